import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallBody } from '#contract/call.ts';
import { getDocument } from '#contract/document.ts';
import {
  addFavorites,
  addFilledFolder,
  addFolder,
  deleteFavorites,
  deleteFolder,
  getFavorites,
  updateFavorites,
  updateFolder,
} from '#contract/favorites.ts';
import { createOpenapiDocument } from '#contract/openapi.ts';
import { FAVORITE_LIMITS } from '#domain/tools/desk/favorite.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

const SECRET = 'xylograph';
const DOCUMENTS = [
  {
    id: 'a',
    title: 'Award on costs',
    type: 'Award',
    jurisdiction: ['Türkiye'],
    topic: ['Procedure > Costs'],
    publicationDate: '2020-03-04',
    text: 'Costs follow.',
  },
  { id: 'b', title: 'Élan v. Isle', type: 'Award', jurisdiction: ['France'], topic: ['Procedure > Seat'], text: 'B.' },
  { id: 'c', title: 'Commentary on seats', type: 'Article', text: 'C.' },
  {
    id: 'closed',
    title: 'A closed award',
    type: 'Award',
    jurisdiction: ['Peru'],
    subscriptions: ['YB'],
    summary: 'Abstract.',
    text: `Only holders read ${SECRET}.`,
  },
];

let reader: Headers;
let colleague: Headers;
let count = 0;

async function createReader(): Promise<Headers> {
  count += 1;
  const username = `reader-${count}`;
  const draft = { username, name: `Reader ${count}`, email: null, institution: 'court' };
  await server.people.accounts.createAccount(draft);
  return (await signIn(server.people, username)).headers;
}

const put = async (...documents: readonly object[]) => {
  server.temporary.write('documents.jsonl', jsonLines(...documents));
  expect((await server.temporary.import()).refused).toEqual([]);
};

const ask = (body: CallBody<typeof getFavorites> = {}, headers = reader) =>
  server.call(getFavorites, { body, headers });
const star = async (ids: readonly string[], folder?: string, headers = reader) => {
  const favorites = ids.map((contentId) => ({ informationType: 'Document' as const, contentId }));
  const body = folder === undefined ? { favorites } : { favorites, folder };
  return (await server.call(addFavorites, { body, headers })).favorites.map(({ id }) => id);
};
const keepSearch = (title: string, url: string) =>
  server.call(addFavorites, { headers: reader, body: { favorites: [{ informationType: 'Search', title, url }] } });
const makeFolder = async (folderName: string, headers = reader) =>
  (await server.call(addFolder, { query: { folderName }, headers })).id;
const listIds = async (body: CallBody<typeof getFavorites> = {}) =>
  (await ask(body)).favorites.map(({ contentId, title }) => contentId ?? title);
const row = async (contentId: string, headers = reader) =>
  (await ask({}, headers)).favorites.find((one) => one.contentId === contentId);

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false });
  for (const [edition, code] of [
    ['KA', 'KA'],
    ['KIPL', 'IPL'],
  ] as const) {
    await accounts.saveContract({
      institution: 'court',
      edition,
      code,
      from: '2020-01-01',
      to: null,
      suspended: false,
    });
  }
  await accounts.saveRange({ institution: 'court', range: '203.0.113.0/24' });
  await put(...DOCUMENTS);
});

afterAll(() => server.close());

beforeEach(async () => {
  [reader, colleague] = [await createReader(), await createReader()];
});

