import { listRecordTexts, RECORD_GAP } from '#domain/document/record-texts.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { tokenizeText } from '#domain/search/tokenize.ts';
import type { PlacedBlock } from './placed-block.ts';

/** Something that a record says, placed as a search counts its words. */
export interface RecordBlock extends PlacedBlock {
  readonly label: string;
}

/** What a record says, with the positions of its words. */
export function placeRecordTexts(record: DocumentRecord): RecordBlock[] {
  let firstPosition = 0;
  return listRecordTexts(record).flatMap(({ label, text }, block) => {
    const tokens = tokenizeText(text);
    if (tokens.words.length === 0) return [];
    const placed = { label, block, text, tokens, firstPosition };
    firstPosition += tokens.words.length + RECORD_GAP;
    return [placed];
  });
}
