import { Columns3 } from 'lucide-react';
import type { DocumentActionProps } from '#web/app/document-actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { Popover } from '#web/ui/popover.tsx';
import type { CompareDocumentProps } from './compare-document.tsx';

/** Loaded when somebody compares: most documents answer in no comparison. */
const LazyCompareDocument = createLazyPart<CompareDocumentProps>(
  async () => (await import('./compare-document.tsx')).CompareDocument,
);

/** Leads from a document that answers in a comparison to that, with its place and the section in view chosen. */
export function CompareAction({ document: { id, comparisons } }: DocumentActionProps) {
  if (comparisons === undefined || comparisons.length === 0) return null;
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
      {(close, isOpen) => (isOpen ? <LazyCompareDocument {...{ id, comparisons }} onLeave={close} /> : null)}
    </Popover>
  );
}
