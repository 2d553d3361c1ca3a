import { blockText, type Block } from '#domain/document/block.ts';
import type { LegalDate } from '#domain/document/document.ts';
import { isFirstOfJanuarySaid, leavePlaceholders } from '#domain/document/placeholder-date.ts';
import type { TakenEvent } from './run-records.ts';

/** Blocks in which the head of a text says its day. */
const HEAD_BLOCKS = 60;

/** The beginning of the text that is being read. */
export class HeadOfText {
  #blocks: readonly Block[] = [];

  add(blocks: readonly Block[]): void {
    if (this.#blocks.length < HEAD_BLOCKS) this.#blocks = [...this.#blocks, ...blocks].slice(0, HEAD_BLOCKS);
  }

  clear(): void {
    this.#blocks = [];
  }

  /** Of the days that stand for none: all of them are the first of January. */
  says(date: LegalDate): boolean {
    return this.#blocks.some((block) => isFirstOfJanuarySaid(blockText(block), date.slice(0, 4)));
  }
}

/** The dates of records that are those of the documents by which they are shown. */
const DATES_OF = { case: ['date'], publication: ['publicationDate', 'updated'] } as const;

/** What a file gives without the days that its source wrote because it knew none, and those days (OP-194). */
export function withoutPlaceholders(event: TakenEvent, head: HeadOfText, today: LegalDate) {
  const say = head.says.bind(head);
  const left: LegalDate[] = [];
  const clean = <Dates extends object>(dates: Dates): Dates => {
    const cleaned = leavePlaceholders(dates, today, say);
    left.push(...cleaned.left);
    return cleaned.left.length === 0 ? dates : cleaned.dates;
  };
  const ofDocument = event.document && { ...event.document, dates: clean(event.document.dates) };
  const taken = left.length > 0 ? ({ ...event, document: ofDocument } as TakenEvent) : event;
  if (taken.kind !== 'case' && taken.kind !== 'publication') return { event: taken, left };
  const { record } = taken;
  const own: readonly string[] = DATES_OF[taken.kind];
  const dates = Object.fromEntries(Object.entries(record).filter(([name]) => own.includes(name)));
  const others = Object.fromEntries(Object.entries(record).filter(([name]) => !own.includes(name)));
  return { event: { ...taken, record: { ...others, ...clean(dates) } } as TakenEvent, left: [...new Set(left)] };
}
