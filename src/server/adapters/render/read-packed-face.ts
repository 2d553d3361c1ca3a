import { inflateSync } from 'node:zlib';
import type { FaceTable } from './write-face.ts';
import { writeNamedFace } from './write-named-face.ts';

const HEADER = 44;
const ENTRY = 20;

/**
 * A face for paper out of one for the web (WOFF 1.0): TrueType, which is what pages are set in and what Word takes in. It
 * calls itself by `family`. Throws where the bytes are no such face.
 */
export function readPackedFace(packed: Uint8Array, family: string): Uint8Array {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  if (bytes.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no face for the web.');
  const tables = Array.from({ length: bytes.readUInt16BE(12) }, (_, index) => readTable(bytes, HEADER + ENTRY * index));
  return writeNamedFace(tables, family);
}

/** A table by its entry: name, place, length as it lies there and as it is. */
function readTable(bytes: Buffer, entry: number): FaceTable {
  const [place, packed, length] = [4, 8, 12].map((at) => bytes.readUInt32BE(entry + at)) as [number, number, number];
  const part = bytes.subarray(place, place + packed);
  return { name: bytes.toString('latin1', entry, entry + 4), bytes: packed < length ? inflateSync(part) : part };
}
