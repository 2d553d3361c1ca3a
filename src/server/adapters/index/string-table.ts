import { SectionWriter, type SectionSink } from './section-writer.ts';

const LINE_FEED = 10;
const TERMINATOR = new Uint8Array([LINE_FEED]);
const SURROGATES = /[\ud800-\udfff]/;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Writes a list of strings as two sections: `name`, UTF-8 with a line feed before the first and after each (so that a
 * byte search can ask for a beginning or an end), and `nameOffsets`, where each begins, with one entry more at the end.
 */
export class StringTableWriter {
  readonly #bytes: SectionWriter;
  readonly #offsets: SectionWriter;

  constructor(sink: SectionSink, name: string) {
    this.#bytes = new SectionWriter(sink, name);
    this.#offsets = new SectionWriter(sink, `${name}Offsets`);
    this.#bytes.bytes(TERMINATOR);
  }

  add(value: string | Uint8Array): void {
    this.#offsets.uint32(this.#bytes.length);
    if (typeof value === 'string') this.#bytes.text(value);
    else this.#bytes.bytes(value);
    this.#bytes.bytes(TERMINATOR);
  }

  end(): void {
    this.#offsets.uint32(this.#bytes.length);
    this.#bytes.end();
    this.#offsets.end();
  }
}

/** Reads what `StringTableWriter` wrote; the bytes may be shared between threads. */
export class StringTable {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
  readonly size: number;

  constructor(bytes: Uint8Array, offsets: Uint32Array) {
    this.bytes = bytes;
    this.offsets = offsets;
    this.size = Math.max(0, offsets.length - 1);
  }

  get(index: number): string {
    return decodeBytes(this.view(index));
  }

  /** The bytes of one string, not copied. */
  view(index: number): Uint8Array {
    return this.bytes.subarray(this.offsets[index], this.offsets[index + 1]! - 1);
  }

  /** The place of a string in a sorted table, or -1. */
  find(value: string): number {
    const wanted = encoder.encode(value);
    const index = this.lowerBound(wanted);
    return index < this.size && this.#compare(index, wanted, false) === 0 ? index : -1;
  }

  /** The range of a sorted table whose strings begin with `prefix`: first, and one past the last. */
  prefixRange(prefix: string): readonly [number, number] {
    const wanted = encoder.encode(prefix);
    const from = this.lowerBound(wanted);
    let low = from;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, wanted, true) <= 0) low = middle + 1;
      else high = middle;
    }
    return [from, low];
  }

  /** The first index whose string is not before `wanted`, in the order of bytes. */
  lowerBound(wanted: Uint8Array): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, wanted, false) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The string at which a byte of the table stands. */
  indexAt(offset: number): number {
    let low = 0;
    let high = this.size - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.offsets[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Below zero where a string comes before one of another table, in the order of bytes. */
  compare(index: number, other: StringTable, otherIndex: number): number {
    const { bytes, offsets } = this;
    const start = offsets[index]!;
    const otherStart = other.offsets[otherIndex]!;
    const length = offsets[index + 1]! - start;
    const otherLength = other.offsets[otherIndex + 1]! - otherStart;
    const shared = Math.min(length, otherLength) - 1;
    for (let at = 0; at < shared; at++) {
      const difference = bytes[start + at]! - other.bytes[otherStart + at]!;
      if (difference !== 0) return difference;
    }
    return length - otherLength;
  }

  #compare(index: number, wanted: Uint8Array, prefixOnly: boolean): number {
    const { bytes } = this;
    const start = this.offsets[index]!;
    const length = this.offsets[index + 1]! - 1 - start;
    const shared = Math.min(length, wanted.length);
    for (let at = 0; at < shared; at++) {
      const difference = bytes[start + at]! - wanted[at]!;
      if (difference !== 0) return difference;
    }
    return prefixOnly && length >= wanted.length ? 0 : length - wanted.length;
  }
}

/** Sorts in place in the order of UTF-8 bytes, which is the order of code points. */
export function sortByBytes(strings: string[]): string[] {
  if (!strings.some((string) => SURROGATES.test(string))) return strings.sort();
  const encoded = new Map(strings.map((string) => [string, Buffer.from(string)]));
  return strings.sort((a, b) => Buffer.compare(encoded.get(a)!, encoded.get(b)!));
}

/** Decodes UTF-8; the decoder takes no shared memory, so short strings are copied first. */
export function decodeBytes(bytes: Uint8Array): string {
  return decoder.decode(bytes.buffer instanceof ArrayBuffer ? bytes : new Uint8Array(bytes));
}
