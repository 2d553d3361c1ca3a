import type { RefObject } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import type { PassageBarProps } from './passage-bar.tsx';
import { useKeySelection } from './use-key-selection.ts';
import { usePassage } from './use-passage.ts';

/** What can be done with selected words, loaded when the first are. */
const LazyPassageBar = createLazyPart<PassageBarProps>(async () => (await import('./passage-bar.tsx')).PassageBar, {
  // Copying as the browser does it goes on working without it.
  failed: () => null,
});

/** The bar over what is selected in the text of a document. */
export function PassageTools({
  document,
  text,
}: {
  readonly document: DocumentDetails;
  readonly text: RefObject<HTMLElement | null>;
}) {
  useKeySelection(text);
  const passage = usePassage(text);
  if (!passage) return null;
  return <LazyPassageBar work={document.cited} version={document.version} passage={passage} />;
}
