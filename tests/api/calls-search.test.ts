import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getDocument } from '#contract/document.ts';
import * as contract from '#contract/search.ts';
import { SEARCH_ENDPOINTS, type FilterAnswer, type SearchQuery } from '#contract/search.ts';
import { callAt } from '#tests/support/call-at.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const search = callAt(contract.search, 'POST', '/apiv2/{endpoint}/search');
const filter = callAt(contract.filter, 'POST', '/apiv2/{endpoint}/Filter');

const HOSTS = { ka: 'ka.localhost', kipl: 'kipl.localhost', kcl: 'kcl.localhost' } as const;
type Host = keyof typeof HOSTS;
const ALL: readonly Host[] = ['ka', 'kipl', 'kcl'];
const NYC = 'New York Convention, 1958';
/** No document of the demo library has this word. */
const LONG_HERE = 'yesteryearly';

/** Filters by edition and kind of search (OP-60); a period is asked for by its dates. */
const DEFAULT_FILTERS = 'contenttype jurisdiction topic publicationtitle author source legislation court language';
const FILTERS: Readonly<Record<string, string>> = {
  ka: `${DEFAULT_FILTERS} organization`,
  kipl: `${DEFAULT_FILTERS} organization iprights convention nicecode`,
  kcl: `${DEFAULT_FILTERS} nacecode authority undertaking`,
  awards:
    'organization casetype sector-subsector role-subrole applicablerules seat outcome status commencement contenttype',
  arbitratorSearch:
    'role-subrole nationality languageofproceedings sector-subsector casetype institution applicablerules applicablelaw nominatingfirm',
};
const filtersOf = (name: string) => FILTERS[name]!.split(' ');

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  await importLongAgo({ id: 'long-here', title: 'A note', text: `On ${LONG_HERE} matters.`, type: 'Commentary' });
  await server.open();
});

afterAll(() => server.close());

/** Puts a document into all editions that came half a year ago. */
async function importLongAgo(document: object): Promise<void> {
  server.temporary.write('long-ago.jsonl', jsonLines(document));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 183 * 24 * 60 * 60_000 });
  try {
    const { refused } = await server.temporary.import({ editions: ['KA', 'KIPL', 'KCL'] });
    expect(refused).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
}

const find = (endpoint: string, body: SearchQuery = {}, on: Host = 'ka') =>
  server.call(search, { path: { endpoint }, body, host: HOSTS[on] });
const listFilters = (endpoint: string, body: SearchQuery = {}, on: Host = 'ka') =>
  server.call(filter, { path: { endpoint }, body, host: HOSTS[on] });
const listIds = async (endpoint: string, on?: Host) => (await listFilters(endpoint, {}, on)).map(({ id }) => id);

/** What each content type counts, of the filter with that name. */
async function countTypes(endpoint: string, query: SearchQuery, on?: Host): Promise<Record<string, number>> {
  const body = { ...query, filters: [...(query.filters ?? []), { id: 'contenttype', limit: 100 }] };
  const types = (await listFilters(endpoint, body, on)).find(({ id }) => id === 'contenttype');
  return Object.fromEntries((types?.filterItems ?? []).map(({ name, count }) => [name, count]));
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, count) => all + count, 0);