describe('favorites', () => {
  it('are answered as a page with folders, and a row says what the library knows (API-047, ENT-030, ENT-031, ENT-033, ENT-034, SR-213)', async () => {
    const folder = await makeFolder('Costs');
    const [id = ''] = await star(['a'], folder);
    await star(['b']);
    const page = await ask();
    expect(page).toMatchObject({ pageNumber: 1, pageSize: 10, totalHits: 2, documents: 2, searches: 0, query: '' });
    expect(page).toMatchObject({ sortBy: 'AddedDate', sortOrder: 'desc', selectedFolderId: '0' });
    expect(page.favorites.map(({ contentId }) => contentId)).toEqual(['b', 'a']);
    expect(page.favorites[1]).toMatchObject({
      id,
      informationType: 'Document',
      contentId: 'a',
      url: '/document/a',
      title: 'Award on costs',
      type: 'Award',
      date: '2020-03-04',
      jurisdictions: ['Turkey'],
      topicIds: ['Procedure > Costs'],
      notifications: false,
      folders: [folder],
      folder: '0',
      selected: false,
      show: true,
      state: 'open',
      hasChanged: false,
    });
    expect(page.folders).toMatchObject([
      { id: '0', hits: 2, selected: true, active: true },
      { id: folder, name: 'Costs', order: 0, hits: 1, favorites: [{ id, contentId: 'a', url: '/document/a' }] },
    ]);
  });

  it('are documents and searches, each in a tab of its own with its filters (SR-189, SR-190, SR-192, ENT-032)', async () => {
    await star(['a', 'b']);
    await keepSearch('Seats in France', '/search?q=seat&jurisdiction=France&start=20');
    await keepSearch('Again', '/search?jurisdiction=France&q=seat');
    const searches = await ask({ informationType: 'Search' });
    expect(searches).toMatchObject({ documents: 2, searches: 1, totalHits: 1 });
    expect(searches.favorites).toMatchObject([
      { title: 'Seats in France', type: 'Search', contentId: null, jurisdictions: ['France'], topicIds: [] },
    ]);
    expect(searches.jurisdictionsFilter).toEqual([{ id: 'France', title: 'France', count: 1 }]);
    expect((await ask({ informationType: 'Document' })).jurisdictionsFilter.map(({ id }) => id)).toEqual([
      'France',
      'Turkey',
    ]);
  });

  it('are sorted, filtered and looked through before they are cut into pages (SR-206, SR-214)', async () => {
    await star(['a', 'b', 'c']);
    expect(await listIds({ sortBy: 'Jurisdiction' })).toEqual(['b', 'a', 'c']);
    expect(await listIds({ sortBy: 'Jurisdiction', sortOrder: 'desc' })).toEqual(['a', 'b', 'c']);
    expect(await listIds({ sortBy: 'Topic' })).toEqual(['a', 'b', 'c']);
    expect(await listIds({ topics: ['Procedure'] })).toEqual(['b', 'a']);
    expect(await listIds({ topics: ['Procedure'], jurisdictions: ['Türkiye'] })).toEqual(['a']);
    expect(await listIds({ query: 'isle elan' })).toEqual(['b']);
    expect(await ask({ pageSize: 2, pageNumber: 2 })).toMatchObject({ totalHits: 3, favorites: [{ contentId: 'a' }] });
    expect(await ask({ pageSize: 2, pageNumber: 9 })).toMatchObject({ pageNumber: 2 });
  });

  it('come a hundred to a page at most, as the contract says; more are refused', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `many${index}`);
    await put(...DOCUMENTS, ...ids.map((id) => ({ id, title: id, text: 'One of many.' })));
    await star(ids);
    const { favorites, pageSize, totalHits } = await ask({ pageSize: 100 });
    expect([favorites.length, pageSize, totalHits]).toEqual([100, 100, 101]);
    const refused = await server.refuse(getFavorites, { headers: reader, body: { pageSize: 101 } });
    expect(refused).toMatchObject({ status: 422, code: 'field-invalid', details: { field: 'pageSize' } });
    const { components } = createOpenapiDocument('0') as { components: { schemas: Record<string, object> } };
    const wishes = Object.values(components.schemas).filter((schema) => JSON.stringify(schema).includes('"pageSize"'));
    const documented = '"pageSize":{"default":10,"type":"integer","minimum":1,"maximum":100}';
    expect(wishes.filter((schema) => !JSON.stringify(schema).includes(documented))).toEqual([]);
    expect(wishes).not.toEqual([]);
  });

  it('are known at start by one call: ids, addresses and folders alone (SR-216, SR-217, OP-83)', async () => {
    const folder = await makeFolder('Costs');
    await star(['a', 'closed'], folder);
    const start = await ask({ selectedFolderId: '0', idsOnly: true });
    expect(start).toMatchObject({ favorites: [], totalHits: 2 });
    expect(start.folders.map(({ favorites }) => favorites.map(({ contentId }) => contentId))).toEqual([
      ['closed', 'a'],
      ['closed', 'a'],
    ]);
  });

  it('are moved, and taken out of every folder at once (SR-196, API-049, API-053, API-054)', async () => {
    const [costs, seat] = [await makeFolder('Costs'), await makeFolder('Seat')];
    const [a = '', b = ''] = await star(['a', 'b'], costs);
    expect(await star(['a'], seat)).toEqual([a]);
    expect(await listIds({ selectedFolderId: costs })).toEqual(['b', 'a']);
    const body = {
      favorites: [
        { id: a, folder: costs },
        { id: b, folder: costs },
      ],
      folder: seat,
    };
    expect(await server.call(updateFavorites, { body, headers: reader })).toEqual({ count: 2 });
    expect(await listIds({ selectedFolderId: costs })).toEqual([]);
    expect(await listIds({ selectedFolderId: seat })).toEqual(['b', 'a']);
    const gone = { favorites: [{ id: a }, { id: 'unknown' }] };
    expect(await server.call(deleteFavorites, { body: gone, headers: reader })).toEqual({ count: 1 });
    expect(await listIds()).toEqual(['b']);
  });

  it('can be told of when they change, one by one (ENT-030, SR-219, OP-84)', async () => {
    const [a = ''] = await star(['a', 'b']);
    await server.call(updateFavorites, { body: { favorites: [{ id: a }], notifications: true }, headers: reader });
    expect((await ask()).favorites.map(({ notifications }) => notifications)).toEqual([false, true]);
    const nothing = await server.refuse(updateFavorites, { body: { favorites: [{ id: a }] }, headers: reader });
    expect(nothing).toMatchObject({ code: 'field-invalid', details: { field: 'folder' } });
  });
});

