import fc from 'fast-check';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { SearchQuery } from '#contract/search.ts';
import { keyOfAddress } from '#domain/tools/desk/latest-search.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { readSearchAddress } from '#domain/search/saved-search-address.ts';
import { readSearchBody, writeSearchBody } from '#domain/search/saved-search-body.ts';
import { parseSavedSearch, printQueryOf } from '#domain/search/saved-search-text.ts';
import { describeSavedSearch } from '#domain/search/saved-search-words.ts';
import { getReadable, keyOfSavedSearch, type SavedSearch } from '#domain/search/saved-search.ts';
import { EDITIONS } from '#editions/editions.ts';
import { openPeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { planRequest } from '#server/asking/plan-request.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import { PAGE_SEARCHES, printPageAddress } from '#tests/support/generate-searches.ts';
import { openFixtureFolder } from '#tests/support/open-fixture-folder.ts';

/** A row of release 0.1, and the same row now; a latest search had no call of its own. */
interface FormerRow {
  readonly id: string;
  readonly edition: EditionId;
  readonly title: string;
  readonly url: string;
  readonly endpoint: string;
  readonly query: string;
  /** JSON list of words; of the research record alone. */
  readonly filters: string;
}
type Row = Omit<FormerRow, 'endpoint' | 'query'> & { readonly search_json: string | null };

const TABLES = ['latest_search', 'search_alert', 'research_entry'] as const;
type Table = (typeof TABLES)[number];

const ODD_ADDRESSES = [
  '/',
  '/document/seat-1?q=seat',
  '/search?q=seat&utm_source=mail',
  '/search?q=seat&q=costs',
  '/search?q=seat&dateFrom=2019-02-30',
  '/search?datePeriod=7',
  '/search?topic=',
  '/search?mode=gone',
];
/** Filters that release 0.1 had not, so that none of its pages wrote them. */
const FILTERS_SINCE: ReadonlySet<string> = new Set([
  'nycprovision',
  'nyctopic',
  'nycoutcome',
  'ruling',
  'decisionyear',
  'party',
  'forum',
  'sunset',
  'signedyear',
]);
const FORMER_SEARCHES = PAGE_SEARCHES.filter(({ state }) =>
  state.filters.every(({ facet }) => !FILTERS_SINCE.has(facet)),
);
const ODD_QUERIES = ['{"q":"se', '', '[]', 'null'];

const temporary = openFixtureFolder();
const path = join(temporary.config.dataFolder, 'people.db');
const former = new Map<Table, readonly FormerRow[]>();
const now = new Map<Table, ReadonlyMap<string, Row>>();

function readRows<R extends object>(database: DatabaseSync, table: Table): R[] {
  return database.prepare(`SELECT * FROM ${table} ORDER BY id`).all() as R[];
}

/** Puts searches of every page, as release 0.1 wrote their addresses, and what it never wrote beside the real rows. */
function addRows(database: DatabaseSync): void {
  const account = (database.prepare('SELECT id FROM account LIMIT 1').get() as { id: string }).id;
  const latest = database.prepare(
    `INSERT INTO latest_search (id, account, edition, title, url, topics, countries, added_at, place)
     VALUES (?, ?, ?, 'made', ?, '[]', '[]', '2026-08-03T12:00:00.000Z', ?)`,
  );
  const urls = fc.sample(FORMER_SEARCHES, { numRuns: 300, seed: 11 }).map(({ edition, mode, state }) => {
    return [edition.id, printPageAddress(mode, state)] as const;
  });
  const all = [...urls, ...ODD_ADDRESSES.map((url) => ['KA', url] as const)];
  for (const [index, [edition, url]] of all.entries()) latest.run(`made-${index}`, account, edition, url, 100 + index);
  const entry = database.prepare(
    `INSERT INTO research_entry
       (id, account, edition, made_at, title, endpoint, query, url, filters, sort, total, corpus_version, note)
     VALUES (?, ?, 'KA', '2026-08-03T12:00:00.000Z', 'made', 'documentSearch', ?, '/search', '[]', 'Relevance', 1, 1, '')`,
  );
  for (const [index, query] of ODD_QUERIES.entries()) entry.run(`odd-${index}`, account, query);
}

beforeAll(async () => {
  const before = new DatabaseSync(path);
  addRows(before);
  for (const table of TABLES) former.set(table, readRows(before, table));
  before.close();
  (await openPeopleDatabase(temporary.config.dataFolder)).close();
  const after = new DatabaseSync(path, { readOnly: true });
  for (const table of TABLES) now.set(table, new Map(readRows<Row>(after, table).map((row) => [row.id, row])));
  after.close();
});

afterAll(() => temporary.dispose());

/** What the engine is asked, or why it is not. */
function plan(edition: EditionId, endpoint: string, query: SearchQuery): unknown {
  try {
    return planRequest(createOperatorReader(EDITIONS[edition]), endpoint, query, '2026-11-20');
  } catch (error) {
    return error;
  }
}

function find(table: Table, id: string): Row {
  const row = now.get(table)?.get(id);
  if (!row) throw new Error(`${id} of ${table} is gone`);
  return row;
}

const readSearch = (table: Table, { id }: FormerRow): SavedSearch =>
  getReadable(parseSavedSearch(find(table, id).search_json ?? ''));

const isOdd = ({ url, id }: FormerRow) => ODD_ADDRESSES.includes(url) || id.startsWith('odd-');
const listRows = (table: Table) => (former.get(table) ?? []).filter((row) => !isOdd(row));

/** A search with words found their related forms, and says so since (OP-163). */
const FORMS = { forms: 'related' } as const;
const hasWords = ({ url }: FormerRow): boolean => {
  const { searchParams } = new URL(url, 'http://ka.localhost');
  return ['q', 'qTitle', 'qPublicationTitle'].some((name) => searchParams.get(name)?.trim());
};
const addressOf = (row: FormerRow): string =>
  hasWords(row) && !isOdd(row) ? `${row.url}&${new URLSearchParams(FORMS).toString()}` : row.url;

/** What made a search of release 0.1 the same again, of the fields that say something. */
function keyOfFormer({ edition, endpoint, query, url }: FormerRow): string {
  if (endpoint === undefined) return `${edition} ${keyOfAddress(url)}`;
  const fields = Object.entries(JSON.parse(query) as Readonly<Record<string, unknown>>).filter(
    ([, value]) => !(Array.isArray(value) && value.length === 0),
  );
  return JSON.stringify([edition, endpoint, fields.sort(([one], [other]) => (one < other ? -1 : 1))]);
}

describe('A search that release 0.1 kept', () => {
  it.each(TABLES)(
    'is still there with its words and its address, which says related forms (OP-163), every row of %s',
    (table) => {
      expect(former.get(table)?.length).toBeGreaterThan(10);
      for (const row of former.get(table) ?? []) {
        const { endpoint: _endpoint, query: _query, ...kept } = row;
        expect(find(table, row.id)).toMatchObject({ ...kept, url: addressOf(row) });
      }
    },
  );

  it('opens the same as a latest search: what its address opens today', () => {
    for (const row of listRows('latest_search')) {
      const { pathname, searchParams } = new URL(addressOf(row), 'http://ka.localhost');
      const opened = readSearchAddress(EDITIONS[row.edition], { path: pathname, pairs: [...searchParams] });
      expect(readSearch('latest_search', row), row.url).toEqual(opened);
    }
  });

  it.each(['search_alert', 'research_entry'] as const)(
    'asks the same and says the same call, every row of %s',
    (table) => {
      for (const row of listRows(table)) {
        const search = readSearch(table, row);
        const former = JSON.parse(row.query) as SearchQuery;
        const query = hasWords(row) ? { ...former, ...FORMS } : former;
        expect(plan(row.edition, search.endpoint, writeSearchBody(search))).toEqual(
          plan(row.edition, row.endpoint, query),
        );
        expect(printQueryOf(search)).toBe(JSON.stringify(writeSearchBody(readSearchBody(search, query))));
        expect(JSON.parse(printQueryOf(search))).toEqual(
          query.filters?.length ? query : { ...query, filters: undefined },
        );
      }
    },
  );

  it('is described in the words of the record', () => {
    for (const row of listRows('research_entry')) {
      const { title, choices } = describeSavedSearch(EDITIONS[row.edition], readSearch('research_entry', row));
      const related = hasWords(row) ? ['Related forms of words'] : [];
      expect({ title, choices: choices.toSorted() }).toEqual({
        // The switch is called as its page is since (OP-166).
        title: row.title.replace('Profile navigator', 'Profile Navigator'),
        // What was the relevant date is called the date of the document since (OP-170).
        choices: [...related, ...(JSON.parse(row.filters) as string[])]
          .map((choice) =>
            choice
              .replace(/^Relevant date:/u, 'Date of the document:')
              .replace('Profile navigator', 'Profile Navigator'),
          )
          .sort(),
      });
    }
  });

  it.each(TABLES)('is the same as another of %s where it was, and only there', (table) => {
    const keys = listRows(table).map((row) => [keyOfFormer(row), keyOfSavedSearch(readSearch(table, row))] as const);
    expect(new Set(keys.map((pair) => pair.join('\n'))).size).toBe(new Set(keys.map(([key]) => key)).size);
    expect(new Set(keys.map(([, key]) => key)).size).toBe(new Set(keys.map(([key]) => key)).size);
  });
});

test.each(ODD_ADDRESSES)('The address %s, which no page wrote, stays an address', (url) => {
  const row = former.get('latest_search')?.find((one) => one.url === url);
  expect(find('latest_search', row?.id ?? '')).toMatchObject({ url, search_json: null });
});

test.each(ODD_QUERIES)('The query %j, which no call takes, stays to the letter and is refused in words', (query) => {
  const row = former.get('research_entry')?.find((one) => one.query === query);
  const { search_json: stored } = find('research_entry', row?.id ?? '');
  expect(JSON.parse(stored ?? '')).toEqual({ version: 0, edition: 'KA', endpoint: 'documentSearch', query });
  expect(parseSavedSearch(stored ?? '')).toMatchObject({
    version: null,
    reason: expect.stringContaining('cannot be read'),
  });
});
