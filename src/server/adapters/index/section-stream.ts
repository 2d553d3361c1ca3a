import type { SegmentPiece, SegmentReading } from './segment-files.ts';
import type { SectionWriter } from './section-writer.ts';

/** Pieces of a section kept in memory: streams that follow each other share them, and a step back finds the last one. */
const MOST_PIECES = 3;
const NO_BYTES = new Uint8Array(0);

/** A section in a store: a few of its pieces are in memory. */
export class StoredSection {
  readonly #files: Pick<SegmentReading, 'readPiece'>;
  readonly #ids: readonly number[];
  /** Where each piece begins, and the length of the whole. */
  readonly starts: readonly number[];
  readonly #recent = new Map<number, Uint8Array>();

  /** `pieces` are those of the section, front to back. */
  constructor(files: Pick<SegmentReading, 'readPiece'>, pieces: readonly SegmentPiece[]) {
    this.#files = files;
    this.#ids = pieces.map(({ id }) => id);
    const starts = [0];
    for (const { length } of pieces) starts.push(starts.at(-1)! + length);
    this.starts = starts;
  }

  /** Throws beyond the last piece. */
  read(piece: number): Uint8Array {
    const id = this.#ids[piece];
    if (id === undefined) throw new RangeError('a posting list leads out of its section');
    const bytes = this.#recent.get(piece) ?? this.#files.readPiece(id);
    this.#recent.delete(piece);
    this.#recent.set(piece, bytes);
    for (const [oldest] of this.#recent) {
      if (this.#recent.size <= MOST_PIECES) break;
      this.#recent.delete(oldest);
    }
    return bytes;
  }
}

/** Reads numbers of variable length out of a stored section, forward from any place. */
export class SectionStream {
  readonly #section: StoredSection;
  /** The piece at hand, where it begins in the section, and how far it is read. */
  #piece = -1;
  #start = 0;
  #bytes: Uint8Array = NO_BYTES;
  #at = 0;

  constructor(section: StoredSection) {
    this.#section = section;
  }

  /** Goes on from this byte of the section. */
  seek(offset: number): void {
    const at = offset - this.#start;
    if (at >= 0 && at <= this.#bytes.length && this.#piece >= 0) {
      this.#at = at;
      return;
    }
    const { starts } = this.#section;
    let low = 0;
    let high = starts.length - 1;
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    this.#open(low, offset - starts[low]!);
  }

  next(): number {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      if (this.#at === this.#bytes.length) this.#open(this.#piece + 1, 0);
      const byte = this.#bytes[this.#at++]!;
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
  }

  /** Steps over so many numbers, and copies them as they are where a writer is given. */
  pass(count: number, writer?: SectionWriter): void {
    for (let left = count; left > 0;) {
      if (this.#at === this.#bytes.length) this.#open(this.#piece + 1, 0);
      const bytes = this.#bytes;
      const from = this.#at;
      let at = from;
      while (left > 0 && at < bytes.length) if (bytes[at++]! < 128) left--;
      this.#at = at;
      writer?.bytes(bytes, from, at);
    }
  }

  #open(piece: number, at: number): void {
    this.#bytes = this.#section.read(piece);
    this.#start = this.#section.starts[piece]!;
    this.#piece = piece;
    this.#at = at;
  }
}
