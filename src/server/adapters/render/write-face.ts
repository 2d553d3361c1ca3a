/** A part of a face, for example `cmap`. */
export interface FaceTable {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const ENTRY = 16;
const HEADER = 12;
/** The sum of a whole face comes out as this. */
const MAGIC = 0xb1b0afba;
const ADJUSTMENT = 8;

/** A TrueType face of these tables. */
export function writeFace(tables: readonly FaceTable[]): Uint8Array {
  const sorted = tables.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const head = Buffer.alloc(HEADER + ENTRY * sorted.length);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(power * ENTRY, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((sorted.length - power) * ENTRY, 10);
  const parts: Buffer[] = [head];
  let place = head.length;
  for (const [index, { name, bytes }] of sorted.entries()) {
    const part = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    part.set(bytes);
    if (name === 'head') part.writeUInt32BE(0, ADJUSTMENT);
    const entry = HEADER + ENTRY * index;
    head.write(name, entry, 'latin1');
    head.writeUInt32BE(sumOf(part), entry + 4);
    head.writeUInt32BE(place, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    parts.push(part);
    place += part.length;
  }
  const face = Buffer.concat(parts);
  const at = sorted.findIndex(({ name }) => name === 'head');
  face.writeUInt32BE((MAGIC - sumOf(face)) >>> 0, head.readUInt32BE(HEADER + ENTRY * at + 8) + ADJUSTMENT);
  return face;
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
