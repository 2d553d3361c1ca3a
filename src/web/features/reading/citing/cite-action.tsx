import { Quote } from 'lucide-react';
import type { DocumentActionProps } from '#web/app/document-actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { Popover } from '#web/ui/popover.tsx';
import type { CiteBoxProps } from './cite-box.tsx';

/** The styles are loaded when somebody cites. */
const LazyCiteBox = createLazyPart<CiteBoxProps>(async () => (await import('./cite-box.tsx')).CiteBox);

/** Opens how a document is cited; nothing where that is not known. */
export function CiteAction({ document: { cited, url } }: DocumentActionProps) {
  if (!cited) return null;
  return (
    <Popover
      label="Cite this document"
      width="text"
      align="end"
      renderTrigger={(properties) => (
        <Button kind="icon" aria-label="Cite" title="Cite" {...properties}>
          <Quote size="1.125rem" aria-hidden />
        </Button>
      )}
    >
      {(_close, isOpen) => (isOpen ? <LazyCiteBox work={cited} address={new URL(url, location.href).href} /> : null)}
    </Popover>
  );
}
