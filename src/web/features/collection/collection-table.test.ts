import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RULE_SETS } from '#tests/support/rule-sets.ts';
import { CollectionTable } from './collection-table.tsx';

const ROWS = [
  {
    id: 'a',
    title: 'Quay Rules',
    organization: 'Quay Institute',
    date: '2020-05-01',
    documents: { count: 3 },
    url: '/x',
  },
  { id: 'b', title: 'Bare Rules', organization: null, date: null, documents: { count: 0 }, url: '/y' },
];
const MAKER = { name: 'Maker', type: 'text', value: 'organization', drawnBy: 'maker' } as const;

const draw = (columns = RULE_SETS.table.columns) =>
  renderToStaticMarkup(
    createElement(CollectionTable, {
      table: { ...RULE_SETS.table, columns },
      rows: ROWS,
      cells: { maker: ({ row }) => `made by ${String(row['organization'])}` },
    }),
  );
const cellsOf = (markup: string, cell: string) =>
  [...markup.matchAll(new RegExp(`<${cell}[ >].*?</${cell}>`, 'gsu'))].map(([one]) => one.replaceAll(/<[^>]*>/gu, ''));

test('A table on the screen has the columns of its definition without those of files; what is not known is said (OP-200)', () => {
  const markup = draw();
  expect(cellsOf(markup, 'th')).toEqual(['Set', 'Institution', 'Date', 'Documents', 'Quay Rules', 'Bare Rules']);
  expect(cellsOf(markup, 'td')).toEqual(['Quay Institute', '01 May 2020', '3', 'unknown', 'unknown', '0']);
  expect(cellsOf(markup, 'caption')).toEqual(['Sets of rules']);
});

test('A cell with rules of its own is drawn by what is hung in under its name (OP-200)', () => {
  expect(cellsOf(draw([{ name: 'Id', type: 'text', value: 'id' }, MAKER]), 'td')).toEqual([
    'made by Quay Institute',
    'made by null',
  ]);
});
