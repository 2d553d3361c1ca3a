import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NYC_PROVISIONS, NYC_STATES, NYC_TOPICS } from '#collections/nyc-tool.ts';
import type { Collection } from '#domain/collections/collection.ts';
import type { Call } from '#contract/call.ts';
import { callsOf } from '#contract/collection.ts';
import { downloadExcel } from '#contract/download.ts';
import * as calls from '#contract/nyc-tool.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readWorkbook } from '#tests/support/read-workbook.ts';

const server = new TestServer();
const NYC = 'New York Convention, 1958';

interface Written {
  readonly id: string;
  readonly rulings?: string;
  readonly day?: string;
  readonly court?: string;
  readonly place?: string;
  readonly codes?: string;
  readonly type?: string;
  readonly provisions?: string;
  readonly outcome?: string;
}

// Long because: it has a line for each field.
function write({ id, rulings, type = 'Case law', ...given }: Written): void {
  const { day = '2020-01-01', court = 'Harbour Court', place = 'Norway', codes = '', provisions = '' } = given;
  server.temporary.write(
    `${id}.md`,
    `---
id: ${id}
title: Title of ${id}
type: ${type}
caseDate: ${day}
court: ${court}
jurisdiction: [${place}]
legislations: ["${NYC}"]
provisions: [${provisions}]
subscriptions: [${codes}]
summary: Summary of ${id}.
${given.outcome === undefined ? '' : `outcome: ${given.outcome}\n`}${rulings === undefined ? '' : `rulings: [${rulings}]\n`}---

1. Words on ${id} and [article V(1)(b)](doc:convention#p2).
`,
  );
}

const ruling = (provision: string, outcome: string, ...topics: string[]) =>
  `{ provision: Article ${provision}, outcome: ${outcome}, topics: [${topics.map((topic) => `"${topic}"`).join(', ')}] }`;

const CONVENTION = `---
id: convention
title: The Convention in summary
type: Convention
---

## Article V

Grounds.

### Article V(1)(b)

No proper notice.

### Article V(2)

The court by itself.
`;

const RECORDS = `- kind: instrument
  id: nyc
  name: Convention on the Recognition and Enforcement of Foreign Arbitral Awards
  document: convention
- kind: treaty-status
  id: nyc-norway
  instrument: nyc
  place: Norway
  ratified: 1961-03-14
  means: Accession
  basis: List of the depositary
  source: https://example.org/list
  readOn: 2026-11-25
- kind: treaty-status
  id: nyc-chad
  instrument: nyc
  place: Chad
`;

beforeAll(async () => {
  await server.open();
  server.temporary.write('convention.md', CONVENTION);
  server.temporary.write('records.yaml', RECORDS);
  write({ id: 'refused', rulings: ruling('V(1)(b)', 'Refused', '5.2.1'), day: '2019-05-01', outcome: 'Enforced' });
  write({ id: 'two', rulings: `${ruling('V(1)(b)', 'Enforced', '5.2.3')}, ${ruling('V(2)(b)', 'Refused', '5.7.1')}` });
  write({
    id: 'elsewhere',
    rulings: ruling('II(3)', 'Referred to arbitration', '2.4'),
    place: 'Italy',
    court: 'Quay Court',
  });
  write({ id: 'closed', rulings: ruling('V(1)(b)', 'Refused', '5.2.1'), codes: 'YB' });
  write({ id: 'chapter', type: 'Book chapter', provisions: '"New York Convention, art. V(1)(b)"' });
  write({ id: 'award', type: 'Award', provisions: '"New York Convention, art. V(1)(b)"' });
  write({ id: 'closed-award', type: 'Award', provisions: '"New York Convention, art. V(1)(b)"', codes: 'YB' });
  expect((await server.temporary.import()).refused).toEqual([]);
});

afterAll(() => server.close());

const ask = async <C extends Call>(call: C, reader = 'kapp') =>
  server.call(call, { headers: (await server.signIn(reader)).headers });
const at = <C extends Call>(call: C, path: string): C => ({ ...call, path });
const getEntry = (id: string) => ask(at(calls.getConventionEntry, `/apiv2/NYCTool/Item/${id}`));
const getFigures = (provision = '') => ask(at(calls.getConventionStatistics, `/apiv2/NYCTool/Statistics${provision}`));

/** The ids that the search at an address of the tool finds. */
async function listFound(url: string): Promise<string[]> {
  const { pathname, searchParams } = new URL(url, 'http://ka.localhost');
  expect(pathname).toBe('/nycsearch');
  const filters = [...searchParams].map(([id, value]) => ({ id, filterItems: [value] }));
  const headers = (await server.signIn('kapp')).headers;
  const answer = await server.search({ filters, resultsPerPage: 50 }, { endpoint: 'NYCTool', headers });
  return answer.hits.map(({ id }) => id).toSorted();
}

