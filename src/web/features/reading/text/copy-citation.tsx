import { Check, Quote } from 'lucide-react';
import type { DocumentActionProps } from '#web/app/document-actions.tsx';
import { useCopy } from '#web/app/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { writeCitation } from './write-citation.ts';

/** Copies how a document is cited, for a text to write with its title and the way to it; nothing where that is not known. */
export function CopyCitation({ document: { citation, title, url } }: DocumentActionProps) {
  const [isCopied, copy] = useCopy('Citation copied');
  if (!citation) return null;
  const take = () => copy(citation, writeCitation({ citation, title, address: new URL(url, location.href).href }));
  return (
    <Button kind="icon" aria-label="Copy citation" title={citation} onClick={take}>
      {isCopied ? <Check size={18} aria-hidden /> : <Quote size={18} aria-hidden />}
    </Button>
  );
}
