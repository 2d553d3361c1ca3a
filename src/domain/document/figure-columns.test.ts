import { expect, it } from 'vitest';
import type { TableCell } from './block.ts';
import { listFigureTails } from './figure-columns.ts';

const cell = (text: string, header = false): TableCell => ({ paragraphs: [[text]], ...(header ? { header } : {}) });

/** Tails of one column below a head, beside a column of names. */
function tailsOf(...texts: readonly string[]): (string | undefined)[] {
  const rows = [[cell('Item', true), cell('Sum', true)], ...texts.map((text) => [cell('name'), cell(text)])];
  const tails = listFigureTails(rows);
  return rows.slice(1).map((row) => tails.get(row[1] as TableCell));
}

it.each([
  [
    ['---', '$59,160.45', '---'],
    ['', '', ''],
  ],
  [
    ['1.5', '12', '3.25'],
    ['5', '.25', ''],
  ],
  [
    ['12', '7'],
    ['', ''],
  ],
  [
    ['1,250,000', '930'],
    ['', ''],
  ],
  [
    ['1.250,50', '930,5', '12'],
    ['', '0', ',50'],
  ],
  [
    ['12%', '3.5%'],
    ['.5', ''],
  ],
  [
    ['(3)', '4'],
    ['', ')'],
  ],
  [
    ['EUR 1.00', 'EUR 12'],
    ['', '.00'],
  ],
  [
    ['–', '1.5', '2'],
    ['', '', '.5'],
  ],
])('a column of %j is drawn with %j behind its figures', (texts, tails) => {
  const drawn = tailsOf(...texts);
  expect(drawn.map((tail) => tail?.length)).toEqual(tails.map((tail) => tail?.length));
});

it('a column with words, one figure or names of things is none of figures', () => {
  expect(tailsOf('1.5', 'paid')).toEqual([undefined, undefined]);
  expect(tailsOf('1.5', '')).toEqual([undefined, undefined]);
  const numbered = [
    [cell('1'), cell('Claim')],
    [cell('2'), cell('Costs')],
  ];
  expect(listFigureTails(numbered).size).toBe(0);
});

it('a cell over two columns belongs to neither, one over two rows moves the next row', () => {
  const wide: TableCell = { paragraphs: [['Total']], colspan: 2 };
  const tall: TableCell = { paragraphs: [['name']], rowspan: 2 };
  const [first, second] = [cell('1.5'), cell('10')];
  const tails = listFigureTails([[wide, cell('')], [tall, first], [second]]);
  expect(tails.get(first)).toBe('');
  expect(tails.get(second)).toBe('.5');
  expect(tails.has(wide)).toBe(false);
});
