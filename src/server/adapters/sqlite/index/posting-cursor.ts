import type { Postings } from './segment.ts';

/** Where a cursor stands after the last document. */
export const END = 0xffffffff;

/**
 * Text positions come after all title positions in one numbering, with a gap wider than any distance that can be asked
 * for, so that no phrase and no NEAR reaches from one field into the other.
 */
export const TEXT_BASE = 1 << 24;

const SKIP_ENTRY = 3;

/** Walks one posting list forward; skips blocks of documents, and positions nobody asks for. */
export class PostingCursor {
  /** The current document; `END` after the last one. Nothing before the first `advance`. */
  document = 0;
  titleCount = 0;
  textCount = 0;
  readonly #postings: Postings;
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
    this.#postings = postings;
    this.#at = postings.listStarts[list]!;
    this.#end = postings.listStarts[list + 1]!;
    this.#nextSkip = postings.listSkips[list]!;
    this.#skipEnd = postings.listSkips[list + 1]!;
    this.#positionAt = postings.listPositions[list]!;
  }

  /** Moves to the first document not before `target`, and answers it. */
  advance(target: number): number {
    if (this.#started && this.document >= target) return this.document;
    if (this.#nextSkip < this.#skipEnd && this.#postings.skips[this.#nextSkip * SKIP_ENTRY]! < target)
      this.#skip(target);
    do this.#next();
    while (this.document < target);
    return this.document;
  }

  /** Writes the positions of the current document, ascending; answers where it stopped. Once for each document. */
  readPositions(into: Uint32Array, from: number, titleOnly: boolean): number {
    const bytes = this.#postings.positions;
    let at = this.#positionAt;
    for (let skip = this.#unread; skip > 0;) if (bytes[at++]! < 128) skip--;
    let used = from;
    let position = 0;
    const title = this.titleCount;
    const wanted = titleOnly ? title : title + this.textCount;
    for (let index = 0; index < wanted; index++) {
      let value = bytes[at++]!;
      if (value > 127) {
        value &= 127;
        for (let shift = 7; ; shift += 7) {
          const byte = bytes[at++]!;
          value |= (byte & 127) << shift;
          if (byte < 128) break;
        }
      }
      if (index === title) position = TEXT_BASE;
      position += value;
      into[used++] = position;
    }
    this.#positionAt = at;
    // What was read is no longer ahead; with `titleOnly` the text's positions still are.
    this.#unread = titleOnly ? -title : -title - this.textCount;
    return used;
  }

  #skip(target: number): void {
    const { skips } = this.#postings;
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

  #next(): void {
    if (this.#started) this.#unread += this.titleCount + this.textCount;
    this.#started = true;
    if (this.#at >= this.#end) {
      this.document = END;
      return;
    }
    const bytes = this.#postings.documents;
    let at = this.#at;
    let value = bytes[at++]!;
    if (value > 127) {
      value &= 127;
      for (let shift = 7; ; shift += 7) {
        const byte = bytes[at++]!;
        value |= (byte & 127) << shift;
        if (byte < 128) break;
      }
    }
    this.#previous += value;
    this.document = this.#previous;
    value = bytes[at++]!;
    if (value > 127) {
      value &= 127;
      for (let shift = 7; ; shift += 7) {
        const byte = bytes[at++]!;
        value |= (byte & 127) << shift;
        if (byte < 128) break;
      }
    }
    this.textCount = value >>> 1;
    if ((value & 1) === 0) {
      this.titleCount = 0;
      this.#at = at;
      return;
    }
    value = bytes[at++]!;
    if (value > 127) {
      value &= 127;
      for (let shift = 7; ; shift += 7) {
        const byte = bytes[at++]!;
        value |= (byte & 127) << shift;
        if (byte < 128) break;
      }
    }
    this.titleCount = value;
    this.#at = at;
  }
}
