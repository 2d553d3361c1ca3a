import { expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { PrintedWords } from '#server/asking/printed-words.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { SuggestionsService } from './suggestions.service.ts';

it('suggests no natural person who is a party, and the author of that name all the same (OP-136)', async () => {
  const values = ['undertaking', 'author'].flatMap((facet) =>
    ['Amara Reyes', 'Fjord AS'].map((value) => ({ kind: 'value', facet, value, count: 1 }) as const),
  );
  const engine = fakePort<SearchEngine>({ suggest: async () => ({ total: 9, suggestions: values }) });
  const service = new SuggestionsService({
    engine,
    printed: new PrintedWords(engine),
    content: fakePort<ContentStore>({ listNamesBeginning: async () => [], listPreviews: async () => [] }),
    records: fakePort<RecordStore>({
      listNaturalParties: async (names) => new Set(names.filter((name) => name === 'Amara Reyes')),
    }),
  });
  const { suggestions, total } = await service.suggestSearches(createTestReader(EDITIONS.KCL, 'DEFAULT'), 'amara');
  expect(suggestions.map(({ type, text }) => `${type} ${text}`)).toEqual([
    'Undertaking Fjord AS',
    'Author Amara Reyes',
    'Author Fjord AS',
  ]);
  expect(total).toBe(8);
});
