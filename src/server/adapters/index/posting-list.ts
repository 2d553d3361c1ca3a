import type { Postings } from './segment.ts';

/** How much a word in the title counts beside one in the text. */
export const TITLE_WEIGHT = 5;

/** Documents of a segment in ascending order, each with the weighted count of what was asked for. */
export interface WeightedDocuments {
  readonly documents: Uint32Array;
  readonly weights: Uint32Array;
}

/** Called for each document of a list. */
type DocumentVisitor = (document: number, titleCount: number) => void;

/** Behind the number that begins at a place. */
export function skipNumber(bytes: Uint8Array, at: number): number {
  while (bytes[at]! > 127) at++;
  return at + 1;
}

/**
 * Decodes a whole list into arrays. With `titleOnly`, documents whose title lacks the word are left out. What stands in
 * a record finds a document and weighs nothing.
 */
// Long because: it runs for each document of a list, so the reading of numbers is written out in it.
export function readList(postings: Postings, list: number, titleOnly: boolean): WeightedDocuments {
  const count = postings.listDocuments[list]!;
  const documents = new Uint32Array(count);
  const weights = new Uint32Array(count);
  const { documents: bytes, hasRecords } = postings;
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
      weight += (hasRecords ? value >>> 1 : value) * TITLE_WEIGHT;
      if (hasRecords && (value & 1) === 1) at = skipNumber(bytes, at);
    }
    documents[used] = document;
    weights[used] = weight;
    if (weight > 0 || !titleOnly) used++;
  }
  return used === count
    ? { documents, weights }
    : { documents: documents.subarray(0, used), weights: weights.subarray(0, used) };
}

/** Visits the documents of a list in ascending order. */
export function forEachPosting(postings: Postings, list: number, visit: DocumentVisitor): void {
  const { documents: bytes, hasRecords } = postings;
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
    const more = (counts & 1) === 1 ? next() : 0;
    if (hasRecords && (more & 1) === 1) at = skipNumber(bytes, at);
    visit(document, hasRecords ? more >>> 1 : more);
  }
}
