import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { downloadExcel } from '#contract/download.ts';
import { getLaw, getStatus, type Law, type ShownFact } from '#contract/facts.ts';
import { callsOf } from '#contract/collection.ts';
import { UNIONS } from '#collections/unions.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readWorkbook } from '#tests/support/read-workbook.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const STATED = { source: { title: 'Order on Quays', address: 'https://quay.example/order' }, readOn: '2026-01-27' };
const MERGERS = { topic: 'merger control', unit: 'money', currency: 'EUR' };
const COMBINED = { measure: 'turnover', scope: 'NO', of: 'combined', compare: '>' };

function figure(id: string, fields: object) {
  return { id, kind: 'threshold', subject: { place: 'NO' }, ...MERGERS, qualifiers: COMBINED, ...STATED, ...fields };
}

const member = (union: string, place: string, validFrom: string) => ({
  id: `${union}-${place}`,
  kind: 'membership',
  subject: { place },
  topic: 'membership',
  value: { union, member: place },
  validFrom,
  ...STATED,
});

const FACTS = [
  figure('old', { value: 50_000_000, validUntil: '2023-12-31' }),
  figure('present', { value: 60_000_000, validFrom: '2024-01-01' }),
  figure('rule', {
    kind: 'rule',
    unit: 'rule',
    currency: undefined,
    qualifiers: { role: 'notification' },
    value: { notifyIf: { op: 'all', of: [{ fact: 'present', ...COMBINED }] } },
  }),
  figure('patent', { kind: 'fee', topic: 'fee: search', unit: 'amount', value: 1300, qualifiers: { right: 'patent' } }),
  figure('harbour', { kind: 'fee', topic: 'harbour dues', unit: 'amount', value: 7, qualifiers: {} }),
  { ...member('EFTA', 'NO', '1960-05-03') },
  member('EFTA', 'IS', '1970-01-01'),
  {
    id: 'paris-no',
    kind: 'status',
    subject: { place: 'NO', instrument: 'Paris Convention' },
    topic: 'participation',
    value: { status: 'party', means: 'accession' },
    validFrom: '1885-07-01',
    quote: 'Norway acceded on the first of July.',
    note: 'Two lists differ by a day.',
    ...STATED,
  },
] as const;

const server = new TestServer();

beforeAll(async () => {
  server.temporary.write('facts.jsonl', jsonLines(...FACTS));
  expect((await server.temporary.import()).refused).toEqual([]);
  await server.open();
}, 120_000);
afterAll(() => server.close());

const ask = (place: string, day?: string, host = 'kcl.localhost') =>
  server.call(getLaw, { host, query: { place, ...(day === undefined ? {} : { day }) } });

test('OP-186: What a row of a status table rests on comes in words: quote, note, age, and what else is said, in force or not', async () => {
  const query = { instrument: 'Paris Convention', place: 'norway', day: '1880-01-01', inWords: 'true' } as const;
  const { bound, said } = await server.call(getStatus, { query });
  expect(bound).toBe(false);
  expect(said).toMatchObject([
    {
      value: 'Party by accession',
      holds: false,
      since: '1885-07-01',
      source: { title: 'Order on Quays', url: 'https://quay.example/order' },
      quote: 'Norway acceded on the first of July.',
      note: 'Two lists differ by a day.',
      readOn: '2026-01-27',
    },
  ]);
});

