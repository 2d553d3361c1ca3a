import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCsrf, loginByAddress } from '#contract/account.ts';
import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { downloadExcel, DOWNLOAD_KINDS, PAGE_TABLES } from '#contract/download.ts';
import { search, SEARCH_ENDPOINTS } from '#contract/search.ts';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { DEMO_ACCOUNTS, DEMO_UNIVERSITY } from '#server/compose/demo-people.ts';
import { CALL_TABLE, DOWNLOAD_TABLE, SEARCH_TABLE } from '#tests/editions/calls.spec.ts';
import { readRouteTable } from '#tests/editions/read-route-table.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { visitByAddress } from '#tests/support/visit-by-address.ts';
import type { Asked } from '#tests/support/write-request.ts';

const server = new TestServer();
const UNIVERSITY = '192.0.2.7';

beforeAll(async () => {
  await server.open();
  await server.people.accounts.saveRange({ institution: DEMO_UNIVERSITY.id, range: '192.0.2.0/24' });
});

afterAll(() => server.close());

const AWARD = 'ka-award-001';
const COMPARED = 'Commercial_Arbitration';
const QUERY = { q: 'seat' };
const NOBODY = { relType: 0, name: 'Nobody' };
const FAVORITES = { favorites: [{ id: AWARD, contentId: AWARD, informationType: 'Document' }] };

/** What the calls cannot do without; nothing of it is in the library. */
const MERGER = {
  Day: '2026-11-27',
  Places: ['NO'],
  Parties: [{ Name: 'A', Role: 'target', Currency: 'NOK' }],
};