describe('the calls of site search', () => {
  it.each(SEARCH_ENDPOINTS)(
    '%s answers a query with hits and their number, twice the same (API-015)',
    async (endpoint) => {
      const whole = await find(endpoint);
      expect(whole.total).toBeGreaterThan(0);
      expect(whole.totalHits).toBe(whole.total);
      expect(whole.hits).toHaveLength(Math.min(whole.resultsPerPage, whole.total));
      const rest = await find(endpoint, { start: whole.total - 1, resultsPerPage: 5 });
      expect(rest.hits).toHaveLength(1);
      expect(await find(endpoint, { q: 'xylographic' })).toMatchObject({ hits: [], total: 0, totalHits: 0 });
    },
  );

  it.each(SEARCH_ENDPOINTS)(
    '%s answers the same query with its filters, counted for it (API-014)',
    async (endpoint) => {
      const whole = await listFilters(endpoint);
      expect(whole.length).toBeGreaterThan(2);
      expect(whole.filter(({ name }) => name === '')).toEqual([]);
      const isFree = ({ filterItems }: FilterAnswer) =>
        filterItems.length > 1 && filterItems.every(({ checked }) => !checked);
      const counted = whole.find(isFree)!;
      const { id: value, count } = counted.filterItems[0]!;
      const chosen: SearchQuery = { filters: [{ id: counted.id, filterItems: [value] }] };
      expect((await find(endpoint, chosen)).total).toBe(count);
      const again = (await listFilters(endpoint, chosen)).find(({ id }) => id === counted.id);
      expect(again?.filterItems.find(({ id }) => id === value)).toMatchObject({ checked: true, count });
      const none = await listFilters(endpoint, { q: 'xylographic' });
      expect(none.flatMap(({ filterItems }) => filterItems).filter((item) => item.count > 0)).toEqual([]);
    },
  );

  it('are of seven endpoints and no other (API-016)', async () => {
    expect([...SEARCH_ENDPOINTS].sort()).toEqual(
      'NYCTool arbitratorSearch awards books documentSearch journals newcontent'.split(' '),
    );
    for (const endpoint of ['everything', 'document', 'bits', 'caselaw', '__proto__']) {
      for (const call of [search, filter]) {
        expect(await server.refuse(call, { path: { endpoint } }), endpoint).toMatchObject({
          status: 422,
          code: 'mode-unknown',
        });
      }
    }
  });

  it('are posted by subscribers alone (API-014, API-015)', async () => {
    const path = { endpoint: 'documentSearch' };
    const none = (await server.signIn('none')).headers;
    for (const call of [search, filter]) {
      expect((await server.refuse({ ...call, method: 'GET' }, { path })).status).toBe(404);
      expect((await server.refuse(call, { path, headers: {} })).code).toBe('token-missing');
      expect((await server.refuse(call, { path, headers: none })).code).toBe('not-subscribed');
    }
  });

  it('read paths and fields whatever their letter case, and answer in one (API-017)', async () => {
    const asked = { q: 'award', resultsPerPage: 3, filters: [{ id: 'contenttype', filterItems: ['Award'] }] };
    const found = await find('documentSearch', asked);
    const sent = await server.send(
      { ...search, path: '/APIV2/DOCUMENTsearch/SEARCH' },
      { body: { Q: 'award', RESULTSPERPAGE: 3, Filters: [{ ID: 'contenttype', FilterItems: ['Award'] }] } },
    );
    const { milliseconds: _time, ...again } = JSON.parse(sent.body) as typeof found;
    const { milliseconds: _other, ...rest } = found;
    expect(found.hits).toHaveLength(3);
    expect(again).toEqual(rest);
  });
});

describe('documentSearch', () => {
  it.each(ALL)('Filter answers on %s the filters of the default search (API-020)', async (on) => {
    const ids = await listIds('documentSearch', on);
    expect(ids).toEqual(expect.arrayContaining(filtersOf(on)));
    const added = filtersOf(on).filter((id) => !`${DEFAULT_FILTERS} organization`.split(' ').includes(id));
    for (const other of ALL.filter((each) => each !== on)) {
      expect((await listIds('documentSearch', other)).filter((id) => added.includes(id))).toEqual([]);
    }
  });

  it.each(ALL)('search answers on %s with documents of many kinds and how many there are (API-021)', async (on) => {
    const { hits, total } = await find('documentSearch', { resultsPerPage: 100 }, on);
    const counts = await countTypes('documentSearch', {}, on);
    expect(total).toBe(sum(counts));
    expect(Object.keys(counts).length).toBeGreaterThan(5);
    expect(hits).toHaveLength(100);
    for (const { id, type } of hits.slice(0, 5)) {
      expect(counts[type], type).toBeGreaterThan(0);
      const { title } = await server.call(getDocument, { query: { id }, host: HOSTS[on] });
      expect(title).toBe(hits.find((hit) => hit.id === id)?.title);
    }
  });
});

