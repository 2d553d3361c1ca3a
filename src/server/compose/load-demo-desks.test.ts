import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFavoriteDocuments, listFavoriteSearches } from '#contract/favorite-generation.ts';
import { getFavorites } from '#contract/favorites.ts';
import { DEMO_DESKS } from '#server/compose/demo-people.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { openServer } from './open-server.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.temporary.loadDemoAsStarted();
  await server.open();
}, 120_000);

afterAll(() => server.close());

const shelfOf = async ({ username, edition }: (typeof DEMO_DESKS)[number]) => {
  const account = await server.people.accounts.findAccountByUsername(username);
  return server.people.favorites.listShelf({ account: account?.id ?? '', edition });
};

it('Demo accounts have kept documents of the demo library, all of which it holds, in folders, and searches', async () => {
  for (const desk of DEMO_DESKS) {
    const { folders, favorites } = await shelfOf(desk);
    expect(folders.map(({ name }) => name)).toEqual(desk.folders.map(({ name }) => name));
    for (const [index, { documents }] of desk.folders.entries()) {
      const within = favorites.filter((favorite) => favorite.folders.includes(folders[index]?.id ?? ''));
      expect(within.map(({ target }) => target).toSorted(), desk.username).toEqual([...documents].toSorted());
    }
    const searches = favorites.filter(({ kind }) => kind === 'search');
    const kept = [...desk.searches, ...(desk.manualSearches ?? [])].map(({ url }) => url);
    expect(searches.map(({ url }) => url).toSorted()).toEqual(kept.toSorted());
    const unread = searches.filter(({ search }) => search === null).map(({ url }) => url);
    expect(unread.filter((url) => !url.startsWith('/manual-ip/'))).toEqual([]);
  }
});

it('The full demo has 60 favorites in seven folders, one of them empty, one with 25, fourteen searches and 40 entries of history', async () => {
  const { folders, favorites } = await shelfOf(DEMO_DESKS[0]!);
  const sizes = folders.map(({ id }) => favorites.filter((favorite) => favorite.folders.includes(id)).length);
  expect(favorites.filter(({ kind }) => kind === 'document').length).toBeGreaterThanOrEqual(60);
  expect([sizes.length, Math.max(...sizes), Math.min(...sizes)]).toEqual([7, 25, 0]);
  expect(favorites.filter(({ kind }) => kind === 'search')).toHaveLength(14);
  const account = await server.people.accounts.findAccountByUsername('kapp');
  expect(await server.people.history.listEntries({ account: account!.id, edition: 'KA' })).toHaveLength(40);
});

it('The other demos have 25 favorites each, and the manual’s fifteen under /manual-ip with the land codes of its searches', async () => {
  for (const username of ['ipl', 'default', 'mip']) {
    const { favorites } = await shelfOf(DEMO_DESKS.find((desk) => desk.username === username)!);
    expect(favorites.length, username).toBeGreaterThanOrEqual(username === 'mip' ? 15 : 25);
  }
  const asked = { headers: { host: 'kipl.localhost', ...(await server.signIn('mip')).headers }, query: { amount: 50 } };
  const [documents, searches] = [
    await server.call(listFavoriteDocuments, asked),
    await server.call(listFavoriteSearches, asked),
  ];
  expect(documents.favoriteDocuments.length + searches.favoriteSearches.length).toBe(15);
  const codes = searches.favoriteSearches.flatMap(({ jurisdictions }) => jurisdictions);
  expect(codes.toSorted()).toEqual(['CN', 'DE', 'EP', 'FR', 'GB', 'JP', 'KR', 'US']);
});

it('Of the full demo’s favorites one was withdrawn and two have changed since; of the manual’s, one is closed now', async () => {
  const full = await server.call(getFavorites, {
    headers: (await server.signIn('kapp')).headers,
    body: { pageSize: 100 },
  });
  expect(full.favorites.filter(({ state }) => state === 'withdrawn').map(({ title }) => title)).toEqual([
    'Northquay Chamber, Guidance on Remote Hearings 2020',
  ]);
  expect(full.favorites.filter(({ hasChanged }) => hasChanged)).toHaveLength(2);
  const headers = { host: 'kipl.localhost', ...(await server.signIn('mip')).headers };
  const { favorites } = await server.call(getFavorites, { headers, body: { pageSize: 100 } });
  expect(favorites.filter(({ state }) => state === 'closed').map(({ contentId }) => contentId)).toEqual([
    'kipl-eqe-001',
  ]);
});

it('What a reader made of a demo desk is left alone', async () => {
  const [desk] = DEMO_DESKS;
  const account = await server.people.accounts.findAccountByUsername(desk!.username);
  const owner = { account: account!.id, edition: desk!.edition };
  const { favorites } = await server.people.favorites.listShelf(owner);
  await server.people.favorites.deleteFavorites(
    owner,
    favorites.slice(1).map(({ id }) => id),
    '2026-01-05T09:00:00.000Z',
  );
  const again = await openServer(server.temporary.config, { workers: 0, webFolder: server.temporary.folder });
  await again.close();
  expect((await shelfOf(desk!)).favorites).toHaveLength(1);
});
