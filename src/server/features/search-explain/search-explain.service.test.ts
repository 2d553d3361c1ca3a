import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { PrintedWords } from '#server/asking/printed-words.ts';
import { CountingEngine } from '#tests/support/counting-engine.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { SearchExplainService } from './search-explain.service.ts';

const temporary = new TemporaryLibrary();
const reader = createTestReader(EDITIONS.KA, 'KA');
const patient = new AbortController().signal;

beforeAll(async () => {
  const fields = { type: 'Award', jurisdiction: ['France'] };
  temporary.write(
    'awards.jsonl',
    jsonLines(
      { id: 'seat', title: 'Seat', text: 'The seat of the arbitration is Paris.', ...fields },
      { id: 'costs', title: 'Costs', text: 'Costs follow the event; interest is compound.', ...fields },
      { id: 'venue', title: 'Venue', text: 'The hearing was held in Geneva.', ...fields },
    ),
  );
  await temporary.import();
});

afterAll(() => temporary.dispose());

test('What is counted without waiting for one another is asked of the engine in one go', async () => {
  await temporary.withLibrary(async ({ engine, clock }) => {
    const counting = new CountingEngine(engine);
    const service = new SearchExplainService(counting, new PrintedWords(counting), clock);
    const query = {
      q: 'seat AND costs AND "hearing was held" AND intrest AND paris',
      filters: [
        { id: 'jurisdiction', filterItems: ['Austria'] },
        { id: 'organization', filterItems: ['ICC'] },
      ],
      searchWithinTitleOnly: true,
    };
    const { terms, missing, spellings, filters, isPartial } = await service.explain(reader, 'awards', query, patient);
    expect({ terms: terms.length, filters: filters.length, missing, isPartial }).toEqual({
      terms: 5,
      filters: 3,
      missing: ['intrest'],
      isPartial: false,
    });
    expect(spellings).toEqual([]);
    // Each way on waits for what the one before found; one search for each count would be 17 of them.
    expect(counting.take()).toEqual({ search: 1, listSimilarWords: 1, count: 6 });
  });
});
