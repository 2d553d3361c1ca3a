import { Check, Quote } from 'lucide-react';
import type { DocumentActionProps } from '#web/app/document-actions.tsx';
import { useCopy } from '#web/app/use-copy.ts';
import { Button } from '#web/ui/button.tsx';

/** Copies how a document is cited; nothing where that is not known. */
export function CopyCitation({ document: { citation } }: DocumentActionProps) {
  const [isCopied, copy] = useCopy('Citation copied');
  if (!citation) return null;
  return (
    <Button kind="icon" aria-label="Copy citation" title={citation} onClick={() => copy(citation)}>
      {isCopied ? <Check size={18} aria-hidden /> : <Quote size={18} aria-hidden />}
    </Button>
  );
}
