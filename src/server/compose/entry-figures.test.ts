import { expect, test, vi } from 'vitest';
import type { EngineAnswer, SearchEngine } from '#server/ports/search-engine.ts';
import { createEntryFigures } from './entry-figures.ts';

const ANSWER: EngineAnswer = {
  total: 1278,
  otherTotals: [],
  closedTotal: null,
  hits: [],
  facets: [
    { facet: 'organization', values: [{ value: 'A court of arbitration', count: 9 }], distinct: 24 },
    {
      facet: 'contenttype',
      values: [
        { value: 'Award', count: 40 },
        { value: 'Convention', count: 1 },
      ],
      distinct: 2,
    },
  ],
  milliseconds: 1,
  generation: 1,
  corpusVersion: 1,
};

function open() {
  let generation = 1;
  const search = vi.fn<SearchEngine['search']>(async () => ANSWER);
  const count = createEntryFigures({ search, generation: async () => generation });
  return { search, count, change: () => (generation += 1) };
}

test('The figures of an edition are counted in it, documents as its home page counts them, and anew only once the library has changed', async () => {
  const { search, count, change } = open();
  const figures = ['1,278 documents', '24 institutions', '1 convention'];
  expect(await Promise.all([count('KA'), count('KA')])).toEqual([figures, figures]);
  expect(search).toHaveBeenCalledTimes(1);
  // As the home page counts: a search without words leaves out what only a switch adds (OP-11).
  expect(search.mock.calls[0]?.[0].scope).toEqual([
    { facet: 'edition', values: ['KA'] },
    { facet: 'contenttype', values: ['Arbitrator profile'], none: true },
    { facet: 'contenttype', values: ['Practical insight'], none: true },
  ]);
  change();
  await count('KA');
  expect(search).toHaveBeenCalledTimes(2);
});

test('What there is none of is not said, and an index that fails keeps nobody from signing in', async () => {
  const { search, count } = open();
  search.mockRejectedValueOnce(new Error('gone'));
  expect(await count('KCL')).toEqual([]);
  expect(await count('KCL')).toEqual(['1,278 documents']);
});
