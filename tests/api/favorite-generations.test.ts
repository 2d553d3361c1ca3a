import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import * as manual from '#contract/favorite-generation.ts';
import * as searches from '#contract/favorite-searches.ts';
import * as folders from '#contract/favorites.ts';
import { underBothBases } from '#contract/latest-searches.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';
import type { Asked } from '#tests/support/write-request.ts';

const server = new TestServer();
const host = 'kipl.localhost';

type Headers = Readonly<Record<string, string>>;

let headers: Headers;
let count = 0;

const chapter = (id: string, rest: object) => ({ id, title: id, type: 'Manual IP chapter', text: id, ...rest });

async function createReader(institution: string | null): Promise<Headers> {
  count += 1;
  const username = `reader-${count}`;
  await server.people.accounts.createAccount({ username, name: 'Reader', email: null, institution });
  return (await signIn(server.people, username)).headers;
}

/** A browser without an account that has opened a page. */
async function visit(from: string): Promise<Asked> {
  const page = await server.app.inject({ url: '/', headers: { host }, remoteAddress: from });
  const cookies = new Map(page.cookies.map(({ name, value }) => [name, value]));
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { headers: { cookie, 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' }, from };
}

/** Every call, with what it takes. */
const CALLS: readonly (readonly [Call, Asked])[] = [
  [folders.getFavorites, {}],
  [folders.addFolder, { query: { folderName: 'Costs' } }],
  [
    folders.addFilledFolder,
    { body: { name: 'Brief', favorites: [{ informationType: 'Document', contentId: 'france' }] } },
  ],
  [folders.updateFolder, { body: { id: 'x', name: 'Costs' } }],
  [folders.deleteFolder, { body: { id: 'x' } }],
  [folders.addFavorites, { body: { favorites: [{ informationType: 'Document', contentId: 'france' }] } }],
  [folders.updateFavorites, { body: { favorites: [{ id: 'x' }], folder: '0' } }],
  [folders.deleteFavorites, { body: { favorites: [{ id: 'x' }] } }],
  [folders.noteFavorite, { body: { id: 'x', note: 'y' } }],
  [searches.countNewOfSearches, { body: { ids: ['x'] } }],
  [searches.lookAtFavoriteSearch, { body: { id: 'x' } }],
  ...underBothBases(manual.listFavoriteDocuments).map((call) => [call, { query: { amount: 5 } }] as const),
  ...underBothBases(manual.createFavoriteDocument).map((call) => [call, { body: { contentId: 'france' } }] as const),
  ...underBothBases(manual.deleteFavoriteDocuments).map((call) => [call, { query: { ids: 'x' } }] as const),
  ...underBothBases(manual.listFavoriteSearches).map((call) => [call, { query: { amount: 5 } }] as const),
  ...underBothBases(manual.createFavoriteSearch).map(
    (call) => [call, { body: { title: 'x', url: '/manual-ip/search?j=FR' } }] as const,
  ),
  ...underBothBases(manual.deleteFavoriteSearch).map((call) => [call, { path: { id: 'x' } }] as const),
  ...underBothBases(manual.getFavoriteFilters).map((call) => [call, {}] as const),
];

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'office', name: 'Office', customerNo: 'O-1', contact: null, demo: false });
  const contract = { institution: 'office', edition: 'KIPL', code: 'IPL', from: '2020-01-01', to: null } as const;
  await accounts.saveContract({ ...contract, suspended: false });
  await accounts.saveRange({ institution: 'office', range: '203.0.113.0/24' });
  const documents = [
    chapter('france', { subscriptions: ['IPL'], jurisdiction: ['France'], topic: ['Patents > Filing'] }),
    chapter('austria', { subscriptions: ['IPL'], jurisdiction: ['Austria'], topic: ['Patents'] }),
    { id: 'article', title: 'An article', type: 'Article', text: 'An article.' },
  ];
  server.temporary.write('documents.jsonl', jsonLines(...documents));
  expect((await server.temporary.import({ editions: ['KIPL'] })).refused).toEqual([]);
});

afterAll(() => server.close());

beforeEach(async () => {
  headers = await createReader('office');
});

