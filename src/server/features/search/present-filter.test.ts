import { describe, expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { planFacet, presentFilter, spreadGroups } from './present-filter.ts';

const MODE = { presets: [] };

describe.each(['role-subrole', 'sector-subsector'])('The filter %s', (id) => {
  const definition = EDITIONS.KA.facets.find((facet) => facet.id === id)!;

  it('lists at most 1,000 values and says that there are more (CON-023)', () => {
    const { limit } = planFacet(id, definition, MODE, undefined);
    expect(limit).toBe(1000);
    const all = Array.from({ length: 1200 }, (_, at) => ({ value: `Value ${at}`, count: 1200 - at }));
    const present = (count: number) => {
      const values = all.slice(0, count);
      const answer = { facet: id, values: values.slice(0, limit), distinct: values.length };
      return presentFilter(definition, MODE, answer, undefined);
    };
    expect(present(1200)).toMatchObject({ count: 1200, hasMoreFilterItems: true });
    expect(present(1200).filterItems).toHaveLength(1000);
    expect(present(1000)).toMatchObject({ count: 1000, hasMoreFilterItems: false });
    expect(present(1000).filterItems).toHaveLength(1000);
  });
});

describe('The filter nationality', () => {
  const definition = EDITIONS.KA.facets.find(({ id }) => id === 'nationality')!;

  it('lists the values that have hits, and the chosen ones whether they have or not (SR-104)', () => {
    const values = [
      { value: 'Norwegian', count: 3 },
      { value: 'Danish', count: 0 },
      { value: 'Swedish', count: 0 },
    ];
    const wish = spreadGroups(EDITIONS.KA, { id: 'nationality', filterItems: ['Swedish'] });
    const answer = presentFilter(definition, MODE, { facet: 'nationality', values, distinct: 1 }, wish);
    expect(answer.filterItems.map(({ name, count, checked }) => [name, count, checked])).toEqual([
      ['Swedish', 0, true],
      ['Norwegian', 3, false],
    ]);
    expect(answer.hasMoreFilterItems).toBe(false);
  });
});

describe('A filter with a group chosen', () => {
  it('has the values of the group ticked where their counts put them, and none that nothing has', () => {
    const definition = EDITIONS.KA.facets.find(({ id }) => id === 'jurisdiction')!;
    const values = [
      { value: 'Kenya', count: 3 },
      { value: 'Sweden', count: 2 },
      { value: 'Brazil', count: 1 },
    ];
    const wish = spreadGroups(EDITIONS.KA, { id: 'jurisdiction', filterItems: ['Brazil', '*europe'] });
    const answer = presentFilter(definition, MODE, { facet: 'jurisdiction', values, distinct: 3 }, wish);
    expect(answer.filterItems.map(({ name, checked }) => [name, checked])).toEqual([
      ['Brazil', true],
      ['Kenya', false],
      ['Sweden', true],
    ]);
  });
});
