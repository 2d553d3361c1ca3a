import type { DocumentDetails } from '#contract/document.ts';
import { formatNumber } from '#web/ui/format-number.ts';

/** Longer texts are given up by browsers that print them, or take minutes. */
const MOST_PAGES = 600;
/** Characters on a printed page, about. */
const PAGE = 3_000;
/** What is empty behind the last line of a paragraph or a note, and below it, in characters: there may be thousands. */
const ROOM = 45;

/** What is said of printing a very long text. */
export interface LongPrint {
  readonly title: string;
  readonly content: string;
}

/** What a reader is told before a text is printed; undefined for one that every browser prints. */
export function describeLongPrint({ parts }: Pick<DocumentDetails, 'parts'>): LongPrint | undefined {
  const room = parts.reduce((sum, part) => sum + part.characters + (part.toBlock - part.fromBlock) * ROOM, 0);
  const pages = room / PAGE;
  if (pages < MOST_PAGES) return undefined;
  return {
    title: `This text has about ${formatNumber(Math.ceil(pages / 100) * 100)} pages`,
    content:
      'A browser may take minutes to print so many, or give up. “Download”, “PDF” makes a file of all of them, and any program for PDF prints those you need. Print once more to print from here all the same.',
  };
}
