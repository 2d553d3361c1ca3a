import { useEffect, useRef } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { notify } from '#web/app/notifications.ts';
import { formatNumber } from '#web/ui/format-number.ts';

/** Longer texts are given up by browsers that print them, or take minutes; in characters. */
const MOST_CHARACTERS = 3_000_000;
/** Characters on a printed page, about. */
const PAGE = 3_000;
/** How long the words stay, in milliseconds. */
const LONG_ENOUGH = 30_000;

/**
 * Says before a very long text is printed that the browser may not manage it, and what does: the PDF that the server
 * makes. Whoever presses the keys again prints all the same.
 */
export function usePrintHint({ parts }: Pick<DocumentDetails, 'parts'>): void {
  const isSaid = useRef(false);
  const characters = parts.reduce((sum, part) => sum + part.characters, 0);
  useEffect(() => {
    if (characters < MOST_CHARACTERS) return;
    const look = (event: KeyboardEvent) => {
      const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'p';
      if (!isPrint || isSaid.current) return;
      isSaid.current = true;
      event.preventDefault();
      notify({
        type: 'information',
        title: `This text has about ${formatNumber(Math.ceil(characters / PAGE / 100) * 100)} pages`,
        content:
          'A browser may take minutes to print so many, or give up. “Download”, “PDF” makes a file of all of them, and any program for PDF prints those you need. Press the same keys again to print from here all the same.',
        autoCloseTimeout: LONG_ENOUGH,
      });
    };
    window.addEventListener('keydown', look);
    return () => window.removeEventListener('keydown', look);
  }, [characters]);
}
