import { expect, test } from 'vitest';
import { placeCells } from './place-cells.ts';
import { weighColumns } from './weigh-columns.ts';

const row = (...texts: string[]) => texts.map((text) => ({ paragraphs: [[text]] }));
/** Characters of a table that stand beside one another at its smallest useful size. */
const PAGE = 86;

test('no column of a table that fits its page is narrower than its longest word', () => {
  const rows = [
    row('', 'Baugebiet', 'Grundflächenzahl (GRZ)', 'Geschoßflächenzahl (GFZ)', 'Baumassenzahl (BMZ)'),
    row('in', 'reinen Wohngebieten (WR), allgemeinen Wohngebieten (WA) und Ferienhausgebieten', '0,4', '1,2', '-'),
    row('in', 'Gewerbegebieten (GE), Industriegebieten (GI) und sonstigen Sondergebieten', '0,8', '2,4', '10,0'),
  ];
  const { columns, cells } = placeCells(rows);
  const widths = weighColumns(columns, cells);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1);
  for (const [x, word] of [
    [2, 'Grundflächenzahl'],
    [3, 'Geschoßflächenzahl'],
    [4, 'Baumassenzahl'],
  ] as const)
    expect((widths[x] ?? 0) * PAGE).toBeGreaterThan(word.length);
});

test('the column that says more keeps the greater share', () => {
  const { columns, cells } = placeCells([row('Total', 'a long remark on what the total is made of and why', '12')]);
  const [first = 0, second = 0, third = 0] = weighColumns(columns, cells);
  expect(second).toBeGreaterThan(first);
  expect(second).toBeGreaterThan(third);
});
