import { Columns3 } from 'lucide-react';
import type { DocumentActionProps } from '#web/app/document-actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { Popover } from '#web/ui/popover.tsx';
import type { CompareDocumentProps } from './compare-document.tsx';
import { LazyPlaceLinks } from './lazy-place-links.ts';

/** Of a treaty that binds more there is no place to compare. */
const MOST_PLACES = 6;
const NONE: readonly string[] = [];

/** Loaded when somebody compares: most documents answer in no comparison. */
const LazyCompareDocument = createLazyPart<CompareDocumentProps>(
  async () => (await import('./compare-document.tsx')).CompareDocument,
);

/**
 * Leads from a document that answers in a comparison to that, with its place and the section in view chosen; from any
 * other, such as an act, to the comparisons that have a column on its places.
 */
export function CompareAction({ document: { id, comparisons = NONE, jurisdictions = NONE } }: DocumentActionProps) {
  const places = jurisdictions.length > MOST_PLACES ? NONE : jurisdictions;
  if (comparisons.length === 0 && places.length === 0) return null;
  return (
    <Popover
      label="Compare this"
      width="text"
      renderTrigger={(properties) => (
        <Button kind="icon" aria-label="Compare this" title="Compare this" {...properties}>
          <Columns3 size="1.125rem" aria-hidden />
        </Button>
      )}
    >
      {(close, isOpen) => {
        if (!isOpen) return null;
        if (comparisons.length > 0) return <LazyCompareDocument {...{ id, comparisons }} onLeave={close} />;
        return places.map((name) => <LazyPlaceLinks key={name} name={name} compares="places" onLeave={close} />);
      }}
    </Popover>
  );
}
