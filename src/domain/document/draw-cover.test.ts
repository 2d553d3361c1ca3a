import { expect, test } from 'vitest';
import { coverAddress, drawCover } from './draw-cover.ts';

test('a cover shows title and kind of its work, always the same, and takes no markup from a title (OP-131)', () => {
  const book = { id: 'book-1', title: 'Beacons & <script>alert(1)</script> Lights', type: 'Journal' };
  const drawn = drawCover(book);
  expect(drawn).toBe(drawCover(book));
  expect(drawn).toMatch(/^<svg .*>Journal<\/text><\/svg>$/);
  expect(drawn).toContain('Beacons &amp;');
  expect(drawn).not.toContain('<script');
});

test('a long title ends in an ellipsis within the cover', () => {
  const drawn = drawCover({ id: 'a', title: 'harbours '.repeat(60), type: 'Book' });
  expect(drawn.match(/<text/g)).toHaveLength(8);
  expect(drawn).toContain('>…</text>');
});

test('the address of a cover changes with the version (OP-131)', () => {
  expect(coverAddress('book 1', '2031-01-02T03:04:05.678Z')).toBe(
    '/apiv2/document/cover/book%201.svg?v=20310102030405678',
  );
});