const INPUTS: Readonly<Record<string, Pick<Asked, 'path' | 'query' | 'body'>>> = {
  'POST documentSearch/resolve': { body: { citations: ['One v. Two'] } },
  'GET documentsearch/autocomplete': { query: { term: 'seat' } },
  'GET books/autocomplete': { query: { term: 'seat' } },
  'GET journals/autocomplete': { query: { term: 'seat' } },
  'GET ArbitratorSearch/AutoComplete': { query: { query: 'lind' } },
  'GET document/GetDocument': { query: { id: AWARD } },
  'GET document/GetDocumentPart': { query: { id: AWARD, from: 0, to: 1 } },
  'GET document/GetDocumentAnchor': { query: { id: AWARD, anchor: 'p1' } },
  'GET document/GetCitedWork': { query: { id: AWARD } },
  'GET document/GetDocumentChanges': { query: { id: AWARD, from: 1 } },
  'GET document/GetPublicationDetail': { query: { documentId: AWARD } },
  'POST Document/GetSearchResults': { query: { bookTocId: AWARD, searchTerm: 'seat' }, body: ['any'] },
  'GET CaseAndProceeding/GetCase': { query: { caseId: 'c' } },
  'GET CaseAndProceeding/GetToc': { query: { caseId: 'c' } },
  'GET CaseAndProceeding/GetProceeding': { query: { caseId: 'c', proceedingId: 'p' } },
  'GET CaseAndProceeding/GetProceedingDocument': { query: { docId: AWARD } },
  ...Object.fromEntries(
    ['AssessRelationships', 'Graph', 'Paths'].map((name) => [
      `POST AssessRelationships/${name}`,
      { body: { relationshipOne: NOBODY } },
    ]),
  ),
  'POST AssessRelationships/ConflictCheck': { body: { names: [NOBODY, { name: 'Somebody' }] } },
  'POST PracticalContent/{id}/Checklist': { body: { changes: [{ item: 'none', isTicked: true }] } },
  ...Object.fromEntries(
    ['excel', 'word', 'pdf', 'text', 'ris', 'bibtex', 'csl', 'json'].map((format) => [
      `POST api/Download/${format}`,
      { body: { kind: 'document', ids: [{ id: AWARD }] } },
    ]),
  ),
  'POST api/LatestSearches': { body: { title: 'seat', url: '/search?q=seat' } },
  'POST Customization/AddHistory': { body: { contentId: AWARD } },
  'POST Customization/KeepHistory': { body: { isKept: true } },
  'POST Customization/UpdateTools': { body: { tools: [] } },
  'POST Customization/UpdateNewsPublicationTitle': { body: { newsPublications: [] } },
  'POST CompareJurisdictions/Thresholds': { body: MERGER },
  'POST CompareJurisdictions/Limits': { body: { Filed: '2026-11-27', Places: ['NO'] } },
  'POST CompareJurisdictions/Cases': { body: { name: 'Quay', deal: MERGER } },
  'POST CompareJurisdictions/Cases/{id}': { body: { name: 'Quay', deal: MERGER } },
  'POST CompareJurisdictions/Cases/{id}/Share': { body: { isShared: true } },
  'GET CompareJurisdictions/TopicsAndJurisdictions/{slug}': { path: { slug: COMPARED } },
  'POST CompareJurisdictions/Compare/{slug}': {
    path: { slug: COMPARED },
    body: { Slug: COMPARED, TopicIds: ['form'], JurisDictions: ['NO'] },
  },
  'GET CompareJurisdictions/Notes/{slug}': { path: { slug: COMPARED } },
  'POST CompareJurisdictions/Notes/{slug}': {
    path: { slug: COMPARED },
    body: { TopicId: 'form', Note: 'Read.', Former: '' },
  },
  'GET Reference/Status': { query: { instrument: 'EU', place: 'DE' } },
  'GET Reference/Facts': { query: { place: 'DE' } },
  'GET Customization/ReadingPlace': { query: { id: AWARD } },
  'POST Customization/ReadingPlace': { body: { id: AWARD, version: 1, anchor: 'b1' } },
  'POST Favorite/AddFilledFolder': { body: { name: 'Seats', ...FAVORITES } },
  'POST Favorite/AddFolder': { query: { folderName: 'Seats' } },
  'POST Favorite/UpdateFolder': { body: { id: 'none', name: 'Seats' } },
  'POST Favorite/DeleteFolder': { body: { id: 'none' } },
  'POST Favorite/AddFavorites': { body: FAVORITES },
  'POST Favorite/UpdateFavorites': { body: { favorites: [{ id: AWARD }], notifications: true } },
  'POST Favorite/DeleteFavorites': { body: FAVORITES },
  'POST Favorite/UpdateNote': { body: { id: AWARD, note: 'Read.' } },
  'POST Favorite/CountNew': { body: { ids: [AWARD] } },
  'POST Favorite/LookAtSearch': { body: { id: AWARD } },
  'POST Trash/Restore': { body: { ids: ['none'] } },
  'POST Trash/Empty': { body: { ids: ['none'] } },
  'GET api/FavoriteDocuments': { query: { amount: 5 } },
  'POST api/FavoriteDocuments': { body: { contentId: AWARD } },
  'DELETE api/FavoriteDocuments': { query: { ids: AWARD } },
  'GET api/FavoriteSearches': { query: { amount: 5 } },
  'POST api/FavoriteSearches': { body: { title: 'seat', url: '/search?q=seat' } },
  'POST api/SearchAlerts': {
    body: { title: 'seat', endpoint: 'documentSearch', query: QUERY, url: '/search?q=seat' },
  },
  'POST api/SearchAlerts/preview': { body: { endpoint: 'documentSearch', query: QUERY } },
  'POST api/SearchAlerts/{id}/title': { body: { title: 'Seats' } },
  'POST api/ResearchRecord/{id}/note': { body: { note: 'Read.' } },
  'POST api/ResearchRecord/settings': { body: { isKept: true } },
  'POST api/ResearchRecord/export': { body: { format: 'text' } },
  'POST Account/DeleteMyData': { body: { confirmed: true } },
  'POST Account/ChangePassword': { body: { password: 'none', wanted: 'none' } },
  'POST Account/EndSessions': { body: { which: 'one', id: 'none' } },
  'POST Tracking/event': { body: { type: 'page', url: '/', module: 'KA', platform: 'KA' } },
  'POST Support/Message': { body: { name: 'A', email: 'a@b.example', subject: 'Seat', message: 'Where is it?' } },
};