const listDocuments = async (query: object = {}) => {
  const asked = { query: { amount: 100, ...query }, headers, host };
  return (await server.call(manual.listFavoriteDocuments, asked)).favoriteDocuments.map(({ contentId }) => contentId);
};
const keep = (contentId: string, url?: string) =>
  server.call(manual.createFavoriteDocument, {
    body: url === undefined ? { contentId } : { contentId, url },
    headers,
    host,
  });
const keepSearch = (title: string, rest: object = {}) =>
  server.call(manual.createFavoriteSearch, {
    body: { title, url: `/manual-ip/search?j=${title}`, ...rest },
    headers,
    host,
  });
const listSearches = async () =>
  (await server.call(manual.listFavoriteSearches, { query: { amount: 100 }, headers, host })).favoriteSearches;

describe('the two generations of favorites (SR-218, OP-80, OP-125)', () => {
  it('are one store: what is starred in one shows in the other, and only the manual’s own in the second', async () => {
    const kept = await keep('france', '/manual-ip/document/france');
    const favorites = ['austria', 'article'].map((contentId) => ({ informationType: 'Document' as const, contentId }));
    await server.call(folders.addFavorites, { body: { favorites }, headers, host });
    expect(await listDocuments()).toEqual(['austria', 'france']);
    const page = await server.call(folders.getFavorites, { headers, host });
    expect(page.favorites.map(({ contentId }) => contentId)).toEqual(['article', 'austria', 'france']);
    expect(page.favorites[2]).toMatchObject({ id: kept.id, url: '/manual-ip/document/france' });
  });
});

describe('favorites of the manual', () => {
  it('are documents kept, listed and forgotten by ids that repeat (API-055, API-056, API-057, API-061)', async () => {
    const [france, austria] = [await keep('france'), await keep('austria')];
    expect(france).toMatchObject({ contentId: 'france', jurisdictions: ['France'], addedDate: expect.any(String) });
    expect((await keep('france')).id).toBe(france.id);
    expect(await listDocuments({ amount: 1 })).toEqual(['austria']);
    expect(await listDocuments({ jurisdictions: 'FR' })).toEqual(['france']);
    expect(await listDocuments({ topics: ['Patents > Filing'] })).toEqual(['austria', 'france']);
    expect(await listDocuments({ sortBy: 'AddedDate' })).toEqual(['austria', 'france']);
    const query = { ids: [france.id, austria.id] };
    expect(await server.call(manual.deleteFavoriteDocuments, { query, headers, host })).toEqual({ count: 2 });
    expect(await listDocuments()).toEqual([]);
  });

  it('are searches kept, listed and forgotten (API-058, API-059, API-060, API-061)', async () => {
    const kept = await keepSearch('France', { jurisdictions: ['France'], topicIds: ['Patents'] });
    expect(kept).toMatchObject({ title: 'France', jurisdictions: ['France'], topicIds: ['Patents'] });
    expect(await listSearches()).toEqual([kept]);
    await server.call(manual.deleteFavoriteSearch, { path: { id: kept.id }, headers, host });
    expect(await listSearches()).toEqual([]);
  });

  it('need an amount, and an id to be deleted (SR-211, SR-212)', async () => {
    for (const call of [manual.listFavoriteDocuments, manual.listFavoriteSearches]) {
      for (const query of [{}, { amount: 'null' }, { amount: -1 }]) {
        expect(await server.refuse(call, { query, headers, host }), JSON.stringify(query)).toMatchObject({
          status: 422,
        });
      }
    }
    const unknown = await server.refuse(manual.deleteFavoriteSearch, { path: { id: 'unknown' }, headers, host });
    expect(unknown).toMatchObject({ status: 404, code: 'favorite-not-found' });
    expect((await server.refuse(manual.deleteFavoriteDocuments, { headers, host })).status).toBe(422);
  });

  it('of another account are out of reach', async () => {
    const [document, search] = [await keep('france'), await keepSearch('France')];
    const other = await createReader('office');
    const asked = { headers: other, host };
    await server.refuse(manual.deleteFavoriteSearch, { path: { id: search.id }, ...asked });
    await server.call(manual.deleteFavoriteDocuments, { query: { ids: document.id }, ...asked });
    const { favoriteDocuments } = await server.call(manual.listFavoriteDocuments, { query: { amount: 9 }, ...asked });
    expect(favoriteDocuments).toEqual([]);
    expect(await listDocuments()).toEqual(['france']);
    expect(await listSearches()).toHaveLength(1);
  });
});

