import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import { CountingEngine } from '#tests/support/counting-engine.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';
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
  await temporary.withLibrary(async ({ engine, content, clock, facts }) => {
    const counting = new CountingEngine(engine);
    const service = new TreatiesBetweenService({
      content,
      counter: new SearchCounter({ engine: counting, clock }),
      facts,
      clock,
    });
    expect((await service.find(reader, {})).places).toEqual(['Chad', 'Norway', 'Peru']);
    counting.take();
    await service.find(reader, {});
    expect(counting.take()).toEqual({});
    expect((await service.find(reader, { one: 'Peru', other: 'Norway' })).treaties.map(({ id }) => id)).toEqual(['b']);
    // Open and closed treaties of this pair, by their parties: no place stands for them.
    expect(counting.take()).toEqual({ search: 2 });
  });
});

test('OP-187: a member of a union has the treaties of the union on the days on which it is one, and the union is named', async () => {
  const treaty = (id: string, parties: string) =>
    `---\nid: ${id}\ntitle: Treaty ${id}\ntype: Bilateral Investment Treaty\nparties: [${parties}]\n---\n\nText.\n`;
  const member = (union: string, place: string, fields: object) => {
    const stated = { kind: 'membership', topic: 'membership', source: { title: 'List' }, readOn: '2026-11-27' };
    return { ...stated, id: `${union}-${place}`, subject: { place }, value: { union, member: place }, ...fields };
  };
  temporary.write('c.md', treaty('c', 'BLEU (Belgium-Luxembourg Economic Union), Togo'));
  temporary.write('d.md', treaty('d', 'EU (European Union), Togo'));
  temporary.write(
    'facts.jsonl',
    jsonLines(
      member('BLEU', 'BE', { validFrom: '1922-03-06' }),
      member('EU', 'BE', { validFrom: '1958-01-01' }),
      member('EU', 'GB', { validFrom: '1973-01-01', validUntil: '2020-01-31' }),
    ),
  );
  expect((await temporary.import()).refused).toEqual([]);
  await temporary.withLibrary(async ({ engine, content, clock, facts }) => {
    const service = new TreatiesBetweenService({
      content,
      counter: new SearchCounter({ engine, clock }),
      facts,
      clock,
    });
    const find = async (one: string, day?: string) => {
      const { treaties } = await service.find(reader, { one, other: 'Togo', day });
      return treaties.map(({ id, through }) => `${id} ${through}`).toSorted();
    };
    const [bleu, eu] = ['c Belgium-Luxembourg Economic Union', 'd European Union'];
    expect(await find('Belgium')).toEqual([bleu, eu]);
    expect(await find('Kingdom of Belgium', '1950-01-01')).toEqual([bleu]);
    expect(await find('United Kingdom')).toEqual([]);
    expect(await find('UK', '2019-01-01')).toEqual([eu]);
    expect(await find('Norway')).toEqual([]);
  });
});
