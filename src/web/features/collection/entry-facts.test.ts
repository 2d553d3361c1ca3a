import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EntryFact } from '#domain/collections/entry-screen.ts';
import { EntryFacts } from './entry-facts.tsx';

const ENTRY = {
  name: 'Quay Institute',
  aliases: ['QI', 'Old Quay'],
  readOn: '2026-11-25',
  website: null,
  rules: [],
  fees: [],
  neighbours: [{ name: 'Altamar', via: null }],
};

const draw = (...facts: readonly EntryFact[]) => {
  const markup = renderToStaticMarkup(
    createElement(EntryFacts, { facts, entry: ENTRY, cells: { seat: ({ row }) => `seat of ${String(row['name'])}` } }),
  );
  return [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gsu)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/<[^>]*>/gu, ''),
  ]);
};

test('Facts stand in the order of the definition: names in a row, days written out, what is hung in drawn by that (OP-200)', () => {
  expect(
    draw(
      { name: 'Also called', value: 'aliases', after: ' (as printed)' },
      { name: 'Read', value: 'readOn', type: 'date' },
      { name: 'Where', value: 'name', drawnBy: 'seat' },
    ),
  ).toEqual([
    ['Also called', 'QI; Old Quay (as printed)'],
    ['Read', '25 Nov 2026'],
    ['Where', 'seat of Quay Institute'],
  ]);
});

test('What is not known is said where the definition has words for it, and left out where it has none (OP-176)', () => {
  expect(
    draw(
      { name: 'Website', value: 'website', type: 'link', none: 'Not stated' },
      { name: 'Rules', value: 'rules' },
      { name: 'Costs', value: 'fees', unknown: 'Unknown here.' },
      { name: 'Known', value: 'aliases', unknown: 'Unknown here.' },
    ),
  ).toEqual([
    ['Website', 'Not stated'],
    ['Costs', 'Unknown here.'],
  ]);
});

test('A fact has its other name where the first of several lacks a value (OP-101)', () => {
  const unless = { value: 'via', name: 'On the same continent' };
  const fact = { name: 'Neighbours by treaty', drawnBy: 'seat', unless };
  expect(draw({ ...fact, value: 'neighbours' }, { ...fact, value: 'rules' }).map(([name]) => name)).toEqual([
    'On the same continent',
    'Neighbours by treaty',
  ]);
});
