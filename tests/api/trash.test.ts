import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addFavorites,
  addFolder,
  deleteFavorites,
  deleteFolder,
  getFavorites,
  noteFavorite,
} from '#contract/favorites.ts';
import { createLatestSearch, deleteLatestSearch, listLatestSearches } from '#contract/latest-searches.ts';
import { deleteMyData, getMyData } from '#contract/my-data.ts';
import { listResearchRecord, noteResearchEntry } from '#contract/research-record.ts';
import { createSearchAlert, deleteSearchAlert, listSearchAlerts } from '#contract/search-alerts.ts';
import { emptyTrash, listTrash, restoreTrash } from '#contract/trash.ts';
import { startOfTrash } from '#domain/tools/desk/trash.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

let count = 0;
let reader: Headers;

async function createReader(): Promise<Headers> {
  count += 1;
  const username = `reader-${count}`;
  await server.people.accounts.createAccount({ username, name: username, email: null, institution: 'court' });
  return (await signIn(server.people, username)).headers;
}

const star = async (contentId: string, folder?: string) => {
  const favorites = [{ informationType: 'Document' as const, contentId }];
  const body = folder === undefined ? { favorites } : { favorites, folder };
  return (await server.call(addFavorites, { body, headers: reader })).favorites[0]!.id;
};
const unstar = (id: string) => server.call(deleteFavorites, { body: { favorites: [{ id }] }, headers: reader });
const listed = async (headers = reader) => (await server.call(listTrash, { headers })).items;
const restore = (...ids: string[]) => server.call(restoreTrash, { body: { ids }, headers: reader });

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false });
  const contract = { institution: 'court', code: 'KA', from: '2020-01-01', to: null, suspended: false } as const;
  await accounts.saveContract({ ...contract, edition: 'KA' });
  const documents = ['a', 'b'].map((id) => ({ id, title: `Award ${id}`, type: 'Award', text: id }));
  server.temporary.write('documents.jsonl', jsonLines(...documents));
  expect((await server.temporary.import()).refused).toEqual([]);
});

afterAll(() => server.close());

beforeEach(async () => {
  reader = await createReader();
});

