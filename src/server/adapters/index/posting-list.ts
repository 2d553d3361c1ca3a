import type { FieldCounts } from '#domain/search/relevance.ts';
import type { Postings } from './segment.ts';

/** Documents of a segment in ascending order, each with the amount that it has of what was asked for (`amountOf`). */
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

/** Decodes a whole list into arrays; documents that have the word only in fields of weight 0 are left out. */
// Long because: it runs for each document of a list, so the reading of numbers is written out in it.
export function readList(postings: Postings, list: number, fields: FieldCounts): WeightedDocuments {
  const count = postings.listDocuments[list]!;
  const documents = new Uint32Array(count);
  const weights = new Uint32Array(count);
  const { documents: bytes, hasRecords } = postings;
  const { title, text, record } = fields;
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
    let weight = (value >>> 1) * text;
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
      if (hasRecords && (value & 1) === 1) {
        weight = Math.max(weight, readNumber(bytes, at) * record);
        at = skipNumber(bytes, at);
      }
      weight += (hasRecords ? value >>> 1 : value) * title;
    }
    documents[used] = document;
    weights[used] = weight;
    if (weight > 0) used++;
  }
  return used === count
    ? { documents, weights }
    : { documents: documents.subarray(0, used), weights: weights.subarray(0, used) };
}

/** The number that begins at a place. */
export function readNumber(bytes: Uint8Array, at: number): number {
  let value = bytes[at]! & 127;
  for (let shift = 7; bytes[at]! > 127; shift += 7) value |= (bytes[++at]! & 127) << shift;
  return value;
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
