import type { Postings } from './segment.ts';

/** How much a word in the title counts beside one in the text. */
export const TITLE_WEIGHT = 5;

/** Documents of a segment in ascending order, each with the weighted count of what was asked for. */
export interface WeightedDocuments {
  readonly documents: Uint32Array;
  readonly weights: Uint32Array;
}

/** Called for each document of a list. */
type DocumentVisitor = (document: number, titleCount: number, textCount: number) => void;

/** Decodes a whole list into arrays. With `titleOnly`, documents whose title lacks the word are left out. */
export function readList(postings: Postings, list: number, titleOnly: boolean): WeightedDocuments {
  const count = postings.listDocuments[list]!;
  const documents = new Uint32Array(count);
  const weights = new Uint32Array(count);
  const bytes = postings.documents;
  let at = postings.listStarts[list]!;
  let document = 0;
  let used = 0;
  for (let index = 0; index < count; index++) {
    let value = bytes[at++]!;
    if (value > 127) {
      value &= 127;
      for (let shift = 7; ; shift += 7) {
        const byte = bytes[at++]!;
        value |= (byte & 127) << shift;
        if (byte < 128) break;
      }
    }
    document += value;
    value = bytes[at++]!;
    if (value > 127) {
      value &= 127;
      for (let shift = 7; ; shift += 7) {
        const byte = bytes[at++]!;
        value |= (byte & 127) << shift;
        if (byte < 128) break;
      }
    }
    let weight = titleOnly ? 0 : value >>> 1;
    if ((value & 1) === 1) {
      value = bytes[at++]!;
      if (value > 127) {
        value &= 127;
        for (let shift = 7; ; shift += 7) {
          const byte = bytes[at++]!;
          value |= (byte & 127) << shift;
          if (byte < 128) break;
        }
      }
      weight += value * TITLE_WEIGHT;
    }
    documents[used] = document;
    weights[used] = weight;
    if (weight > 0) used++;
  }
  return used === count
    ? { documents, weights }
    : { documents: documents.subarray(0, used), weights: weights.subarray(0, used) };
}

/** Visits the documents of a list in ascending order. */
export function forEachPosting(postings: Postings, list: number, visit: DocumentVisitor): void {
  const bytes = postings.documents;
  let at = postings.listStarts[list]!;
  let document = 0;
  const next = (): number => {
    let value = bytes[at++]!;
    if (value > 127) {
      value &= 127;
      for (let shift = 7; ; shift += 7) {
        const byte = bytes[at++]!;
        value |= (byte & 127) << shift;
        if (byte < 128) break;
      }
    }
    return value >>> 0;
  };
  for (let left = postings.listDocuments[list]!; left > 0; left--) {
    document += next();
    const counts = next();
    visit(document, (counts & 1) === 1 ? next() : 0, counts >>> 1);
  }
}