describe('a folder', () => {
  it.each(['Costs & fees', 'تكاليف', '⚖️', '<i>a</i>', 'a/b?c=d#e+f%20', ' kept '])(
    'is called %j, as it was written (API-048)',
    async (name) => {
      const folder = await server.call(addFolder, { query: { folderName: name }, headers: reader });
      expect(folder).toMatchObject({ name, order: 0, hits: 0, favorites: [] });
      expect((await ask()).folders[1]?.name).toBe(name);
    },
  );

  it('is refused in words, and nothing is made (ERR-019, CON-006, OP-82)', async () => {
    await makeFolder('Costs');
    const refuse = (folderName: string) => server.refuse(addFolder, { query: { folderName }, headers: reader });
    expect(await refuse('COSTS')).toMatchObject({ status: 409, message: 'You have a folder of this name already.' });
    expect((await refuse(' ')).details?.reason).toBe('Give the folder a name.');
    expect((await refuse('x'.repeat(81))).details?.reason).toMatch(/at most 80 characters; this one has 81/u);
    expect(await refuse('é'.repeat(10_000))).toMatchObject({
      status: expect.toSatisfy((one) => one >= 400 && one < 500),
    });
    expect((await ask()).folders).toHaveLength(2);
    for (let index = 1; index < FAVORITE_LIMITS.folders; index += 1) await makeFolder(`Folder ${index}`);
    expect(await refuse('One more')).toMatchObject({
      status: 409,
      code: 'too-many-folders',
      details: { reason: '100 folders are kept for an account; delete one to make room.' },
    });
  });

  it('is made of a list with what lies in it, all or nothing, closed documents with them (OP-177, OP-17)', async () => {
    const make = (name: string, ...ids: readonly string[]) => ({
      body: { name, favorites: ids.map((contentId) => ({ informationType: 'Document' as const, contentId })) },
      headers: reader,
    });
    expect(await server.call(addFilledFolder, make('Brief', 'a', 'closed'))).toMatchObject({ name: 'Brief', hits: 2 });
    expect(await server.refuse(addFilledFolder, make('Other', 'b', 'nobody'))).toMatchObject({ status: 404 });
    expect(await server.refuse(addFilledFolder, make('BRIEF', 'b'))).toMatchObject({ code: 'folder-name-taken' });
    expect(await server.refuse(addFilledFolder, make(' ', 'b'))).toMatchObject({ code: 'field-invalid' });
    expect((await ask()).folders.map(({ name, hits }) => [name, hits])).toEqual([
      ['All favorites', 2],
      ['Brief', 2],
    ]);
  });

  it('is renamed, ordered and deleted, and keeps nobody’s favorites back (SR-194, SR-195, API-050, API-051, API-052)', async () => {
    const [costs] = [await makeFolder('Costs'), await makeFolder('Seat')];
    await star(['a'], costs);
    const renamed = await server.call(updateFolder, { body: { id: costs, name: 'Fees', order: 1 }, headers: reader });
    expect(renamed).toMatchObject({ id: costs, name: 'Fees', order: 1, hits: 1 });
    expect((await ask()).folders.map(({ name }) => name)).toEqual(['All favorites', 'Seat', 'Fees']);
    await server.call(deleteFolder, { body: { id: costs }, headers: reader });
    expect(await listIds()).toEqual(['a']);
    expect(await server.refuse(getFavorites, { body: { selectedFolderId: costs }, headers: reader })).toMatchObject({
      status: 404,
      code: 'folder-not-found',
    });
  });
});

