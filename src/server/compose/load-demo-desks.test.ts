import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_DESKS } from '#editions/shared/demo-desks.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { openServer } from './open-server.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
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
    expect(searches.map(({ url }) => url).toSorted()).toEqual(desk.searches.map(({ url }) => url).toSorted());
    expect(searches.filter(({ search }) => search === null).map(({ url }) => url)).toEqual([]);
  }
});

it('The full demo has 60 favorites in seven folders, one of them empty, one with 25, fourteen searches and 40 entries of history', async () => {
  const { folders, favorites } = await shelfOf(DEMO_DESKS[0]!);
  const sizes = folders.map(({ id }) => favorites.filter((favorite) => favorite.folders.includes(id)).length);
  expect(favorites.filter(({ kind }) => kind === 'document').length).toBeGreaterThanOrEqual(55);
  expect([sizes.length, Math.max(...sizes), Math.min(...sizes)]).toEqual([7, 25, 0]);
  expect(favorites.filter(({ kind }) => kind === 'search')).toHaveLength(14);
  const account = await server.people.accounts.findAccountByUsername('kapp');
  expect(await server.people.history.listEntries({ account: account!.id, edition: 'KA' })).toHaveLength(40);
});

it('What a reader made of a demo desk is left alone', async () => {
  const [desk] = DEMO_DESKS;
  const account = await server.people.accounts.findAccountByUsername(desk!.username);
  const owner = { account: account!.id, edition: desk!.edition };
  const { favorites } = await server.people.favorites.listShelf(owner);
  await server.people.favorites.deleteFavorites(
    owner,
    favorites.slice(1).map(({ id }) => id),
  );
  const again = await openServer(server.temporary.config, { workers: 0, webFolder: server.temporary.folder });
  await again.close();
  expect((await shelfOf(desk!)).favorites).toHaveLength(1);
});
