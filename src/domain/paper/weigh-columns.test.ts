import { expect, test } from 'vitest';
import type { PaperCell } from './paper.ts';
import { weighColumns } from './weigh-columns.ts';

const row = (...texts: string[]) => texts;
const place = (rows: readonly string[][]): PaperCell[] =>
  rows.flatMap((texts, y) =>
    texts.map((text, x) => ({
      x,
      y,
      colspan: 1,
      rowspan: 1,
      isHeader: false,
      isFigure: false,
      paragraphs: [[{ kind: 'text', text, styles: [] }]],
    })),
  );
/** Characters of a table that stand beside one another at its smallest useful size. */
const PAGE = 86;

test('no column of a table that fits its page is narrower than its longest word', () => {
  const rows = [
    row('', 'Baugebiet', 'Grundflächenzahl (GRZ)', 'Geschoßflächenzahl (GFZ)', 'Baumassenzahl (BMZ)'),
    row('in', 'reinen Wohngebieten (WR), allgemeinen Wohngebieten (WA) und Ferienhausgebieten', '0,4', '1,2', '-'),
    row('in', 'Gewerbegebieten (GE), Industriegebieten (GI) und sonstigen Sondergebieten', '0,8', '2,4', '10,0'),
  ];
  const widths = weighColumns(5, place(rows));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1);
  for (const [x, word] of [
    [2, 'Grundflächenzahl'],
    [3, 'Geschoßflächenzahl'],
    [4, 'Baumassenzahl'],
  ] as const)
    expect((widths[x] ?? 0) * PAGE).toBeGreaterThan(word.length);
});

test('the column that says more keeps the greater share', () => {
  const cells = place([row('Total', 'a long remark on what the total is made of and why', '12')]);
  const [first = 0, second = 0, third = 0] = weighColumns(3, cells);
  expect(second).toBeGreaterThan(first);
  expect(second).toBeGreaterThan(third);
});

test('a number stays with what it counts, and its column has room for both', () => {
  const remark = 'what is said of the provision and of what it was before it was amended';
  const [first = 0] = weighColumns(5, place([row('Article\u00a021a(1)', remark, remark, remark, remark)]));
  expect(first * PAGE).toBeGreaterThan('Article 21a(1)'.length);
});

test('a word in capitals, which are a third wider, has a column that it fits', () => {
  const services = 'Class 42: information and consultancy services in the nature and field of the lighting of harbours';
  const cells = place([
    row('Mark', 'Filing date', 'Number', 'Services relied on'),
    row('LAMPS.COM', '13 January 2017', 'EUTM 016246639', services),
  ]);
  const [first = 0] = weighColumns(4, cells);
  expect(first * PAGE).toBeGreaterThan('LAMPS.COM'.length * 1.3);
});
