import type { FieldCounts } from '#domain/query/relevance.ts';
import type { WeightedDocuments } from './posting-list.ts';
import { readNumber, skipNumber } from './posting-number.ts';
import type { Postings } from './segment.ts';

/**
 * Joins posting lists of one segment. Weights are summed in an array over all documents, and a bit marks each document
 * that has one, so that gathering costs a thirty-second of the documents and both are clean again afterwards. Kept
 * between queries; not for two at a time.
 */
export class ListUnion {
  readonly #weights: Uint32Array;
  readonly #bits: Uint32Array;

  constructor(documents: number) {
    this.#weights = new Uint32Array(documents);
    this.#bits = new Uint32Array((documents + 31) >>> 5);
  }

  // Long because: it runs for each document of a list, so the reading of numbers is written out in it.
  addList(postings: Postings, list: number, fields: FieldCounts): void {
    const { documents: bytes, hasRecords, hasNames } = postings;
    const weights = this.#weights;
    const bits = this.#bits;
    const { title, text, record } = fields;
    let at = postings.listStarts[list]!;
    let document = 0;
    for (let left = postings.listDocuments[list]!; left > 0; left--) {
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
      if (weight === 0 && !isNamed) continue;
      weights[document]! += weight;
      bits[document >>> 5]! |= 1 << (document & 31);
    }
  }

  addDocuments(documents: Uint32Array): void {
    const bits = this.#bits;
    for (let index = 0; index < documents.length; index++) {
      const document = documents[index]!;
      bits[document >>> 5]! |= 1 << (document & 31);
    }
  }

  /** Everything added since the last call, in ascending order. */
  take(): WeightedDocuments {
    const bits = this.#bits;
    let count = 0;
    for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) count += countBits(bits[word]!);
    const documents = new Uint32Array(count);
    const weights = new Uint32Array(count);
    let used = 0;
    for (let word = 0; word < bits.length; word++) {
      let rest = bits[word]! | 0;
      if (rest === 0) continue;
      bits[word] = 0;
      for (; rest !== 0; rest &= rest - 1) {
        const document = (word << 5) + 31 - Math.clz32(rest & -rest);
        documents[used] = document;
        weights[used++] = this.#weights[document]!;
        this.#weights[document] = 0;
      }
    }
    return { documents, weights };
  }
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
