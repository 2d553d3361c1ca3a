import type { FieldCounts } from '#domain/query/relevance.ts';
import { readNumber, skipNumber } from './posting-number.ts';
import type { Postings } from './segment.ts';

/** Documents of a segment in ascending order, each with the amount that it has of what was asked for (`amountOf`). */
export interface WeightedDocuments {
  readonly documents: Uint32Array;
  readonly weights: Uint32Array;
}

/** Called for each document of a list. */
type DocumentVisitor = (document: number, titleCount: number) => void;

/**
 * Decodes a whole list into arrays; documents that have the word only in fields of weight 0 are left out. The names that
 * a document is filed under weigh nothing, and count as found where the record does.
 */
// Long because: it runs for each document of a list, so the reading of numbers is written out in it.
export function readList(postings: Postings, list: number, fields: FieldCounts): WeightedDocuments {
  const count = postings.listDocuments[list]!;
  const documents = new Uint32Array(count);
  const weights = new Uint32Array(count);
  const { documents: bytes, hasRecords, hasNames } = postings;
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
    let isNamed = false;
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
        const count = readNumber(bytes, at);
        at = skipNumber(bytes, at);
        weight = Math.max(weight, (hasNames ? count >>> 1 : count) * record);
        if (hasNames && (count & 1) === 1) {
          at = skipNumber(bytes, at);
          isNamed = record > 0;
        }
      }
      weight += (hasRecords ? value >>> 1 : value) * title;
    }
    documents[used] = document;
    weights[used] = weight;
    if (weight > 0 || isNamed) used++;
  }
  return used === count
    ? { documents, weights }
    : { documents: documents.subarray(0, used), weights: weights.subarray(0, used) };
}

/** Visits the documents of a list in ascending order. */
export function forEachPosting(postings: Postings, list: number, visit: DocumentVisitor): void {
  const { documents: bytes, hasRecords, hasNames } = postings;
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
    if (hasRecords && (more & 1) === 1) {
      const count = next();
      if (hasNames && (count & 1) === 1) at = skipNumber(bytes, at);
    }
    visit(document, hasRecords ? more >>> 1 : more);
  }
}
