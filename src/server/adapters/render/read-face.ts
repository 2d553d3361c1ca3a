import type { FaceTable } from './write-face.ts';

const HEADER = 12;
const ENTRY = 16;
/** Where the table `maxp` says how many glyphs there are. */
const GLYPHS = 4;

/** The tables of a TrueType face. */
export function readFace(face: Uint8Array): FaceTable[] {
  const bytes = Buffer.from(face.buffer, face.byteOffset, face.byteLength);
  return Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
    const entry = HEADER + ENTRY * index;
    const [place, length] = [bytes.readUInt32BE(entry + 8), bytes.readUInt32BE(entry + 12)];
    return { name: bytes.toString('latin1', entry, entry + 4), bytes: bytes.subarray(place, place + length) };
  });
}

/** How many glyphs a face has, the one for missing letters among them. */
export function countGlyphs(tables: readonly FaceTable[]): number {
  const bytes = tables.find(({ name }) => name === 'maxp')?.bytes;
  return bytes ? Buffer.from(bytes).readUInt16BE(GLYPHS) : 0;
}
