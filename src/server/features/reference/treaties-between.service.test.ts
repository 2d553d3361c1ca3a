import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import { CountingEngine } from '#tests/support/counting-engine.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { TreatiesBetweenService } from './treaties-between.service.ts';

const temporary = new TemporaryLibrary();
const reader = createTestReader(EDITIONS.KA, 'KAPP');

beforeAll(async () => {
  const treaty = (id: string, parties: string) =>
    `---\nid: ${id}\ntitle: Treaty ${id}\ntype: Bilateral Investment Treaty\nparties: [${parties}]\n---\n\nText.\n`;
  temporary.write('a.md', treaty('a', 'Norway, Chad'));
  temporary.write('b.md', treaty('b', 'Norway, Peru'));
  await temporary.import();
});

afterAll(() => temporary.dispose());

test('OP-98: the states that treaties name are counted once for each state of the library, and a pair asks for itself', async () => {
  await temporary.withLibrary(async ({ engine, content, clock }) => {
    const counting = new CountingEngine(engine);
    const service = new TreatiesBetweenService({ content, counter: new SearchCounter({ engine: counting, clock }) });
    expect((await service.find(reader, {})).places).toEqual(['Chad', 'Norway', 'Peru']);
    counting.take();
    await service.find(reader, {});
    expect(counting.take()).toEqual({});
    expect((await service.find(reader, { one: 'Peru', other: 'Norway' })).treaties.map(({ id }) => id)).toEqual(['b']);
    // Open and closed treaties of this pair, by their parties: no place stands for them.
    expect(counting.take()).toEqual({ search: 2 });
  });
});
