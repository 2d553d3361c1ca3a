import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { createServers } from '#tests/support/create-servers.ts';
import { CountingEngine } from '#tests/support/counting-engine.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { SearchService } from './search.service.ts';

const temporary = new TemporaryLibrary();
const reader = createTestReader(EDITIONS.KA, 'KA');

beforeAll(async () => {
  const often = 'The final award was a final award. '.repeat(20);
  temporary.write(
    'awards.jsonl',
    jsonLines(
      { id: 'cited', title: 'Final award on the final award', text: often, type: 'Award' },
      { id: 'named', title: 'Final award', text: 'On costs.', type: 'Award' },
    ),
  );
  await temporary.import();
});

afterAll(() => temporary.dispose());

test('A query that names a document is searched for once, with the document first', async () => {
  await temporary.withLibrary(async ({ engine, content, recognition, clock, profiles }) => {
    const counting = new CountingEngine(engine);
    const service = new SearchService({
      engine: counting,
      content,
      names: recognition,
      spelled: { spell: async () => undefined },
      written: { offer: async () => null },
      filed: { offer: () => Promise.resolve([]) },
      clock,
      profiles,
      ...createServers(),
    });
    const { direct, hits } = await service.search(reader, 'documentSearch', { q: 'final award' });
    expect(direct.map(({ id }) => id)).toEqual(['named']);
    expect(hits.map(({ id }) => id)).toEqual(['named', 'cited']);
    expect(counting.take()).toEqual({ search: 1 });
  });
});