describe('the ways into the New York Convention', () => {
  it('TL-063, OP-97, OP-140: a provision counts what rules on it and within it, and leads to exactly these', async () => {
    const { entries, decisions } = await ask(callsOf(NYC_PROVISIONS).list);
    expect(entries.filter(({ depth }) => depth === 0).map(({ label }) => label)).toEqual(
      'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI'.split(' ').map((number) => `Article ${number}`),
    );
    const countOf = (label: string) => entries.find((entry) => entry.label === label)?.decisions.count;
    expect(['Article V(1)(b)', 'Article V(1)', 'Article V', 'Article II', 'Article VI'].map(countOf)).toEqual([
      2, 2, 2, 1, 0,
    ]);
    expect(decisions.count).toBe(3);
    for (const { decisions: counted } of entries) {
      if (counted.count > 0) expect(await listFound(counted.url)).toHaveLength(counted.count);
    }
  });

  it('OP-97: topics are numbered in the order of the provisions, and count what is below them', async () => {
    const { entries } = await ask(callsOf(NYC_TOPICS).list);
    const numbers = entries.map(({ label }) => label);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    expect(numbers.length).toBeGreaterThanOrEqual(60);
    const counted = entries.filter(({ decisions }) => decisions.count > 0);
    expect(counted.map(({ label, decisions }) => `${label} ${String(decisions.count)}`)).toEqual([
      '2 1',
      '2.4 1',
      '5 2',
      '5.2 2',
      '5.2.1 1',
      '5.2.3 1',
      '5.7 1',
      '5.7.1 1',
    ]);
    for (const { decisions } of counted) expect(await listFound(decisions.url)).toHaveLength(decisions.count);
  });

  it('OP-169: what is outside the subscription is neither counted nor named, only said to be there', async () => {
    const { entries } = await ask(callsOf(NYC_PROVISIONS).list);
    const found = entries.find(({ label }) => label === 'Article V(1)(b)');
    expect(found?.decisions.closed).toEqual({ count: 1, isExact: true });
    const entry = await getEntry('article-5-1-b');
    expect(entry.newest.map(({ id }) => id)).toEqual(['two', 'refused']);
    expect(entry.citedClosed.count).toBeGreaterThan(0);
    expect(JSON.stringify(entry)).not.toContain('Title of closed');
  });

  it('OP-176: a contracting state says what a source says of it, and where and when that was read', async () => {
    const { states, others } = await ask(callsOf(NYC_STATES).list);
    const [chad, norway] = states;
    expect(norway).toMatchObject({
      place: 'Norway',
      url: '/jurisdiction/norway',
      ratified: '1961-03-14',
      means: 'Accession',
      inForce: null,
      reservations: null,
      basis: 'List of the depositary',
      source: 'https://example.org/list',
      readOn: '2026-11-25',
      decisions: { count: 2 },
    });
    expect(await listFound(norway?.decisions.url ?? '')).toEqual(['refused', 'two']);
    expect(chad).toMatchObject({ place: 'Chad', ratified: null, source: null, decisions: { count: 0 } });
    expect(others.map(({ place, decisions }) => [place, decisions.count])).toEqual([['Italy', 1]]);
  });
});

describe('an entry of the New York Convention', () => {
  it('OP-140: shows the outcome on that ground, not that of the case', async () => {
    const { newest, kind, text } = await getEntry('article-5-1-b');
    expect(kind).toBe('provision');
    expect(newest.map(({ id, outcomes, outcome }) => [id, outcomes, outcome])).toEqual([
      ['two', ['Enforced'], null],
      ['refused', ['Refused'], 'Enforced'],
    ]);
    expect(text).toMatchObject({ label: 'Article V(1)(b)', paragraphs: ['No proper notice.'] });
    expect((await getEntry('topic-5-7')).newest.map(({ id, outcomes }) => [id, outcomes])).toEqual([
      ['two', ['Refused']],
    ]);
  });

  it('OP-122: names commentary and all else that cites the provision, by kind', async () => {
    const { commentary, cited } = await getEntry('article-5-1-b');
    expect(commentary.map(({ id }) => id)).toEqual(['chapter']);
    expect(cited).toMatchObject([{ type: 'Award', documents: [{ id: 'award' }] }]);
  });

  it('SH-112: what the Convention does not have is not there', async () => {
    for (const id of ['article-17', 'topic-99', '12', '..%2f']) {
      expect((await server.get(`/apiv2/NYCTool/Item/${id}`)).status).toBe(404);
    }
  });
});

