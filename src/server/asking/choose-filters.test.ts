import { expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { chooseFilters, readWishes } from './choose-filters.ts';

test('A path finds the same whether it is written with spaces or without (SR-100)', () => {
  const filters = [
    { id: 'topic', filterItems: ['Award>Costs', 'Award > Costs', ''] },
    { id: 'court', filterItems: ['A>B'] },
    { id: 'topic', filterItems: ['Award >Form'] },
    { id: 'topic' },
  ];
  expect(readWishes(EDITIONS.KA, { filters })).toEqual([
    { id: 'topic', filterItems: ['Award > Costs', 'Award > Form'] },
    { id: 'court', filterItems: ['A>B'] },
  ]);
});

test('A group stands for all its values, as an alternative to others or as one that must be there (SR-108, SR-110)', () => {
  const mode = EDITIONS.KA.modes[0]!;
  const europe = EDITIONS.KA.valueGroups.find(({ id }) => id === 'europe')!.values;
  const wish = { id: 'jurisdiction', filterItems: ['Brazil', '*europe', '*nowhere'] };
  const either = chooseFilters(EDITIONS.KA, mode, [wish]);
  expect(either).toEqual({
    filters: [{ facet: 'jurisdiction', values: ['Brazil', '*nowhere', ...europe] }],
    joined: [],
  });
  expect(chooseFilters(EDITIONS.KA, mode, [{ ...wish, andOrValue: 'and' }])).toEqual({
    filters: [],
    joined: [
      { facet: 'jurisdiction', values: ['Brazil', '*nowhere'], every: true },
      { facet: 'jurisdiction', values: europe },
    ],
  });
});
