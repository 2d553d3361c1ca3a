import { useEffect, useState } from 'react';
import { announce } from './live-region.tsx';

/** How long the confirmation stays, in milliseconds. */
const CONFIRMATION = 1600;

/**
 * Copies text to the clipboard and says so; the first value holds for a moment after it worked. `html` lies beside the text
 * for programmes that take more than words.
 */
export function useCopy(message: string): readonly [boolean, (text: string, html?: string) => void] {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string, html?: string) => {
    try {
      await (html === undefined ? navigator.clipboard.writeText(text) : writeBoth(text, html));
      setCopied(true);
      announce(message);
    } catch {
      announce('Copying is not allowed here');
    }
  };
  return [isCopied, (text, html) => void copy(text, html)];
}

/** Browsers that take no more than words get those. */
async function writeBoth(text: string, html: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const flavours = { 'text/plain': text, 'text/html': html };
  const blobs = Object.entries(flavours).map(([type, words]) => [type, new Blob([words], { type })] as const);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}
