import { useAccount } from '#web/app/account.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import type { KeepSelectionProps } from './star-props.ts';

const KeepButton = createLazyPart<KeepSelectionProps>(async () => (await import('./keep-button.tsx')).KeepButton, {
  failed: () => null,
});

/** Keeps all that is selected among the favorites (OP-68). */
export function KeepSelection(props: KeepSelectionProps) {
  const { codes } = useAccount();
  const isOffered = resolveAddress(useEditionView(), codes, '/favorites', '').kind === 'page';
  return isOffered ? <KeepButton {...props} /> : null;
}
