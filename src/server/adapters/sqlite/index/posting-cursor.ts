import type { Postings } from './segment.ts';

/** Where a cursor stands after the last document. */
export const END = 0xffffffff;

/**
 * Text positions come after all title positions in one numbering, with a gap wider than any distance that can be asked
 * for, so that no phrase and no NEAR reaches from one field into the other.
 */
export const TEXT_BASE = 1 << 24;

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
    this.#documents = postings.documents;
    this.#positions = postings.positions;
    this.#skips = postings.skips;
    this.#at = postings.listStarts[list]!;
    this.#end = postings.listStarts[list + 1]!;
    this.#nextSkip = postings.listSkips[list]!;
    this.#skipEnd = postings.listSkips[list + 1]!;
    this.#positionAt = postings.listPositions[list]!;
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
    for (let field = 0; field < 2; field++) {
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
      if (field === 1 || left > 0 || limit < TEXT_BASE) break;
      left = this.textCount;
      position = TEXT_BASE;
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
    this.#nextSkip = low + 1;
  }

  /** Decodes documents up to the first one not before `target`. */
  #walk(target: number): number {
    const bytes = this.#documents;
    const end = this.#end;
    let at = this.#at;
    let document = this.#previous;
    let { titleCount, textCount } = this;
    let unread = this.#unread;
    this.#started = true;
    for (;;) {
      unread += titleCount + textCount;
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
      }
      if (document >= target) break;
    }
    this.#at = at;
    this.#previous = document;
    this.#unread = unread;
    this.titleCount = titleCount;
    this.textCount = textCount;
    this.document = document;
    return document;
  }
}
