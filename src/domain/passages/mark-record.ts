import type { DocumentRecord } from '#domain/document/document.ts';
import { markSpans, type MatchSpan } from './mark-spans.ts';
import type { MarkedText } from './marked-text.ts';
import { isIn } from './placed-block.ts';
import { placeRecordTexts } from './record-blocks.ts';

/** Something that is said of a document beside its text, with the matches in it. */
export interface SaidMatch extends MarkedText {
  /** What it is, for readers: “Title”, “Summary”. */
  readonly label: string;
}

/** What a record says where a query matches in it, in the order in which it is searched. */
export function markRecord(record: DocumentRecord, spans: readonly MatchSpan[]): SaidMatch[] {
  if (spans.length === 0) return [];
  return placeRecordTexts(record).flatMap((block) => {
    const within = spans.filter(({ first }) => isIn(block, first));
    if (within.length === 0) return [];
    return [{ label: block.label, text: block.text, marks: markSpans(block.tokens, block.firstPosition, within) }];
  });
}
