import { expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { listFilterChoices } from './leave-out-filters.ts';

const [mode] = EDITIONS.KA.modes;

test('The first choices of twenty thousand cost no more than those of a few', () => {
  const filterItems = Array.from({ length: 20_000 }, (_, index) => `value ${index}`);
  const query = { filters: [{ id: 'jurisdiction', filterItems, andOrValue: 'and' as const }] };
  let copies = 0;
  const copy = filterItems.filter.bind(filterItems);
  filterItems.filter = ((isKept: (value: string) => boolean) => {
    copies += 1;
    return copy(isKept);
  }) as typeof filterItems.filter;
  const choices = listFilterChoices(EDITIONS.KA, mode!, query, 9);
  expect(copies).toBeLessThan(12);
  expect(choices.map(({ value }) => value)).toEqual(filterItems.slice(0, 9));
  expect(choices[1]?.without.filters?.[0]?.filterItems).toHaveLength(19_999);
});
