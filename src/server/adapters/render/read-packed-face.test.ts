import { expect, test } from 'vitest';
import { loadPaperFaces } from './paper-faces.ts';
import { readPackedFace } from './read-packed-face.ts';

/** The tables of a face by name. */
function readTables(face: Buffer): ReadonlyMap<string, Buffer> {
  return new Map(
    Array.from({ length: face.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index;
      const start = face.readUInt32BE(entry + 8);
      return [face.toString('latin1', entry, entry + 4), face.subarray(start, start + face.readUInt32BE(entry + 12))];
    }),
  );
}

test.each([0, 1, 2, 3])(
  'A face for the web becomes one for paper: every glyph lies in its own box (face %i)',
  (index) => {
    const face = loadPaperFaces()[index]!.bytes;
    let sum = 0;
    for (let at = 0; at < face.length; at += 4) sum = (sum + face.readUInt32BE(at)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
    const tables = readTables(face);
    const [glyphs, places] = [tables.get('glyf')!, tables.get('loca')!];
    const count = tables.get('maxp')!.readUInt16BE(4);
    const head = tables.get('head')!;
    const isLong = head.readInt16BE(50) === 1;
    const startOf = (glyph: number) => (isLong ? places.readUInt32BE(4 * glyph) : 2 * places.readUInt16BE(2 * glyph));
    expect(places).toHaveLength((isLong ? 4 : 2) * (count + 1));
    expect(startOf(count)).toBe(glyphs.length);
    for (let glyph = 0; glyph < count; glyph += 1) {
      const start = startOf(glyph);
      if (start === startOf(glyph + 1)) continue;
      const [left, low, right, high] = [2, 4, 6, 8].map((at) => glyphs.readInt16BE(start + at)) as [
        number,
        number,
        number,
        number,
      ];
      expect(left >= head.readInt16BE(36) && right <= head.readInt16BE(40) && left <= right, `${glyph}`).toBe(true);
      expect(low >= head.readInt16BE(38) && high <= head.readInt16BE(42) && low <= high, `${glyph}`).toBe(true);
    }
  },
);

test('Bytes that are no face are refused', () => {
  expect(() => readPackedFace(Buffer.from('no face at all'), 'None')).toThrow('no face');
});