describe('OP-186: the figures of law of a place, with sources and history', () => {
  it('are those of the day, with what held before, and a rule has the amounts of its thresholds', async () => {
    const { groups } = await ask('norway', '2024-01-01');
    expect(groups.map(({ title, facts }) => [title, ...facts.map(({ id }) => id)])).toEqual([
      ['Merger control', 'rule', 'present'],
      ['Other figures of law', 'harbour'],
    ]);
    const [rule, present] = groups[0]?.facts ?? [];
    expect(rule?.value).toContain('more than EUR 60 million');
    expect(present).toMatchObject({
      label: 'Turnover of all parties together (Norway)',
      since: '2024-01-01',
      source: { url: 'https://quay.example/order' },
      history: [{ value: 'more than EUR 50 million', until: '2023-12-31' }],
    });
    const former = await ask('NO', '2023-12-31');
    expect(former.groups[0]?.facts.map(({ value }) => value)).toContain('more than EUR 50 million');
  });

  it('stand in the edition whose law they are, and what has no edition in all', async () => {
    const titles = async (host: string) => (await ask('NO', undefined, host)).groups.map(({ title }) => title);
    expect(await titles('ka.localhost')).toEqual(['Other figures of law']);
    expect(await titles('kipl.localhost')).toEqual(['Patents', 'Other figures of law']);
  });

  it('are to be checked before use more than twelve months after they were read', async () => {
    server.temporary.write('facts.jsonl', jsonLines(...FACTS, figure('aged', { readOn: '2020-01-01', value: 1 })));
    await server.temporary.import();
    const facts = (await ask('NO')).groups.flatMap((group) => group.facts);
    expect(facts.find(({ id }) => id === 'aged')).toMatchObject({ isOld: true });
    expect(facts.find(({ id }) => id === 'present')).toMatchObject({ isOld: false });
  });

  it('come as Excel with those that do not hold, refused as the page is', async () => {
    const { headers } = await server.signIn('kapp');
    const body = { kind: 'table', table: 'place-law', ids: [{ id: 'norway' }] } as const;
    const { rawPayload, statusCode } = await server.send(downloadExcel, { body, headers, host: 'ka.localhost' });
    expect(statusCode).toBe(200);
    const [sheet = []] = readWorkbook(rawPayload).sheets;
    expect(sheet.flat()).toEqual(expect.arrayContaining(['Harbour dues', 'EUR 7', 'Order on Quays']));
    const { headers: narrow } = await server.signIn('yb');
    expect((await server.refuse(downloadExcel, { body, headers: narrow })).code).toBe('not-subscribed');
  });

  it('are of no place that nobody knows', async () => {
    expect(await server.refuse(getLaw, { query: { place: 'Atlantis' } })).toMatchObject({ status: 404 });
    expect((await ask('Sweden')).groups).toEqual([]);
  });
});

describe('OP-187: unions of states and conventions on the page of a place, in every edition', () => {
  it.each(['ka.localhost', 'kipl.localhost', 'kcl.localhost'])('are told on %s with the day', async (host) => {
    const { conventions, unions } = await ask('NO', '1965-01-01', host);
    expect(conventions).toMatchObject([
      { treaty: { name: 'Paris Convention' }, stands: 'party', inForce: '1885-07-01' },
    ]);
    expect(unions).toMatchObject([{ treaty: { url: '/union/EFTA' }, stands: 'party', inForce: '1960-05-03' }]);
  });

  it('have their members on a day, with their number', async () => {
    const { members } = await ask('EFTA', '1965-01-01');
    expect(members).toMatchObject([
      { place: 'Iceland', url: '/jurisdiction/iceland', stands: 'not yet' },
      { place: 'Norway', stands: 'party' },
    ]);
    const { list, entry } = callsOf(UNIONS);
    expect(await server.call(list, { query: { day: '1965-01-01' } })).toMatchObject({
      unions: [{ id: 'EFTA', members: 1 }],
    });
    expect(await server.call(list, {})).toMatchObject({ unions: [{ id: 'EFTA', members: 2 }] });
    expect(await server.call(entry, { path: { id: 'EFTA' } })).toMatchObject({ said: '2 members by our sources' });
    expect(await server.refuse(entry, { path: { id: 'NOWHERE' } })).toMatchObject({ status: 404 });
  });
});

describe('OP-187: a union of the library’s own', () => {
  it('goes by the name of its record, is found by another name of it, and stands in the list with its members', async () => {
    const union = { kind: 'union', id: 'QUAYS', name: 'Union of Quays', aliases: ['Quay Union'] };
    server.temporary.write('union.jsonl', jsonLines(union, member('QUAYS', 'SE', '2001-01-01')));
    expect((await server.temporary.import()).refused).toEqual([]);
    const { list } = callsOf(UNIONS);
    const { unions } = await server.call(list, {});
    expect(unions).toContainEqual({ id: 'QUAYS', name: 'Union of Quays', url: '/union/QUAYS', members: 1 });
    expect(await ask('quay union', undefined, 'ka.localhost')).toMatchObject({
      id: 'QUAYS',
      name: 'Union of Quays',
      members: [{ place: 'Sweden' }],
    });
    const { unions: joined } = await ask('SE', undefined, 'ka.localhost');
    expect(joined).toMatchObject([{ treaty: { name: 'Union of Quays', url: '/union/QUAYS' } }]);
  });
});

