import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockText, type Block } from '#domain/document/block.ts';
import { inlineText, type Inline } from '#domain/document/inline.ts';
import { cutBlock, LONGEST_BLOCK } from './cut-block.ts';

test('a block that is long enough to weigh 1 MB becomes several that say the same (issue 12)', () => {
  const text = 'The tribunal finds. '.repeat(60_000).trim();
  const pieces = cutBlock({ kind: 'paragraph', number: '12.', role: 'quote', depth: 1, inlines: [text] });
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.every((piece) => Buffer.byteLength(blockText(piece)) < 1_000_000)).toBe(true);
  expect(pieces.map((piece) => (piece.kind === 'paragraph' ? inlineText(piece.inlines) : '')).join('')).toBe(text);
  expect(pieces[0]).toMatchObject({ number: '12.', role: 'quote', depth: 1 });
  expect(pieces[1]).toEqual({ kind: 'paragraph', role: 'quote', depth: 1, inlines: [expect.any(String)] });
});

test('a table is cut between rows, a note between paragraphs; caption, mark and ids stay with the first', () => {
  const row = [{ paragraphs: [['word '.repeat(20)]] }];
  const table = cutBlock(
    { kind: 'table', caption: ['Awards'], sourceIds: ['t1'], rows: Array.from({ length: 10 }, () => row) },
    250,
  );
  expect(table.map((piece) => (piece.kind === 'table' ? piece.rows.length : 0))).toEqual([2, 2, 2, 2, 2]);
  expect(table.map((piece) => [piece.sourceIds, 'caption' in piece])).toEqual([
    [['t1'], true],
    ...Array.from({ length: 4 }, () => [undefined, false]),
  ]);
  const note = cutBlock(
    { kind: 'footnote', mark: '3', sourceIds: ['n3'], paragraphs: [['a '.repeat(90)], ['b '.repeat(90)]] },
    250,
  );
  expect(note.map((piece) => (piece.kind === 'footnote' ? piece.mark : ''))).toEqual(['3', '']);
});

test('each piece of a table has its heads to stand above it, and none ends within a cell (issue 14)', () => {
  const cell = (text: string, rest = {}) => ({ paragraphs: [[text]], ...rest });
  const head = ['Invoice', 'Sum'].map((text) => cell(text, { header: true }));
  const rows = Array.from({ length: 8 }, (_, at) =>
    at % 2 === 0 ? [cell('L'.repeat(30), { rowspan: 2 }), cell('1')] : [cell('2')],
  );
  const pieces = cutBlock({ kind: 'table', rows: [head, ...rows] }, 50).flatMap((piece) =>
    piece.kind === 'table' ? [piece] : [],
  );
  expect(pieces.map((piece) => piece.rows.length)).toEqual([3, 2, 2, 2]);
  expect(pieces.map(({ continues }) => continues)).toEqual([undefined, [head], [head], [head]]);
  // What hangs together for longer than a block may be is cut all the same.
  const tall = [[cell('L', { rowspan: 9 }), cell('x'.repeat(30))], ...rows.map(() => [cell('y'.repeat(30))])];
  expect(cutBlock({ kind: 'table', rows: tall }, 70).length).toBeGreaterThan(3);
});

const INLINE = fc.letrec<{ inline: Inline; inlines: Inline[] }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.record({ kind: fc.constant('emphasis' as const), children: tie('inlines') }),
  ),
  inlines: fc.array(tie('inline'), { maxLength: 5 }),
})).inlines;

test('no word and no character is lost, and no piece is longer than it may be', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(INLINE, fc.integer({ min: 2, max: 40 }), (inlines, longest) => {
      const pieces = cutBlock({ kind: 'paragraph', inlines }, longest);
      const texts = pieces.map((piece: Block) => (piece.kind === 'paragraph' ? inlineText(piece.inlines) : ''));
      expect(texts.join('')).toBe(inlineText(inlines));
      for (const text of texts) expect(text.length).toBeLessThanOrEqual(longest);
    }),
    { numRuns: 1_000, seed: 3 },
  );
});

test('what is short enough is the very same block', () => {
  const block: Block = { kind: 'paragraph', inlines: ['a'.repeat(LONGEST_BLOCK)] };
  expect(cutBlock(block)[0]).toBe(block);
});