describe.each([
  ['books', 'API-022', 'API-023', ['Book', 'Loose-leaf']],
  ['journals', 'API-024', 'API-025', ['Journal']],
] as const)('%s', (endpoint, filterRow, searchRow, kinds) => {
  it.each(ALL)(`Filter answers on %s the filters of its works alone (${filterRow})`, async (on) => {
    const counts = await countTypes(endpoint, {}, on);
    expect(Object.keys(counts).filter((kind) => counts[kind]! > 0)).toEqual(expect.arrayContaining([...kinds]));
    expect(Object.values(counts).filter((count) => count > 0)).toHaveLength(kinds.length);
    expect(sum(counts)).toBe((await find(endpoint, {}, on)).total);
    expect(await listIds(endpoint, on)).toEqual(expect.arrayContaining(['contenttype', 'topic', 'author', 'language']));
  });

  it.each(ALL)(`search answers on %s with its works and how many there are (${searchRow})`, async (on) => {
    const { hits, total } = await find(endpoint, { resultsPerPage: 100 }, on);
    expect(hits).toHaveLength(total);
    expect(total).toBeGreaterThan(1);
    expect((await find(endpoint, { resultsPerPage: 1 }, on)).total).toBe(total);
    expect(new Set(hits.map(({ type }) => type))).toEqual(new Set(kinds));
    const { title } = hits[0]!;
    expect((await find(endpoint, { q: `"${title}"` }, on)).hits.map((hit) => hit.title)).toContain(title);
  });
});

describe('awards', () => {
  it('Filter answers the filters of awards (API-026)', async () => {
    const filters = await listFilters('awards');
    expect(filters.map(({ id }) => id)).toEqual(expect.arrayContaining(filtersOf('awards')));
    const counts = await countTypes('awards', {});
    expect(Object.keys(counts).toSorted()).toEqual(['Award', 'Decision', 'Procedural order']);
  });

  it('search answers with awards, orders and decisions and how many there are (API-027)', async () => {
    const { hits, total } = await find('awards', { resultsPerPage: 100 });
    expect(hits).toHaveLength(total);
    expect(new Set(hits.map(({ type }) => type))).toEqual(new Set(['Award', 'Decision', 'Procedural order']));
    expect(total).toBe(sum(await countTypes('awards', {})));
    expect((await find('awards', { resultsPerPage: 1 })).total).toBe(total);
  });
});

describe('newcontent', () => {
  it.each(ALL)('Filter answers on %s the filters of what is new (API-028)', async (on) => {
    const counts = await countTypes('newcontent', {}, on);
    expect(sum(counts)).toBe((await find('newcontent', {}, on)).total);
    const former = { q: LONG_HERE };
    expect(sum(await countTypes('documentSearch', former, on))).toBe(1);
    expect(sum(await countTypes('newcontent', former, on))).toBe(0);
    expect(await listIds('newcontent', on)).toEqual(expect.arrayContaining(['contenttype', 'source', 'topic']));
  });

  /** With start and page size in the address, and nothing or this in the body. */
  const listNew = async (query: { start?: number; resultsPerPage?: number }, body: SearchQuery = {}, on: Host = 'ka') =>
    server.call({ ...search, path: '/apiv2/NewContent/Search' }, { query, body, host: HOSTS[on] });

  it.each(ALL)(
    'search takes start and resultsPerPage in the address and answers on %s with hits (API-029)',
    async (on) => {
      const home = await listNew({ start: 0, resultsPerPage: 8 }, {}, on);
      expect(home).toMatchObject({ start: 0, resultsPerPage: 8 });
      expect(home.hits).toHaveLength(8);
      const next = await listNew({ start: 8, resultsPerPage: 4 }, {}, on);
      expect(next).toMatchObject({ start: 8, resultsPerPage: 4, total: home.total });
      const twelve = await listNew({ resultsPerPage: 12 }, {}, on);
      expect([...home.hits, ...next.hits].map(({ id }) => id)).toEqual(twelve.hits.map(({ id }) => id));
      const added = twelve.hits.map(({ addedDate }) => addedDate);
      expect(added).toEqual(added.toSorted().toReversed());
    },
  );

  it('search takes them in the body as well, the address first, and refuses what they cannot be (API-029)', async () => {
    expect(await listNew({}, { start: 2, resultsPerPage: 3 })).toMatchObject({ start: 2, resultsPerPage: 3 });
    expect(await listNew({ start: 1 }, { start: 2, resultsPerPage: 3 })).toMatchObject({ start: 1, resultsPerPage: 3 });
    expect(await listNew({}, {})).toMatchObject({ start: 0, resultsPerPage: 10 });
    for (const query of [{ start: -1 }, { start: 'x' }, { resultsPerPage: 0 }, { resultsPerPage: 101 }]) {
      const refused = await server.refuse(search, { path: { endpoint: 'NewContent' }, query });
      expect(refused, JSON.stringify(query)).toMatchObject({
        status: 422,
        code: 'field-invalid',
        details: { field: Object.keys(query)[0] },
      });
    }
  });
});