const GIVEN = process.env['PANDECT_FACTS'] ?? '../shared/facts';
const FILES = ['merger-thresholds', 'ip-prosecution', 'conventions', 'unions'];

interface GivenFact {
  readonly id: string;
  readonly kind: string;
  readonly value: unknown;
  readonly currency: string | null;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly subject: { readonly place: string; readonly instrument?: string };
}

/** The same fact with another value, or another day, and what a reader has to see of that. */
function alter(fact: GivenFact, by: number): readonly [GivenFact, (law: Law) => boolean] | undefined {
  const { id, kind, value } = fact;
  const shown = (law: Law, fits: (one: ShownFact) => boolean) =>
    law.groups.some(({ facts, others }) =>
      [...facts.flatMap((one) => [one, ...one.history]), ...others].some((one) => one.id === id && fits(one)),
    );
  if (kind === 'threshold' || kind === 'fee' || kind === 'time-limit') {
    if (typeof value !== 'number') return undefined;
    const words = (1_234_001 + by).toLocaleString('en');
    return [{ ...fact, value: 1_234_001 + by }, (law) => shown(law, (one) => one.value.includes(words))];
  }
  if (kind === 'rule' || kind === 'form' || kind === 'document') {
    const words = `altered ${by}`;
    return typeof value === 'string'
      ? [{ ...fact, value: words }, (law) => shown(law, (one) => one.value === words)]
      : undefined;
  }
  if (fact.validFrom === null || fact.validUntil !== null) return undefined;
  const validFrom = `${1700 + by}-01-02`;
  const isThere = ({ inForce }: { readonly inForce: string | null }) => inForce === validFrom;
  return [{ ...fact, validFrom }, ({ conventions, unions }) => conventions.some(isThere) || unions.some(isThere)];
}

describe.skipIf(!existsSync(join(GIVEN, 'unions.jsonl')))('OP-192: of the collected facts any one is altered', () => {
  const real = new TestServer();
  const facts = new Map<string, GivenFact[]>();
  beforeAll(async () => {
    for (const name of FILES) {
      const lines = readFileSync(join(GIVEN, `${name}.jsonl`), 'utf8')
        .split('\n')
        .filter(Boolean);
      facts.set(
        name,
        lines.map((line) => JSON.parse(line) as GivenFact),
      );
      real.temporary.write(`${name}.jsonl`, lines.join('\n'));
    }
    expect((await real.temporary.import()).refused).toEqual([]);
    await real.open();
  }, 240_000);
  afterAll(() => real.close());

  it.each(FILES)('and the page of its place says the new value at once: %s', async (name) => {
    const all = facts.get(name) ?? [];
    const random = createRandom(Number(process.env['PANDECT_SEED'] ?? 39));
    const chosen = Array.from({ length: 400 }, () => all[Math.floor(random() * all.length)]!)
      .flatMap((fact, by) => {
        const altered = alter(fact, by);
        return altered === undefined || fact.subject.place === 'XX' ? [] : [altered];
      })
      .slice(0, 6);
    expect(chosen).toHaveLength(6);
    real.temporary.write(
      `${name}.jsonl`,
      jsonLines(...all.map((one) => chosen.find(([{ id }]) => id === one.id)?.[0] ?? one)),
    );
    const { refused, updated } = await real.temporary.import();
    expect(refused).toEqual([]);
    expect(updated).toBe(new Set(chosen.map(([{ id }]) => id)).size);
    for (const [fact, isShown] of chosen) {
      const hosts = ['kcl.localhost', 'kipl.localhost'];
      const laws = await Promise.all(
        hosts.map((host) => real.call(getLaw, { host, query: { place: fact.subject.place } })),
      );
      expect(laws.some(isShown), fact.id).toBe(true);
    }
  });
});
