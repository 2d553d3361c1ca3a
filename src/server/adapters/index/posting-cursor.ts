import { readNumber, skipNumber } from './posting-number.ts';
import type { Postings } from './segment.ts';

/** Where a cursor stands after the last document. */
export const END = 0xffffffff;

/**
 * Text positions come after all title positions in one numbering, with a gap wider than any distance that can be asked
 * for, so that no phrase and no NEAR reaches from one field into the other.
 */
export const TEXT_BASE = 1 << 24;

/** A longer text leaves no room for a record behind it. */
export const MOST_TEXT_WORDS = 1 << 25;

/** Where what the record says begins in the same numbering. The evaluator takes positions below `1 << 26`. */
export const RECORD_BASE = TEXT_BASE + MOST_TEXT_WORDS;

const SKIP_ENTRY = 3;

/**
 * Walks one posting list forward; skips blocks of documents, and positions nobody asks for. Comes to an end in damaged
 * bytes too: what lies beyond them is undefined, so the loops ask for what goes on, not for what ends.
 */
export class PostingCursor {
  /** The current document; `END` after the last one. Nothing before the first `advance`. */
  document = 0;
  titleCount = 0;
  textCount = 0;
  /** In the record, less the names. */
  recordCount = 0;
  /** In the names that the document is filed under; their positions stand before those of the rest of the record. */
  nameCount = 0;
  readonly #hasRecords: boolean;
  readonly #hasNames: boolean;
  readonly #documents: Uint8Array;
  readonly #positions: Uint8Array;
  readonly #skips: Uint32Array;
  #at: number;
  #previous = 0;
  #nextSkip: number;
  readonly #skipEnd: number;
  readonly #end: number;
  #positionAt: number;
  /** Positions between `#positionAt` and those of the current document. */
  #unread = 0;
  #started = false;

  constructor(postings: Postings, list: number) {
    this.#hasRecords = postings.hasRecords;
    this.#hasNames = postings.hasNames;
    this.#documents = postings.documents;
    this.#positions = postings.positions;
    this.#skips = postings.skips;
    this.#at = postings.listStarts[list]!;
    this.#end = postings.listStarts[list + 1]!;
    this.#nextSkip = postings.listSkips[list]!;
    this.#skipEnd = postings.listSkips[list + 1]!;
    this.#positionAt = postings.listPositions[list]!;
  }

  /** How many positions the current document has, in all fields. */
  get count(): number {
    return this.titleCount + this.textCount + this.recordCount + this.nameCount;
  }

  /** Moves to the first document not before `target`, and answers it. */
  advance(target: number): number {
    if (this.#started && this.document >= target) return this.document;
    if (this.#nextSkip < this.#skipEnd && this.#skips[this.#nextSkip * SKIP_ENTRY]! < target) this.#skip(target);
    return this.#walk(target);
  }

  /**
   * Writes the positions of the current document, ascending; answers where it stopped. Once for each document. What
   * lies beyond `limit` may be left out.
   */
  readPositions(into: Uint32Array, from: number, limit: number): number {
    const bytes = this.#positions;
    let at = this.#positionAt;
    for (let skip = this.#unread; skip > 0;) if (!(bytes[at++]! > 127)) skip--;
    let used = from;
    let left = this.titleCount;
    let position = 0;
    for (let field = 0; ; field++) {
      while (left > 0 && position <= limit) {
        left--;
        let value = bytes[at++]!;
        if (value > 127) {
          const second = bytes[at++]!;
          value = (value & 127) | ((second & 127) << 7);
          if (second > 127) {
            for (let shift = 14; ; shift += 7) {
              const byte = bytes[at++]!;
              value |= (byte & 127) << shift;
              if (!(byte > 127)) break;
            }
          }
        }
        position += value;
        into[used++] = position;
      }
      if (field === 2 || left > 0) break;
      left = field === 0 ? this.textCount : this.recordCount + this.nameCount;
      position = field === 0 ? TEXT_BASE : RECORD_BASE;
      if (limit < position) break;
    }
    this.#positionAt = at;
    // The next step adds all positions of this document to those ahead; what was read is not.
    this.#unread = from - used;
    return used;
  }

  #skip(target: number): void {
    const skips = this.#skips;
    let low = this.#nextSkip;
    let step = 1;
    while (low + step < this.#skipEnd && skips[(low + step) * SKIP_ENTRY]! < target) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, this.#skipEnd);
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      if (skips[middle * SKIP_ENTRY]! < target) low = middle;
      else high = middle;
    }
    this.#previous = skips[low * SKIP_ENTRY]!;
    this.#at = skips[low * SKIP_ENTRY + 1]!;
    this.#positionAt = skips[low * SKIP_ENTRY + 2]!;
    this.#unread = 0;
    this.titleCount = 0;
    this.textCount = 0;
    this.recordCount = 0;
    this.nameCount = 0;
    this.#nextSkip = low + 1;
  }

  /** Decodes documents up to the first one not before `target`. */
  // Long because: it runs for each document of a list, so the reading of numbers is written out in it.
  #walk(target: number): number {
    const bytes = this.#documents;
    const end = this.#end;
    let at = this.#at;
    let document = this.#previous;
    const hasRecords = this.#hasRecords;
    let { titleCount, textCount, recordCount, nameCount } = this;
    let unread = this.#unread;
    this.#started = true;
    for (;;) {
      unread += titleCount + textCount + recordCount + nameCount;
      if (!(at < end)) {
        document = END;
        break;
      }
      let value = bytes[at++]!;
      if (value > 127) {
        value &= 127;
        for (let shift = 7; ; shift += 7) {
          const byte = bytes[at++]!;
          value |= (byte & 127) << shift;
          if (!(byte > 127)) break;
        }
      }
      document += value;
      value = bytes[at++]!;
      if (value > 127) {
        value &= 127;
        for (let shift = 7; ; shift += 7) {
          const byte = bytes[at++]!;
          value |= (byte & 127) << shift;
          if (!(byte > 127)) break;
        }
      }
      textCount = value >>> 1;
      titleCount = 0;
      recordCount = 0;
      nameCount = 0;
      if ((value & 1) === 1) {
        value = bytes[at++]!;
        if (value > 127) {
          value &= 127;
          for (let shift = 7; ; shift += 7) {
            const byte = bytes[at++]!;
            value |= (byte & 127) << shift;
            if (!(byte > 127)) break;
          }
        }
        titleCount = value;
        if (hasRecords) {
          titleCount = value >>> 1;
          if ((value & 1) === 1) {
            recordCount = readNumber(bytes, at);
            at = skipNumber(bytes, at);
            if (this.#hasNames) {
              if ((recordCount & 1) === 1) {
                nameCount = readNumber(bytes, at);
                at = skipNumber(bytes, at);
              }
              recordCount >>>= 1;
            }
          }
        }
      }
      if (document >= target) break;
    }
    this.#at = at;
    this.#previous = document;
    this.#unread = unread;
    this.titleCount = titleCount;
    this.textCount = textCount;
    this.recordCount = recordCount;
    this.nameCount = nameCount;
    this.document = document;
    return document;
  }
}