describe('NYCTool', () => {
  it('Filter answers the filters of the New York Convention (API-030)', async () => {
    const filters = await listFilters('NYCTool', { filters: [{ id: 'contenttype', limit: 100 }] });
    expect(filters.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['contenttype', 'jurisdiction', 'topic', 'court', 'outcome', 'provision']),
    );
    const filed = [
      { id: 'legislation', filterItems: [NYC] },
      { id: 'searchwithin', filterItems: ['practical-insights'] },
    ];
    expect(sum(await countTypes('NYCTool', {}))).toBe(sum(await countTypes('documentSearch', { filters: filed })));
    expect(sum(await countTypes('NYCTool', {}))).toBe((await find('NYCTool')).total);
  });

  it('search answers with what is filed under the Convention and how many there are (API-031)', async () => {
    const { hits, total } = await find('NYCTool', { resultsPerPage: 100 });
    expect(hits).toHaveLength(total);
    expect(total).toBeGreaterThan(10);
    expect((await find('NYCTool', { resultsPerPage: 1 })).total).toBe(total);
    for (const { id } of hits) {
      const { legislations } = await server.call(getDocument, { query: { id } });
      expect(legislations, id).toContain(NYC);
    }
    const filed = await find('documentSearch', {
      filters: [{ id: 'legislation', filterItems: [NYC] }],
      resultsPerPage: 100,
    });
    expect(hits.map(({ id }) => id)).toEqual(expect.arrayContaining(filed.hits.map(({ id }) => id)));
  });
});

describe('arbitratorSearch', () => {
  it('Filter answers the filters of profiles and no others (API-018)', async () => {
    expect(await listIds('arbitratorSearch')).toEqual(filtersOf('arbitratorSearch'));
    const filters = await listFilters('arbitratorSearch', { q: 'Solheim' });
    const solheim = filters.find(({ id }) => id === 'nationality');
    expect(solheim?.filterItems).toEqual([{ id: 'Norway', name: 'Norway', label: 'Norway', count: 1, checked: false }]);
  });
});

describe('the calls of arbitration', () => {
  it.each([
    ['awards', 'API-026, API-027'],
    ['NYCTool', 'API-030, API-031'],
    ['arbitratorSearch', 'API-018'],
  ])('to %s are refused in words on the other editions (%s)', async (endpoint) => {
    for (const on of ['kipl', 'kcl'] as const) {
      for (const call of [search, filter]) {
        const refused = await server.refuse(call, { path: { endpoint }, host: HOSTS[on] });
        expect(refused).toMatchObject({ status: 422, code: 'mode-unknown' });
        expect(refused.details?.reason).toBe('This edition does not have this kind of search.');
      }
    }
  });
});