describe('outcomes', () => {
  it('by ground, court and year lead each to exactly the decisions that they count', async () => {
    for (const figures of [await getFigures(), await getFigures('?provision=article-5-1-b')]) {
      const rows = [...figures.grounds, ...figures.courts, ...figures.years];
      expect(rows.length).toBeGreaterThan(0);
      for (const { count, url } of rows.flatMap(({ cells }) => cells)) {
        expect(await listFound(url)).toHaveLength(count);
      }
      for (const { total, totalUrl } of rows) expect(await listFound(totalUrl)).toHaveLength(total);
    }
    const { outcomes, grounds, years } = await getFigures();
    expect(outcomes).toEqual(['Enforced', 'Refused', 'Referred to arbitration']);
    const ground = grounds.find(({ name }) => name === 'Article V(1)(b)');
    expect(ground?.cells.map(({ count }) => count)).toEqual([1, 1, 0]);
    expect(years.map(({ name, total }) => [name, total])).toEqual([
      ['2020', 2],
      ['2019', 1],
    ]);
  });

  it('of one provision leave out what the same decisions say on others', async () => {
    const { courts } = await getFigures('?provision=article-5-1-b');
    expect(courts.map(({ name, cells }) => [name, cells.map(({ outcome, count }) => [outcome, count])])).toEqual([
      [
        'Harbour Court',
        [
          ['Enforced', 1],
          ['Refused', 1],
        ],
      ],
    ]);
  });
});

describe('the lists of the tool', () => {
  it.each([
    [NYC_PROVISIONS, ['decisions', 'demo', 'entries']],
    [NYC_TOPICS, ['decisions', 'demo', 'entries']],
    [NYC_STATES, ['decisions', 'demo', 'parties', 'states', 'others']],
  ])('OP-200: are files of their definitions, row for row, to whoever has the page (%#)', async (list, keys) => {
    const answer: Readonly<Record<string, unknown>> = await ask(callsOf<Collection>(list).list);
    expect(Object.keys(answer)).toEqual(keys);
    const rows = answer[list.list.key] as { label?: string; place?: string }[];
    const body = { kind: 'table', table: list.table.id } as const;
    const file = await server.send(downloadExcel, { body, headers: (await server.signIn('kapp')).headers });
    const [head, ...sheet] = readWorkbook(file.rawPayload).sheets[0] ?? [];
    expect(head?.[0]).toBe(list.table.columns[0]?.name);
    expect(sheet.map(([first]) => first)).toEqual(rows.map(({ label, place }) => label ?? place));
    const narrow = (await server.signIn('yb')).headers;
    expect((await server.refuse(downloadExcel, { body, headers: narrow })).code).toBe('not-subscribed');
  });
});

describe('outcomes as a file', () => {
  it('TL-063: hold a row for each ground, court and year, of one provision where one is named', async () => {
    const headers = (await server.signIn('kapp')).headers;
    const send = async (ids: { id: string }[]) =>
      server.send(downloadExcel, { body: { kind: 'table', table: 'outcomes', ids }, headers });
    const all = await send([]);
    const figures = await getFigures();
    const rows = figures.grounds.length + figures.courts.length + figures.years.length;
    expect([all.statusCode, all.headers['x-list-rows']]).toEqual([200, String(rows)]);
    const ends = readWorkbook(all.rawPayload).sheets[0]?.map((row) => row.at(-1));
    const lists = [figures.grounds, figures.courts, figures.years].flat();
    // Each row leads to its decisions, as it does on the page.
    expect(ends?.slice(1).map((end, at) => String(end).endsWith(lists[at]?.totalUrl ?? '?'))).toEqual(
      lists.map(() => true),
    );
    expect((await send([{ id: 'article-5-1-b' }])).headers['x-list-rows']).toBe('3');
    expect((await send([{ id: 'article-17' }])).statusCode).toBe(404);
    const narrow = (await server.signIn('yb')).headers;
    const body = { kind: 'table', table: 'outcomes' } as const;
    expect((await server.refuse(downloadExcel, { body, headers: narrow })).code).toBe('not-subscribed');
  });
});

describe('who may use the tool', () => {
  const paths = ['Landing', 'Provision', 'Topic', 'Jurisdiction', 'Statistics', 'Item/article-5'];

  it.each(paths)('%s is for those on whose page it stands', async (path) => {
    const url = `/apiv2/NYCTool/${path}`;
    const status = async (reader: string) =>
      (await server.app.inject({ url, headers: { host: 'ka.localhost', ...(await server.signIn(reader)).headers } }))
        .statusCode;
    expect([await status('ka'), await status('yb'), await status('ihb')]).toEqual([200, 403, 403]);
    expect((await server.app.inject({ url, headers: { host: 'ka.localhost' } })).statusCode).toBe(401);
    expect((await server.get(url, 'kipl.localhost')).status).toBe(404);
  });
});

describe('decisions that are imported', () => {
  it('are refused with the place where a ruling is none that the Convention or the tool has', async () => {
    for (const [id, wrong] of [
      ['wrong-provision', ruling('XX', 'Refused')],
      ['wrong-outcome', ruling('V(1)(b)', 'Lost')],
      ['wrong-topic', ruling('V(1)(b)', 'Refused', '55.5')],
    ] as const) {
      write({ id, rulings: wrong });
    }
    const { refused } = await server.temporary.import();
    expect(refused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('allowed are Enforced'),
      expect.stringContaining('none of the Convention'),
      expect.stringContaining('no topic `55.5`'),
    ]);
  });
});
