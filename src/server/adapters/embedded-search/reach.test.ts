import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseQuery } from '#domain/query/parse-query.ts';
import type { CountRequest, SearchEngine } from '#server/ports/search-engine.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { QueryBudget } from './query-budget.ts';

const OPEN_TO = [{ facet: 'subscription', values: ['KA'] }];
const SENTENCE = 'the old harbour master kept seven lanterns burning near the northern quay all winter long';
const WORDS = Array.from({ length: 40 }, () => SENTENCE.split(' ')).flat();
/** The same words as often, none beside its neighbours. */
const SHUFFLED = [...WORDS].sort();

const QUERIES = [
  '"harbour master kept seven lanterns"',
  '"harbour master" NEAR3 lanterns',
  'harbour NEAR1 master NEAR1 kept NEAR1 seven',
  'harbour NOT "harbour master"',
  '"harbour mast*"',
  'lantern* NEAR2 burning',
  '(harbour OR quay) NEAR2 (master OR northern)',
];

function readRequest(query: string, rest: Partial<CountRequest>): CountRequest {
  const parsed = parseQuery(query);
  if (!parsed.ok || !parsed.tree) throw new Error(query);
  return { query: parsed.tree, titleOnly: false, scope: [], filters: [], openTo: OPEN_TO, ...rest };
}

async function withClosed<Result>(words: readonly string[], use: (engine: SearchEngine) => Promise<Result>) {
  const library = new TemporaryLibrary();
  try {
    library.write(
      'documents.jsonl',
      jsonLines(
        { id: 'open', title: 'Open', text: `${SENTENCE}.`, subscriptions: ['KA'] },
        { id: 'closed', title: 'Closed', text: words.join(' '), subscriptions: ['KAPP'] },
      ),
    );
    await library.import();
    return await library.withLibrary(({ engine }) => use(engine));
  } finally {
    library.dispose();
  }
}

afterEach(() => vi.restoreAllMocks());

describe('What is closed to a reader (OP-169)', () => {
  test.each(QUERIES)('costs as many steps and is answered the same in any order of its words: %s', async (query) => {
    const spend = vi.spyOn(QueryBudget.prototype, 'spend');
    const measure = (words: readonly string[]) =>
      withClosed(words, async (engine) => {
        spend.mockClear();
        const totals = await engine.count([readRequest(query, {}), readRequest(query, { closed: true })]);
        return { totals, steps: spend.mock.calls.map(([steps]) => steps) };
      });
    const own = await measure(WORDS);
    expect(await measure(SHUFFLED)).toEqual(own);
    expect(own.totals[1], 'by its words it is found').toBe(1);
  });

  test('gives neither forms nor spellings of its words away', async () => {
    await withClosed(['xylographs', 'xylographic'], async (engine) => {
      const term = { kind: 'wildcard', pattern: 'xylo*', at: 0, length: 5 } as const;
      const asked = { term, titleOnly: false, scope: [], filters: [], limit: 9 };
      expect((await engine.listForms(asked)).total).toBe(2);
      expect((await engine.listForms({ ...asked, openTo: OPEN_TO })).total).toBe(0);
      expect(await engine.listSimilarWords('xylographz', 9)).not.toEqual([]);
      expect(await engine.listSimilarWords('xylographz', 9, { openTo: OPEN_TO })).toEqual([]);
      const suggest = { text: 'clos', scope: [], facets: ['subscription'], titles: [], limit: 9 };
      expect((await engine.suggest(suggest)).total).toBe(1);
      expect((await engine.suggest({ ...suggest, openTo: OPEN_TO })).total).toBe(0);
    });
  });
});
