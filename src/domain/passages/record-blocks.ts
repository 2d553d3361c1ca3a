import { listRecordTexts } from '#domain/indexing/record-texts.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { RecordPlaces, sortByPlace } from '#domain/query/record-places.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import type { PlacedBlock } from './placed-block.ts';

/** Something that a record says, placed as a search counts its words. */
export interface RecordBlock extends PlacedBlock {
  readonly label: string;
}

/** What a record says, with the positions of its words. */
export function placeRecordTexts(record: DocumentRecord): RecordBlock[] {
  const places = new RecordPlaces();
  return sortByPlace(listRecordTexts(record)).flatMap((said, block) => {
    const tokens = tokenizeText(said.text);
    const firstPosition = places.begin(said);
    if (tokens.words.length === 0 || firstPosition === undefined) return [];
    places.end(said, tokens.words.length);
    return [{ label: said.label, block, text: said.text, tokens, firstPosition }];
  });
}
