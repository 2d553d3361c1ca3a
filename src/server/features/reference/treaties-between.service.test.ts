import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { StatusTable } from '#server/asking/status-table.ts';
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

function createService(library: Parameters<Parameters<TemporaryLibrary['withLibrary']>[0]>[0]) {
  return new TreatiesBetweenService({
    ...library,
    counter: new SearchCounter(library),
    status: new StatusTable(library),
  });
}

test('OP-98: the states that treaties name are counted once for each state of the library, and a pair asks for itself', async () => {
  await temporary.withLibrary(async (library) => {
    const counting = new CountingEngine(library.engine);
    const service = createService({ ...library, engine: counting });
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
  await temporary.withLibrary(async (library) => {
    const service = createService(library);
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
    // A state that no treaty names by itself can be picked, too.
    expect((await service.find(reader, {})).places).toEqual(expect.arrayContaining(['Belgium', 'United Kingdom']));
  });
});

test('OP-187: conventions that bind both are said with the day; a union that is a party binds no member unless a fact says so', async () => {
  const convention = (id: string, name: string) =>
    `- kind: instrument\n  id: ${id}\n  name: ${name}\n  document: ${id}-text\n`;
  const text = (id: string, type: string) =>
    temporary.write(`${id}.md`, `---\nid: ${id}-text\ntitle: Text of ${id}\ntype: ${type}\n---\n\nText.\n`);
  const stated = (instrument: string, place: string, value: object, validFrom: string, fields: object = {}) => {
    const said = { kind: 'status', topic: 'participation', validFrom, value };
    const id = `${instrument.slice(0, 4)}-${place}`;
    return { ...said, id, subject: { place, instrument }, source: { title: 'List' }, readOn: '2026-11-27', ...fields };
  };
  temporary.write('instruments.yaml', convention('quay', 'Quay Convention') + convention('trade', 'Trade Pact'));
  text('quay', 'Convention');
  text('trade', 'Treaty with investment provisions');
  temporary.write(
    'status.jsonl',
    jsonLines(
      stated('Quay Convention', 'EU', { status: 'party' }, '2000-01-01'),
      stated('Quay Convention', 'TG', { status: 'party' }, '1999-01-01'),
      stated('Quay Convention', 'NO', { status: 'bound', through: 'EEA' }, '2001-01-01'),
      stated('Trade Pact', 'NO', { status: 'party' }, '1999-01-01'),
      stated('Trade Pact', 'TG', { status: 'party' }, '1999-01-01'),
    ),
  );
  expect((await temporary.import()).refused).toEqual([]);
  await temporary.withLibrary(async (library) => {
    const service = createService(library);
    const find = async (one: string, other: string, day?: string) =>
      (await service.find(reader, { one, other, day })).conventions.map((found) => [
        found.title,
        found.one,
        found.other,
      ]);
    const togo = { place: 'Togo', since: '1999-01-01', through: null, union: null };
    const norway = { place: 'Norway', since: '2001-01-01', through: 'European Economic Area', union: null };
    expect(await find('Togo', 'Norway')).toEqual([['Text of quay', togo, norway]]);
    expect(await find('Norway', 'Togo', '2000-12-31')).toEqual([]);
    const belgium = { place: 'Belgium', since: '2000-01-01', through: null, union: 'European Union' };
    expect(await find('Belgium', 'Togo')).toEqual([['Text of quay', belgium, togo]]);
    // Of two whose union alone is a party nothing is said, and nothing of one that left the union.
    expect(await find('Belgium', 'Luxembourg')).toEqual([]);
    expect(await find('United Kingdom', 'Togo', '2020-02-01')).toEqual([]);
    expect(await find('United Kingdom', 'Togo', '2020-01-31')).toHaveLength(1);
  });
});
