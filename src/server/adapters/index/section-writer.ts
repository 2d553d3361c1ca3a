/** Takes the bytes of a segment, section by section; the bytes are only valid during the call. */
export interface SectionSink {
  write(section: string, bytes: Uint8Array): void;
}

/** Bytes of a section that are held back before they go to the sink, as one piece. */
const CHUNK_BYTES = 1 << 18;
const LONGEST_NUMBER = 5;
const SHORT_TEXT = 256;
const encoder = new TextEncoder();
/** Fewer bytes than this are copied faster one by one. */
const SHORT_BYTES = 48;

/**
 * Writes one section of a segment front to back. Numbers are little-endian or variable-length (seven bits a byte, low
 * bits first, high bit set on all but the last). Only one chunk is in memory.
 */
export class SectionWriter {
  readonly #sink: SectionSink;
  readonly #section: string;
  #buffer = new Uint8Array(1 << 12);
  #used = 0;
  #flushed = 0;

  constructor(sink: SectionSink, section: string) {
    this.#sink = sink;
    this.#section = section;
  }

  /** Bytes written so far. */
  get length(): number {
    return this.#flushed + this.#used;
  }

  varint(value: number): void {
    if (this.#used + LONGEST_NUMBER > this.#buffer.length) this.#makeRoom(LONGEST_NUMBER);
    const buffer = this.#buffer;
    let rest = value;
    while (rest > 127) {
      buffer[this.#used++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    buffer[this.#used++] = rest;
  }

  uint32(value: number): void {
    if (this.#used + 4 > this.#buffer.length) this.#makeRoom(4);
    const buffer = this.#buffer;
    buffer[this.#used++] = value & 255;
    buffer[this.#used++] = (value >>> 8) & 255;
    buffer[this.#used++] = (value >>> 16) & 255;
    buffer[this.#used++] = value >>> 24;
  }

  bytes(source: Uint8Array, from = 0, to = source.length): void {
    for (let at = from; at < to; at += CHUNK_BYTES) {
      const end = Math.min(to, at + CHUNK_BYTES);
      if (this.#used + end - at > this.#buffer.length) this.#makeRoom(end - at);
      if (end - at < SHORT_BYTES) for (let next = at; next < end; next++) this.#buffer[this.#used++] = source[next]!;
      else {
        this.#buffer.set(source.subarray(at, end), this.#used);
        this.#used += end - at;
      }
    }
  }

  /** A text in UTF-8; one that is short and plain, as words are, is written without a copy. */
  text(value: string): void {
    if (value.length > SHORT_TEXT) return this.bytes(encoder.encode(value));
    if (this.#used + value.length > this.#buffer.length) this.#makeRoom(value.length);
    const buffer = this.#buffer;
    const start = this.#used;
    for (let at = 0; at < value.length; at++) {
      const unit = value.charCodeAt(at);
      if (unit > 127) return this.bytes(encoder.encode(value));
      buffer[start + at] = unit;
    }
    this.#used = start + value.length;
  }

  /** The raw bytes of a typed array. */
  numbers(source: Uint32Array | Uint16Array | Int32Array): void {
    this.bytes(new Uint8Array(source.buffer, source.byteOffset, source.byteLength));
  }

  /** Hands over what is left. */
  end(): void {
    if (this.#used > 0) this.#flush();
  }

  #makeRoom(bytes: number): void {
    if (this.#used + bytes > CHUNK_BYTES) this.#flush();
    if (this.#used + bytes <= this.#buffer.length) return;
    const larger = new Uint8Array(Math.min(CHUNK_BYTES, Math.max(this.#buffer.length * 4, this.#used + bytes)));
    larger.set(this.#buffer.subarray(0, this.#used));
    this.#buffer = larger;
  }

  #flush(): void {
    this.#sink.write(this.#section, this.#buffer.subarray(0, this.#used));
    this.#flushed += this.#used;
    this.#used = 0;
  }
}