describe('what the manual can be narrowed to', () => {
  const ask = (call: typeof manual.getAllFilters, as = headers) => server.call(call, { headers: as, host });
  const FRANCE = { id: 'France', title: 'France', count: 1, land: 'FR' };
  const AUSTRIA = { id: 'Austria', title: 'Austria', count: 1, land: 'AT' };

  it('are the jurisdictions, topics and conventions of its chapters (API-062)', async () => {
    const { jurisdictionsFilter, topicsFilter, conventionFilters } = await ask(manual.getAllFilters);
    expect(jurisdictionsFilter).toEqual([AUSTRIA, FRANCE]);
    expect(topicsFilter).toContainEqual({ id: 'Patents > Filing', title: 'Patents > Filing', count: 1 });
    const paris = conventionFilters.find(({ title }) => /Paris/u.test(title));
    expect(paris).toMatchObject({ count: 2, jurisdictions: ['Austria', 'France'] });
  });

  it('are those of what the account has starred there, searches with it (API-063)', async () => {
    const nothing = { jurisdictionsFilter: [], topicsFilter: [], conventionFilters: [] };
    expect(await ask(manual.getFavoriteFilters)).toEqual(nothing);
    await keep('france');
    await keepSearch('France', { jurisdictions: ['France'], topicIds: ['Patents'] });
    const found = await ask(manual.getFavoriteFilters);
    expect(found.jurisdictionsFilter).toEqual([{ ...FRANCE, count: 2 }]);
    expect(found.topicsFilter.map(({ id, count: many }) => [id, many])).toEqual([
      ['Patents', 1],
      ['Patents > Filing', 1],
    ]);
    expect(found.conventionFilters).toContainEqual(expect.objectContaining({ count: 1, jurisdictions: ['France'] }));
    expect(await ask(manual.getFavoriteFilters, await createReader('office'))).toEqual(nothing);
  });

  it('are told to nobody whose subscription has no such page (OP-40, OP-199)', async () => {
    const other = { institution: 'office-2', edition: 'KIPL', code: 'SPW', from: '2020-01-01', to: null } as const;
    await server.people.accounts.saveInstitution({
      id: 'office-2',
      name: 'Other',
      customerNo: 'O-2',
      contact: null,
      demo: false,
    });
    await server.people.accounts.saveContract({ ...other, suspended: false });
    const closed = await server.refuse(manual.getAllFilters, { headers: await createReader('office-2'), host });
    expect(closed).toMatchObject({ status: 403, code: 'not-subscribed' });
    expect((await server.refuse(manual.getAllFilters, { headers: {}, host })).status).toBe(401);
  });
});

describe('every call about favorites', () => {
  it('is named here', async () => {
    const { CALLS: declared } = await import('#contract/calls.ts');
    const nameOf = ({ method, path }: Call) => `${method} ${path}`;
    const named = CALLS.map(([call]) => nameOf(call));
    expect(named.toSorted()).toEqual(
      declared
        .map(nameOf)
        .filter((name) => /favorite/iu.test(name))
        .toSorted(),
    );
  });

  it.each(CALLS.map(([call, asked]) => [`${call.method} ${call.path}`, call, asked] as const))(
    '%s needs a personal account, a subscription and the token (SH-029)',
    async (_name, call, asked) => {
      const refuse = (as: Asked) => server.refuse(call, { ...asked, host, ...as });
      expect((await refuse({ headers: {} })).status).toBe(call.method === 'GET' ? 401 : 403);
      expect((await refuse(await visit('203.0.113.7'))).code).toBe('account-needed');
      expect((await refuse({ headers: await createReader(null) })).code).toBe('not-subscribed');
      const { cookie = '' } = headers;
      if (call.method !== 'GET') expect((await refuse({ headers: { cookie } })).code).toBe('token-missing');
    },
  );
});