interface Row {
  readonly call: Call;
  readonly asked: Asked;
  readonly who: string;
  readonly addresses: readonly string[];
  readonly said: string;
  /** Asks for a way to search, which the edition may not have. */
  readonly isSearch?: boolean;
}

const readLines = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
const nameOf = ({ method, path }: Call) => `${method} ${path.replace(/^\/(?:apiv2|mip)\//u, '')}`;
const splitWords = (text = '') => text.split(' ').filter((word) => word !== '');

const SPECIFIED = new Map(readLines(CALL_TABLE).map(([name = '', who = '', cell]) => [name, { who, cell }]));

/** In the order of the table: what ends or changes a session comes last. */
const rows: Row[] = [...SPECIFIED].flatMap(([name, { who, cell }]) =>
  CALLS.filter((call) => nameOf(call) === name).map((call) => {
    const path = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/gu)].map(([, param = '']) => [param, 'none']));
    const asked = { path: { ...path, endpoint: 'documentSearch' }, ...INPUTS[name] };
    return { call, asked, who, addresses: splitWords(cell), said: `${call.method} ${call.path}` };
  }),
);
const searches: Row[] = readLines(SEARCH_TABLE).flatMap(([name = '', address = '']) => {
  const [endpoint = '', mode] = name.split(' ');
  const body = { ...QUERY, ...(mode === undefined ? {} : { mode }) };
  const asked = CALLS.filter(({ path }) => path.includes('{endpoint}'));
  return [
    ...asked.map((call) => ({ call, asked: { path: { endpoint }, body } })),
    { call: downloadExcel, asked: { body: { kind: 'results', endpoint, query: body } } },
  ].map((row) => ({
    ...row,
    who: 'subscriber',
    addresses: [address],
    said: `${row.call.path} ${name}`,
    isSearch: true,
  }));
});
const files: Row[] = readLines(DOWNLOAD_TABLE).map(([name = '', cell]) => {
  const [kind, table] = name.split(' ');
  const ids = [{ id: kind === 'compare' ? COMPARED : 'none' }];
  const body = { kind, ids, ...(table === undefined ? {} : { table }) };
  return { call: downloadExcel, asked: { body }, who: 'subscriber', addresses: splitWords(cell), said: `file ${name}` };
});

const TABLES = new Map(
  EDITION_IDS.map((edition) => [
    edition,
    new Map(readRouteTable(edition).map(({ address, expected }) => [address.split('?')[0], expected])),
  ]),
);

/** What the tables say that somebody with this code is answered: `answered`, or the code of a refusal. */
function specify({ who, addresses, isSearch }: Row, edition: EditionId, code: AccessCode | undefined): string {
  if (who === 'anyone') return 'answered';
  if (code === undefined) return who === 'account' && addresses.length === 0 ? 'answered' : 'not-subscribed';
  if (addresses.length === 0) return 'answered';
  const table = TABLES.get(edition)!;
  // A way to search that an edition does not have is answered with those that it has, to whoever searches there.
  const find = (address: string) => table.get(address)?.get(code) ?? 'not-found';
  const isLost = isSearch && addresses.map(find).join('') === 'not-found';
  const shown = (isLost ? ['/search'] : addresses).map(find);
  if (shown.some((page) => !/^(?:→|refused$|not-found$)/u.test(page))) return 'answered';
  return shown.every((page) => page === 'not-found') ? 'route-not-found' : 'not-subscribed';
}

const AT_THE_GATE = ['sign-in-needed', 'account-needed', 'not-subscribed', 'route-not-found', 'token-missing'];