describe('a favorite whose document', () => {
  const pandect = (...args: readonly string[]) => runPandect(server.temporary.config.dataFolder, args);

  it('changed says so until it is opened again, and an import alone is no change (SR-219, OP-128)', async () => {
    await star(['a']);
    await put(...DOCUMENTS);
    expect(await row('a')).toMatchObject({ hasChanged: false });
    expect(await row('a')).toMatchObject({ knownVersion: null });
    await put({ ...DOCUMENTS[0], text: 'Costs follow the event.' }, ...DOCUMENTS.slice(1));
    expect(await row('a')).toMatchObject({ hasChanged: true, knownVersion: 1 });
    await server.call(getDocument, { query: { id: 'a' }, headers: colleague });
    expect(await row('a')).toMatchObject({ hasChanged: true });
    await server.call(getDocument, { query: { id: 'a' }, headers: reader });
    expect(await row('a')).toMatchObject({ hasChanged: false, knownVersion: null });
    await put(...DOCUMENTS);
  });

  it('was withdrawn says its title and the day', async () => {
    await put(...DOCUMENTS, { id: 'gone', title: 'A former note', type: 'Article', text: 'Words.' });
    await star(['gone']);
    expect((await pandect('remove', 'gone')).code).toBe(0);
    expect(await row('gone')).toMatchObject({
      state: 'withdrawn',
      title: 'A former note',
      removedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
    });
  });

  it('is closed can be kept, and tells not a word more than its title and date (OP-17)', async () => {
    await star(['closed']);
    const text = JSON.stringify(await ask());
    expect(await row('closed')).toMatchObject({ state: 'closed', title: 'A closed award', heldBy: ['Yearbook'] });
    for (const word of [SECRET, 'Abstract', 'Peru']) expect(text).not.toContain(word);
  });

  it('is none of this edition cannot be starred', async () => {
    const body = { favorites: [{ informationType: 'Document' as const, contentId: 'a' }] };
    const host = 'kipl.localhost';
    expect(await server.refuse(addFavorites, { body, headers: reader, host })).toMatchObject({ status: 404 });
    expect(await listIds()).toEqual([]);
    for (const favorites of [[{ informationType: 'Document' }], [{ informationType: 'Search', title: 'x' }], []]) {
      expect((await server.refuse(addFavorites, { body: { favorites }, headers: reader })).status).toBe(422);
    }
    const elsewhere = { favorites: [{ informationType: 'Search', title: 'x', url: 'https://other.example/' }] };
    expect((await server.refuse(addFavorites, { body: elsewhere, headers: reader })).status).toBe(422);
  });
});

describe('the favorites of somebody else (SH-029)', () => {
  it('are out of reach of every call', async () => {
    const folder = await makeFolder('Costs');
    const [id = ''] = await star(['a'], folder);
    const headers = colleague;
    const refused = [
      server.refuse(getFavorites, { body: { selectedFolderId: folder }, headers }),
      server.refuse(updateFolder, { body: { id: folder, name: 'Mine' }, headers }),
      server.refuse(deleteFolder, { body: { id: folder }, headers }),
      server.refuse(updateFavorites, { body: { favorites: [{ id }], folder }, headers }),
      server.refuse(addFavorites, {
        body: { favorites: [{ informationType: 'Document', contentId: 'b' }], folder },
        headers,
      }),
    ];
    for (const refusal of await Promise.all(refused)) expect(refusal.code).toBe('folder-not-found');
    const named = { favorites: [{ id }] };
    expect(await server.call(deleteFavorites, { body: named, headers })).toEqual({ count: 0 });
    expect(await server.call(updateFavorites, { body: { ...named, folder: '0' }, headers })).toEqual({ count: 0 });
    expect(await ask({}, colleague)).toMatchObject({ totalHits: 0, folders: [{ id: '0' }] });
    expect(await ask({ selectedFolderId: folder })).toMatchObject({ totalHits: 1 });
  });
});

it('1,000 favorites are kept, and the refusal of one more says so (CON-006, OP-82)', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ title: `S${index}`, url: `/search?q=w${index}` }));
  for (let from = 0; from < many.length; from += FAVORITE_LIMITS.added) {
    const favorites = many
      .slice(from, from + FAVORITE_LIMITS.added)
      .map((one) => ({ informationType: 'Search' as const, ...one }));
    await server.call(addFavorites, { body: { favorites }, headers: reader });
  }
  const body = { favorites: [{ informationType: 'Document', contentId: 'a' }] };
  expect(await server.refuse(addFavorites, { body, headers: reader })).toMatchObject({
    status: 409,
    details: { reason: '1,000 favorites are kept for an account; take some out to make room.' },
  });
});
