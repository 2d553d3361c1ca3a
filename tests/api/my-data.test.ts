import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDocument } from '#contract/document.ts';
import { addFavorites, addFolder, deleteFolder, getFavorites } from '#contract/favorites.ts';
import { getHistory, keepHistory } from '#contract/history.ts';
import { createLatestSearch, listLatestSearches } from '#contract/latest-searches.ts';
import { deleteMyData, getMyData } from '#contract/my-data.ts';
import { listResearchRecord } from '#contract/research-record.ts';
import { createSearchAlert, listSearchAlerts } from '#contract/search-alerts.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;
type File = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

let count = 0;
let ada: Headers;
let bo: Headers;

async function createReader(institution: string | null = 'court'): Promise<Headers> {
  count += 1;
  const username = `reader-${count}`;
  await server.people.accounts.createAccount({ username, name: `Name of ${count}`, email: null, institution });
  return (await signIn(server.people, username)).headers;
}

async function readFile(headers: Headers): Promise<{ readonly text: string; readonly data: File }> {
  const { statusCode, body } = await server.send(getMyData, { headers });
  expect(statusCode).toBe(200);
  return { text: body, data: JSON.parse(body) as File };
}

/** Something of every kind that a reader collects. */
async function collect(headers: Headers, word: string): Promise<void> {
  const folder = await server.call(addFolder, { query: { folderName: `Folder ${word}` }, headers });
  const favorites = [{ informationType: 'Document' as const, contentId: 'a' }];
  await server.call(addFavorites, { body: { favorites, folder: folder.id }, headers });
  const removed = { id: (await server.call(addFolder, { query: { folderName: `Old ${word}` }, headers })).id };
  await server.call(deleteFolder, { body: removed, headers });
  const search = { title: word, url: `/search?q=${word}` };
  await server.call(createLatestSearch, { body: search, headers });
  const query = { q: word, filters: [] };
  await server.call(createSearchAlert, { body: { ...search, endpoint: 'documentSearch', query }, headers });
  await server.search({ q: word }, { headers });
  await server.call(getDocument, { query: { id: 'a' }, headers });
}

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false });
  const contract = { institution: 'court', code: 'KA', from: '2020-01-01', to: null, suspended: false } as const;
  await accounts.saveContract({ ...contract, edition: 'KA' });
  server.temporary.write(
    'documents.jsonl',
    jsonLines({ id: 'a', title: 'Seat', type: 'Award', text: 'quokka wombat' }),
  );
  expect((await server.temporary.import()).refused).toEqual([]);
});

beforeEach(async () => {
  [ada, bo] = [await createReader(), await createReader()];
  await collect(ada, 'quokka');
  await collect(bo, 'wombat');
});

afterAll(() => server.close());

describe('My data', () => {
  it('is one file with everything that is kept about whoever asks, and nothing of anybody else', async () => {
    const { text, data } = await readFile(ada);
    expect(data).toMatchObject({
      account: [{ username: expect.stringMatching(/^reader-/u) }],
      sessions: [{ begunAt: expect.any(String), usedAt: expect.any(String), browser: null, network: null }],
      favorites: [{ target: 'a', titleThen: 'Seat' }],
      folders: [{ name: 'Folder quokka' }],
      latestSearches: [{ url: '/search?q=quokka', search: expect.any(Object) }],
      alerts: [{ title: 'quokka' }],
      researchRecord: [{ title: 'quokka' }],
      history: [{ target: 'a', titleThen: 'Seat' }],
      trash: [{ kind: 'folder', title: 'Old quokka', held: { favorites: [] } }],
      foldersOfFavorites: [{ favorite: data['favorites']?.[0]?.['id'], folder: data['folders']?.[0]?.['id'] }],
    });
    expect(text).not.toContain('wombat');
    expect(text).not.toMatch(/token|hash|password/iu);
  });

  it('goes all at once when its reader says so, and nothing of anybody else does', async () => {
    await server.call(keepHistory, { body: { isKept: false }, headers: ada });
    expect((await server.refuse(deleteMyData, { body: {}, headers: ada })).status).toBe(422);
    expect((await server.call(deleteMyData, { body: { confirmed: true }, headers: ada })).count).toBe(8);
    const { data } = await readFile(ada);
    // How one is signed in stays while one is.
    const { account, made: _made, sessions, ...collected } = data;
    expect(sessions).toHaveLength(1);
    expect(account).toHaveLength(1);
    expect(Object.values(collected).flat()).toEqual([]);
    expect((await server.call(getFavorites, { body: {}, headers: ada })).totalHits).toBe(0);
    expect(await server.call(listLatestSearches, { headers: ada })).toEqual([]);
    expect(await server.call(listSearchAlerts, { headers: ada })).toEqual([]);
    expect((await server.call(listResearchRecord, { headers: ada })).entries).toEqual([]);
    expect((await server.call(getHistory, { headers: ada })).histories).toEqual([]);
    expect((await readFile(bo)).data).toMatchObject({ favorites: [{ target: 'a' }], alerts: [{ title: 'wombat' }] });
  });

  it('is had and deleted without a subscription, too, and asked for by nobody without an account', async () => {
    const former = await createReader(null);
    expect((await readFile(former)).data).toMatchObject({ favorites: [], history: [] });
    expect(await server.call(deleteMyData, { body: { confirmed: true }, headers: former })).toEqual({ count: 0 });
    expect((await server.refuse(getMyData, { headers: {} })).status).toBe(401);
  });
});