describe('the trash', () => {
  it('OP-184: has what was removed of every kind, counts it nowhere else, and gives all of it back', async () => {
    const headers = reader;
    const folder = await server.call(addFolder, { query: { folderName: 'Costs' }, headers });
    const [a, b] = [await star('a', folder.id), await star('b', folder.id)];
    await server.call(noteFavorite, { body: { id: b, note: 'Ask again' }, headers });
    const search = { title: 'seat', url: '/search?q=seat' };
    const latest = await server.call(createLatestSearch, { body: search, headers });
    const wish = { ...search, endpoint: 'documentSearch' as const, query: { q: 'seat', filters: [] } };
    const alert = await server.call(createSearchAlert, { body: wish, headers });

    await unstar(a);
    const { trash } = await server.call(noteFavorite, { body: { id: b, note: '' }, headers });
    await server.call(deleteFolder, { body: { id: folder.id }, headers });
    await server.call(deleteSearchAlert, { path: { id: alert.id }, headers });
    await server.call(deleteLatestSearch, { path: { id: latest.id }, headers });

    const items = await listed();
    const told = items.map(({ kind, title, folders, note }) => [kind, title, folders, note] as const);
    expect(told.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
      ['alert', 'seat', [], ''],
      ['favorite', 'Award a', ['Costs'], ''],
      ['folder', 'Costs', [], ''],
      ['note', 'Award b', [], 'Ask again'],
      ['search', 'seat', [], ''],
    ]);
    for (const { removedAt, keptUntil } of items)
      expect(Date.parse(keptUntil) - Date.parse(removedAt)).toBe(30 * 24 * 60 * 60_000);
    const left = await server.call(getFavorites, { body: {}, headers });
    expect([left.totalHits, left.folders.length, left.kept]).toEqual([1, 1, { favorites: 1, folders: 0 }]);

    expect(await restore(a, trash!, folder.id, alert.id, latest.id)).toEqual({ count: 5, left: [] });
    const all = await server.call(getFavorites, { body: { selectedFolderId: folder.id }, headers });
    expect(all.favorites.map(({ contentId, note }) => [contentId, note])).toEqual([
      ['b', 'Ask again'],
      ['a', ''],
    ]);
    expect(await server.call(listSearchAlerts, { headers })).toMatchObject([{ id: alert.id, feed: alert.feed }]);
    expect(await server.call(listLatestSearches, { headers })).toEqual([latest]);
    expect(await listed()).toEqual([]);
  });

  it('OP-184: has notes on searches of the record, and gives them back', async () => {
    const headers = reader;
    const host = 'ka.localhost';
    await server.search({ q: 'Award' }, { headers, host });
    const [entry] = (await server.call(listResearchRecord, { query: {}, headers })).entries;
    const set = (note: string) =>
      server.call(noteResearchEntry, { path: { id: entry!.id }, body: { note }, headers: reader });
    expect((await set('To cite')).trash).toBeNull();
    const { trash } = await set('');
    expect(await listed()).toMatchObject([{ id: trash, kind: 'entry-note', title: 'Award', note: 'To cite' }]);
    await set('Another');
    expect((await restore(trash!)).left).toMatchObject([{ reason: expect.stringMatching(/another note now/u) }]);
    await set('');
    expect(await restore(trash!)).toEqual({ count: 1, left: [] });
    const { entries } = await server.call(listResearchRecord, { query: {}, headers });
    expect(entries[0]!.note).toBe('To cite');
  });

  it('OP-184: what cannot come back says why and what to do, and stays; the rest comes back', async () => {
    const [a, b] = [await star('a'), await star('b')];
    await server.call(noteFavorite, { body: { id: a, note: 'First' }, headers: reader });
    for (const id of [a, b]) await unstar(id);
    const again = await star('a');
    await server.call(noteFavorite, { body: { id: again, note: 'Second' }, headers: reader });
    const { count: restored, left } = await restore(a, b, 'never-there');
    expect(restored).toBe(1);
    expect(left).toEqual([
      { id: a, reason: expect.stringMatching(/with another note now\. Take that note away/u) },
      { id: 'never-there', reason: expect.stringMatching(/restored or deleted meanwhile, in another tab/u) },
    ]);
    expect(await listed()).toMatchObject([{ id: a, note: 'First' }]);
  });

  it('OP-184: is emptied on request, in part or whole, and is nobody else’s', async () => {
    const ids = [await star('a'), await star('b')];
    for (const id of ids) await unstar(id);
    const other = await createReader();
    expect(await listed(other)).toEqual([]);
    expect(await server.call(restoreTrash, { body: { ids }, headers: other })).toMatchObject({ count: 0 });
    expect(await server.call(emptyTrash, { body: {}, headers: other })).toEqual({ count: 0 });
    expect(await server.call(emptyTrash, { body: { ids: [ids[0]!] }, headers: reader })).toEqual({ count: 1 });
    expect(await server.call(emptyTrash, { body: {}, headers: reader })).toEqual({ count: 1 });
    expect(await listed()).toEqual([]);
    expect((await server.refuse(listTrash, { headers: {} })).status).toBe(401);
  });

  it('OP-184: says what documents are called today, and is in My data and goes with it', async () => {
    await unstar(await star('b'));
    server.temporary.write('documents.jsonl', jsonLines({ id: 'b', title: 'Award renamed', type: 'Award', text: 'b' }));
    await server.temporary.import();
    expect(await listed()).toMatchObject([{ kind: 'favorite', title: 'Award renamed' }]);
    const file = JSON.parse((await server.send(getMyData, { headers: reader })).body) as { readonly trash: unknown };
    expect(file.trash).toMatchObject([{ kind: 'favorite', title: 'Award b', held: { target: 'b', folders: [] } }]);
    await server.call(deleteMyData, { body: { confirmed: true }, headers: reader });
    expect(await listed()).toEqual([]);
  });

  it('OP-184: is emptied of what was removed more than 30 days ago, and does not show it meanwhile', async () => {
    const id = await star('a');
    const account = await server.people.accounts.findAccountByUsername(`reader-${count}`);
    const owner = { account: account!.id, edition: 'KA' } as const;
    const before = new Date(Date.parse(startOfTrash(new Date().toISOString())) - 1).toISOString();
    await server.people.favorites.deleteFavorites(owner, [id], before);
    expect([await listed(), (await server.people.trash.listTrash(owner)).length]).toEqual([[], 1]);
    await server.close();
    await server.open();
    await expect.poll(() => server.people.trash.listTrash(owner)).toEqual([]);
  });
});
