import { createLazyPart } from '#web/ui/lazy-part.tsx';
import type { KeepSelectionProps } from './star-props.ts';
import { useHasFavorites } from './use-has-favorites.ts';

const KeepButton = createLazyPart<KeepSelectionProps>(async () => (await import('./keep-button.tsx')).KeepButton, {
  failed: () => null,
});

/** Keeps all that is selected among the favorites (OP-68). */
export function KeepSelection(props: KeepSelectionProps) {
  return useHasFavorites() ? <KeepButton {...props} /> : null;
}
