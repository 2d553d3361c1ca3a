import type { AccountOnEdition } from '#domain/access/reader.ts';
import { expect, test } from 'vitest';
import { foldFolderName, type FavoriteDraft } from '#domain/tools/desk/favorite.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import type { FavoriteStore } from './favorite-store.ts';

const ACTIONS = 10;
const TARGETS = ['a', 'b', 'c', 'd', 'e'];
const NAMES = ['Costs', 'COSTS', 'Seat', 'Term'];
const AT = '2026-01-05T09:00:00.000Z';

/** What a reader would expect, told with lists alone. */
interface Plain {
  folders: string[];
  /** The newest first. */
  favorites: { target: string; folders: string[] }[];
}

interface Parts {
  readonly owner: AccountOnEdition;
  readonly about: (target: string) => FavoriteDraft;
}

/** Sequences of whatever a reader may do, each against a model that is as plain as can be. */
export function describeFavoriteSequences(
  getStore: () => FavoriteStore,
  { owner, about }: Parts,
  sequences: number,
): void {
  test(`keeps to a plain model through ${sequences} random sequences of actions (SR-190, SR-195, SR-196, OP-82, OP-125)`, async () => {
    const store = getStore();
    for (let seed = 1; seed <= sequences; seed += 1) {
      await clear(store, owner);
      const random = createRandom(seed);
      const dice = (below: number) => Math.floor(random() * below);
      const plain: Plain = { folders: [], favorites: [] };
      const said: string[] = [];
      for (let count = 0; count < ACTIONS; count += 1) said.push(await act(store, { owner, about }, plain, dice));
      expect(await read(store, owner), `sequence ${seed}: ${said.join(', ')}`).toEqual(plain);
    }
  }, 240_000);
}

async function clear(store: FavoriteStore, owner: AccountOnEdition): Promise<void> {
  const { folders, favorites } = await store.listShelf(owner);
  for (const { id } of folders) await store.deleteFolder(owner, id, AT);
  await store.deleteFavorites(
    owner,
    favorites.map(({ id }) => id),
    AT,
  );
}

async function read(store: FavoriteStore, owner: AccountOnEdition): Promise<Plain> {
  const { folders, favorites } = await store.listShelf(owner);
  const names = new Map(folders.map(({ id, name }) => [id, name]));
  return {
    folders: folders.map(({ name }) => name),
    favorites: favorites.map((favorite) => ({
      target: favorite.target,
      folders: favorite.folders.map((id) => names.get(id) ?? '?').toSorted(),
    })),
  };
}

/** Does one thing to both and says which. */
// Long because: each action stands beside what it means to the model.
async function act(
  store: FavoriteStore,
  { owner, about }: Parts,
  plain: Plain,
  dice: (below: number) => number,
): Promise<string> {
  const shelf = await store.listShelf(owner);
  const name = NAMES[dice(NAMES.length)] ?? '';
  const isTaken = plain.folders.some((folder) => foldFolderName(folder) === foldFolderName(name));
  const folder = shelf.folders[dice(shelf.folders.length + 1)] ?? null;
  const source = shelf.folders[dice(shelf.folders.length + 1)] ?? null;
  const chosen = TARGETS.filter(() => dice(2) === 0);
  const ids = shelf.favorites.filter(({ target }) => chosen.includes(target)).map(({ id }) => id);
  const kept = plain.favorites.filter(({ target }) => chosen.includes(target));
  const enter = (one: { folders: string[] }) => {
    if (folder) one.folders = [...new Set([...one.folders, folder.name])].toSorted();
  };
  switch (dice(6)) {
    case 0:
      await store.createFolder(owner, name, AT);
      if (!isTaken) plain.folders.push(name);
      return `create ${name}`;
    case 1: {
      const order = dice(4);
      if (!folder) return 'nothing';
      await store.updateFolder(owner, folder.id, { order }, AT);
      plain.folders = plain.folders.filter((one) => one !== folder.name).toSpliced(order, 0, folder.name);
      return `put ${folder.name} at ${order}`;
    }
    case 2:
      if (!folder) return 'nothing';
      await store.deleteFolder(owner, folder.id, AT);
      plain.folders = plain.folders.filter((one) => one !== folder.name);
      for (const one of plain.favorites) one.folders = one.folders.filter((other) => other !== folder.name);
      return `delete ${folder.name}`;
    case 3: {
      await store.addFavorites(owner, chosen.map(about), folder?.id ?? null, AT);
      const fresh = chosen.filter((target) => !plain.favorites.some((one) => one.target === target));
      plain.favorites.unshift(...fresh.toReversed().map((target) => ({ target, folders: [] })));
      plain.favorites.filter(({ target }) => chosen.includes(target)).forEach(enter);
      return `add ${chosen.join('')} to ${folder?.name}`;
    }
    case 4:
      await store.moveFavorites(
        owner,
        ids.map((id) => ({ id, from: source?.id ?? null })),
        folder?.id ?? null,
      );
      for (const one of kept) {
        one.folders = source ? one.folders.filter((other) => other !== source.name) : [];
        enter(one);
      }
      return `move ${chosen.join('')} from ${source?.name} to ${folder?.name}`;
    default:
      await store.deleteFavorites(owner, ids, AT);
      plain.favorites = plain.favorites.filter(({ target }) => !chosen.includes(target));
      return `delete ${chosen.join('')}`;
  }
}
