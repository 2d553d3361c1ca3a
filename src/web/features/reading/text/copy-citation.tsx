import { Check, Quote } from 'lucide-react';
import type { DocumentActionProps } from '#web/app/document-actions.tsx';
import { useCopy } from '#web/app/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { writeCitation } from './write-citation.ts';

/** Copies how a document is cited, for a text to write with its title and the way to it; nothing where that is not known. */
export function CopyCitation({ document: { citation, title, url } }: DocumentActionProps) {
  const [isCopied, copy] = useCopy('Citation copied');
  if (!citation) return null;
  const address = new URL(url, location.href).href;
  const take = () => copy(() => copyBoth(citation, writeCitation({ citation, title, address })));
  return (
    <Button kind="icon" aria-label="Copy citation" title={citation} onClick={take}>
      {isCopied ? <Check size="1.125rem" aria-hidden /> : <Quote size="1.125rem" aria-hidden />}
    </Button>
  );
}

/** Words beside HTML for programmes that take more than words; browsers that take no more get the words. */
async function copyBoth(text: string, html: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const flavours = [
    ['text/plain', text],
    ['text/html', html],
  ] as const;
  const item = Object.fromEntries(flavours.map(([type, words]) => [type, new Blob([words], { type })]));
  return navigator.clipboard.write([new ClipboardItem(item)]);
}
