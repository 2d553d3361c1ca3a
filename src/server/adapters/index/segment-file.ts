import type { SegmentMeta } from './segment-meta.ts';

/**
 * A segment in memory, as a value that threads can pass around where its bytes are shared: they are not copied then.
 * Sections begin at multiples of eight, so that typed arrays can lie on them; numbers are little-endian, as on every platform served.
 */
export interface SegmentFile {
  readonly id: number;
  readonly meta: SegmentMeta;
  readonly buffer: ArrayBufferLike;
  /** Section to its place in the buffer: offset and length in bytes. */
  readonly sections: ReadonlyMap<string, readonly [number, number]>;
  /** One bit for each deleted document; absent while there is none. */
  readonly deleted?: Uint8Array;
}

/** The bytes of a section; empty where the segment has none. */
export function sectionBytes(file: SegmentFile, name: string): Uint8Array {
  const [offset, length] = file.sections.get(name) ?? [0, 0];
  return new Uint8Array(file.buffer, offset, length);
}

export function sectionUint32(file: SegmentFile, name: string): Uint32Array {
  const [offset, length] = file.sections.get(name) ?? [0, 0];
  return new Uint32Array(file.buffer, offset, length >>> 2);
}

export function sectionInt32(file: SegmentFile, name: string): Int32Array {
  const [offset, length] = file.sections.get(name) ?? [0, 0];
  return new Int32Array(file.buffer, offset, length >>> 2);
}

export function sectionUint16(file: SegmentFile, name: string): Uint16Array {
  const [offset, length] = file.sections.get(name) ?? [0, 0];
  return new Uint16Array(file.buffer, offset, length >>> 1);
}