async function ask({ call, asked }: Row, as: Pick<Asked, 'headers' | 'from'>, host: string): Promise<string> {
  const answer = await server.send(call, { ...asked, ...as, host });
  const { code } = answer.headers['content-type']?.includes('json') ? (answer.json() as { code?: string }) : {};
  if (answer.statusCode === 422 && code === 'field-invalid') return `field-invalid: ${answer.body}`;
  if (answer.statusCode >= 500 && answer.statusCode !== 501) return `${answer.statusCode}: ${answer.body}`;
  return code !== undefined && AT_THE_GATE.includes(code) ? code : 'answered';
}

/** A visit by the address of an institution, with a session of its own. */
async function beginVisit(host: string): Promise<Pick<Asked, 'headers' | 'from'>> {
  const asked = { headers: { host }, remoteAddress: UNIVERSITY };
  const [cookie] = [(await server.app.inject({ url: loginByAddress.path, ...asked })).headers['set-cookie']].flat();
  const session = cookie?.split(';')[0] ?? '';
  const { headers } = await server.app.inject({ url: getCsrf.path, ...asked, headers: { host, cookie: session } });
  const token = String(headers['x-xsrf-token']);
  return { headers: { cookie: `${session}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token }, from: UNIVERSITY };
}

/** Asks all calls as one reader on one host; answers those that went otherwise than specified. */
async function askAll(
  edition: EditionId,
  as: Pick<Asked, 'headers' | 'from'>,
  expected: (row: Row) => string,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of [...searches, ...files, ...rows]) {
    const [got, wanted] = [await ask(row, as, `${edition.toLowerCase()}.localhost`), expected(row)];
    if (got !== wanted) wrong.push(`${row.said}: ${got}, not ${wanted}`);
  }
  return wrong;
}

describe('who may make a call (OP-199)', () => {
  it('is specified of every call, every endpoint and every kind of file', () => {
    expect([...SPECIFIED.keys()].toSorted()).toEqual([...new Set(CALLS.map(nameOf))].toSorted());
    const endpoints = readLines(SEARCH_TABLE).map(([name = '']) => name.split(' ')[0] ?? '');
    expect([...new Set(endpoints)].toSorted()).toEqual([...SEARCH_ENDPOINTS].toSorted());
    const kinds = readLines(DOWNLOAD_TABLE).map(([name = '']) => name);
    const others = DOWNLOAD_KINDS.filter((kind) => kind !== 'document' && kind !== 'table');
    expect(kinds.toSorted()).toEqual([...others, ...PAGE_TABLES.map((table) => `table ${table}`)].toSorted());
    expect(search.path).toContain('{endpoint}');
  });

  describe.each(EDITION_IDS)('on the host of %s', (edition) => {
    it.each(DEMO_ACCOUNTS)('is as the tables have it for the account $username', async ({ username, institution }) => {
      const code = institution.contracts.find((contract) => contract.edition === edition)?.code;
      const { headers } = await server.signIn(username);
      expect(await askAll(edition, { headers }, (row) => specify(row, edition, code))).toEqual([]);
    });

    it('is as the tables have it for a visitor by network address, but for what accounts alone have', async () => {
      const code = DEMO_UNIVERSITY.contracts.find((contract) => contract.edition === edition)?.code;
      const visitor = await beginVisit(`${edition.toLowerCase()}.localhost`);
      const expected = (row: Row) => (row.who === 'account' ? 'account-needed' : specify(row, edition, code));
      expect(await askAll(edition, visitor, expected)).toEqual([]);
    });

    it('leaves a stranger nothing but what anybody has', async () => {
      const stranger = await visitByAddress(server, '198.51.100.9', `${edition.toLowerCase()}.localhost`);
      const expected = ({ who }: Row) => (who === 'anyone' ? 'answered' : 'sign-in-needed');
      expect(await askAll(edition, stranger, expected)).toEqual([]);
    });
  });
});
