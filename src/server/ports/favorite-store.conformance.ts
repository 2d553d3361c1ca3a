import type { AccountOnEdition } from '#domain/access/reader.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FAVORITE_LIMITS, type FavoriteDraft } from '#domain/tools/desk/favorite.ts';
import { readLooks } from '#domain/tools/desk/search-looks.ts';
import { readSearchBody } from '#domain/search/saved-search-body.ts';
import type { FavoriteStore } from './favorite-store.ts';
import { describeFavoriteSequences } from './favorite-sequences.conformance.ts';

/** A store with two accounts, `ada` and `bo`, and nothing else in it. */
export interface FavoriteStoreUnderTest {
  readonly store: FavoriteStore;
  /** The same store over a connection of its own, as another server has it. */
  connect(): Promise<FavoriteStore>;
  /** Takes an account out with all that is its own. */
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const ADA: AccountOnEdition = { account: 'ada', edition: 'KA' };
const BO: AccountOnEdition = { account: 'bo', edition: 'KA' };
const ELSEWHERE: AccountOnEdition = { account: 'ada', edition: 'KIPL' };
const NOW = '2026-01-05T09:00:00.000Z';
const LATER = '2026-01-05T10:00:00.000Z';

function about(target: string, rest: Partial<FavoriteDraft> = {}): FavoriteDraft {
  const common = { title: `On ${target}`, type: 'Award', jurisdictions: [], topics: [], seen: '1' };
  return { kind: 'document', target, url: `/document/${target}`, search: null, ...common, ...rest };
}

const NAMES = ['Costs', 'تكاليف', '⚖️ 👩‍⚖️', '<b>bold</b> & "quoted"', ' kept  as written ', "Robert'); --", '%_'];

const NOTES = [...NAMES, '', 'two\nlines\ttab ', 'ملاحظة ‏'.repeat(200), '𝔫'.repeat(FAVORITE_LIMITS.note)];
/** A look that found something new. */
const LOOK = { seen: { at: '2026-01-05T11:00:00.000Z', corpusVersion: 7 }, hasNew: true };

/** What every store of favorites has to do, the same for each. */
export function describeFavoriteStore(
  name: string,
  open: () => Promise<FavoriteStoreUnderTest>,
  sequences: number,
): void {
  describe(name, () => {
    let subject: FavoriteStoreUnderTest;
    let store: FavoriteStore;
    beforeEach(async () => {
      subject = await open();
      store = subject.store;
    });
    afterEach(() => subject.close());

    const createFolder = async (folder: string, owner = ADA, from = store) => {
      const made = await from.createFolder(owner, folder, NOW);
      if (typeof made === 'string') throw new Error(made);
      return made.id;
    };
    const add = async (targets: readonly string[], folder: string | null = null, owner = ADA, from = store) => {
      const ids = await from.addFavorites(
        owner,
        targets.map((target) => about(target)),
        folder,
        NOW,
      );
      if (typeof ids === 'string') throw new Error(ids);
      return ids;
    };
    /** Targets with the names of the folders they lie in, the newest first. */
    const list = async (owner = ADA) => {
      const { folders, favorites } = await store.listShelf(owner);
      const names = new Map(folders.map((folder) => [folder.id, folder.name]));
      return favorites.map(({ target, folders: ids }) => [target, ...ids.map((id) => names.get(id))].join(' '));
    };
    const listNames = async (owner = ADA) => (await store.listShelf(owner)).folders.map((folder) => folder.name);

    test('keeps documents and searches with all they say, the newest first (SR-190, ENT-030, ENT-031, ENT-032, OP-127)', async () => {
      const search = readSearchBody({ edition: 'KA', endpoint: 'documentSearch' }, { q: 'seat' });
      const said = { jurisdictions: ['Türkiye'], topics: ['Procedure > Seat'], seen: '', search };
      const drafts = [about('a'), about('b', { kind: 'search', url: '/search?q=seat', type: 'Search', ...said })];
      const ids = await store.addFavorites(ADA, drafts, null, NOW);
      const { favorites } = await store.listShelf(ADA);
      const kept = { edition: 'KA', addedDate: NOW, notifies: false, note: '', folders: [] };
      expect(favorites).toEqual([
        { ...drafts[1], ...kept, id: ids[1] },
        { ...drafts[0], ...kept, id: ids[0] },
      ]);
    });

    test('keeps the same document once, in as many folders as it is put into, and as it was kept first (OP-125)', async () => {
      const [costs, seat] = [await createFolder('Costs'), await createFolder('Seat')];
      const [first] = await add(['a'], seat);
      await add(['b']);
      expect(await store.addFavorites(ADA, [about('a', { title: 'Another' }), about('a')], costs, LATER)).toEqual([
        first,
      ]);
      expect(await list()).toEqual(['b', 'a Costs Seat']);
      const [, kept] = (await store.listShelf(ADA)).favorites;
      expect(kept).toMatchObject({ title: 'On a', addedDate: NOW });
      await store.addFavorites(ADA, [about('a', { kind: 'search' })], null, LATER);
      expect(await list()).toEqual(['a', 'b', 'a Costs Seat']);
    });

    test('moves from one folder to another, or out of all, and deletes from everywhere (SR-196, API-053, API-054)', async () => {
      const [costs, seat] = [await createFolder('Costs'), await createFolder('Seat')];
      const [a = '', b = ''] = await add(['a', 'b'], costs);
      expect(
        await store.moveFavorites(
          ADA,
          [
            { id: a, from: costs },
            { id: 'gone', from: null },
          ],
          seat,
        ),
      ).toBe(1);
      expect(await list()).toEqual(['b Costs', 'a Seat']);
      await store.addFavorites(ADA, [about('a')], costs, LATER);
      await store.moveFavorites(ADA, [{ id: a, from: seat }], null);
      expect(await list()).toEqual(['b Costs', 'a Costs']);
      await store.moveFavorites(ADA, [{ id: b, from: null }], null);
      expect(await list()).toEqual(['b', 'a Costs']);
      expect(await store.moveFavorites(ADA, [{ id: a, from: null }], 'unknown')).toBe('folder-not-found');
      expect(await store.deleteFavorites(ADA, [a, 'gone'], LATER)).toBe(1);
      expect(await list()).toEqual(['b']);
    });

    test.each(NAMES)('gives a folder the name %j back as it was written (ENT-033)', async (text) => {
      const id = await createFolder(text);
      const folder = { id, name: text, addedDate: NOW, updateDate: NOW };
      expect((await store.listShelf(ADA)).folders).toEqual([folder]);
    });

    test('names, orders and deletes folders; what lay in one stays a favorite (SR-194, SR-195, API-050, API-052, OP-82)', async () => {
      const [one, , three] = [await createFolder('One'), await createFolder('Two'), await createFolder('Three')];
      await add(['a'], one);
      expect(await store.updateFolder(ADA, one, { name: 'ONE' }, LATER)).toMatchObject({
        name: 'ONE',
        updateDate: LATER,
      });
      expect(await store.updateFolder(ADA, one, { name: 'two' }, LATER)).toBe('folder-name-taken');
      await store.updateFolder(ADA, three, { order: 0 }, LATER);
      expect(await listNames()).toEqual(['Three', 'ONE', 'Two']);
      await store.updateFolder(ADA, three, { order: 99 }, LATER);
      expect(await listNames()).toEqual(['ONE', 'Two', 'Three']);
      expect(await store.deleteFolder(ADA, one, LATER)).toBe(true);
      expect(await store.deleteFolder(ADA, one, LATER)).toBe(false);
      expect(await list()).toEqual(['a']);
      expect(await store.updateFolder(ADA, one, { name: 'One' }, LATER)).toBe('folder-not-found');
      expect(await store.createFolder(ADA, 'TWO', NOW)).toBe('folder-name-taken');
      await createFolder('One');
      expect(await listNames()).toEqual(['Two', 'Three', 'One']);
    });

    test('touches nothing of another account or edition', async () => {
      const folder = await createFolder('Costs');
      const [id = ''] = await add(['a'], folder);
      for (const other of [BO, ELSEWHERE]) {
        expect(await list(other)).toEqual([]);
        expect(await store.moveFavorites(other, [{ id, from: folder }], null)).toBe(0);
        expect(await store.deleteFavorites(other, [id], LATER)).toBe(0);
        expect(await store.setNotifications(other, [id], true)).toBe(0);
        expect(await store.deleteFolder(other, folder, LATER)).toBe(false);
        expect(await store.updateFolder(other, folder, { name: 'Mine' }, NOW)).toBe('folder-not-found');
        expect(await store.addFavorites(other, [about('b')], folder, NOW)).toBe('folder-not-found');
        await store.noteSeen(other, 'a', '2');
        expect(await store.setNote(other, id, 'Mine', LATER)).toBeUndefined();
        expect(await store.noteLook(other, id, LOOK)).toBe(false);
        expect(await store.listSeen(other, 'document', ['a'])).toEqual([]);
        await createFolder('costs', other);
      }
      const { folders, favorites } = await store.listShelf(ADA);
      expect(folders).toMatchObject([{ name: 'Costs' }]);
      expect(favorites).toMatchObject([{ target: 'a', folders: [folder], notifies: false, note: '', seen: '1' }]);
    });

    test('remembers whether changes are to be told, and which state was seen (SR-219, OP-84, OP-128)', async () => {
      const [id = ''] = await add(['a']);
      expect(await store.setNotifications(ADA, [id], true)).toBe(1);
      await store.noteSeen(ADA, 'a', '2');
      await store.noteSeen(ADA, 'unknown', '2');
      expect(await store.listSeen(ADA, 'document', ['a', 'unknown'])).toMatchObject([{ target: 'a', seen: '2' }]);
      expect((await store.listShelf(ADA)).favorites).toMatchObject([{ notifies: true, seen: '2' }]);
      await store.addFavorites(ADA, [about('a', { kind: 'comparison', seen: '3' })], null, LATER);
      await store.noteSeen(ADA, 'a', '4', 'comparison');
      expect(await store.listSeen(ADA, 'comparison', ['a', 'unknown'])).toMatchObject([{ target: 'a', seen: '4' }]);
      expect(await store.listSeen(ADA, 'comparison', [])).toEqual([]);
      expect(await store.listSeen(ADA, 'document', ['a'])).toMatchObject([{ target: 'a', seen: '2' }]);
    });

    test.each([...NOTES])('gives a note back as it was written (text %#)', async (note) => {
      const [id = ''] = await add(['a']);
      expect(await store.setNote(ADA, id, note, LATER)).toEqual({ note, trash: null });
      expect((await store.listShelf(ADA)).favorites).toMatchObject([{ note }]);
      await add(['a']);
      expect((await store.listShelf(ADA)).favorites).toMatchObject([{ note }]);
    });

    test('writes no note over one of another device, and none on what is no favorite', async () => {
      const [id = ''] = await add(['a']);
      const write = async (note: string, former: string) => (await store.setNote(ADA, id, note, LATER, former))?.note;
      expect(await write('one', '')).toBe('one');
      expect(await write('two', '')).toBe('one');
      expect(await write('two', 'one')).toBe('two');
      expect(await store.setNote(ADA, 'unknown', 'one', LATER)).toBeUndefined();
      expect((await store.listShelf(ADA)).favorites).toMatchObject([{ note: 'two' }]);
    });

    test('notes a look at a search and takes no later one back', async () => {
      const [search = '', document = ''] = (await store.addFavorites(
        ADA,
        [about('s', { kind: 'search', seen: '' }), about('a')],
        null,
        NOW,
      )) as string[];
      const looks = async () =>
        (await store.listShelf(ADA)).favorites
          .filter(({ id }) => id === search)
          .map(({ seen }) => readLooks(seen, NOW));
      expect(await store.noteLook(ADA, search, LOOK)).toBe(true);
      expect(await looks()).toEqual([{ seen: LOOK.seen, before: { at: NOW, corpusVersion: null } }]);
      await store.noteLook(ADA, search, { seen: { at: LATER, corpusVersion: 2 }, hasNew: false });
      expect(await looks()).toMatchObject([{ seen: LOOK.seen }]);
      expect([await store.noteLook(ADA, document, LOOK), await store.noteLook(ADA, 'unknown', LOOK)]).toEqual([
        false,
        false,
      ]);
    });

    test('keeps 1,000 favorites and 100 folders of an account on all editions, and refuses all of what is more (CON-006, OP-82)', async () => {
      const targets = Array.from({ length: FAVORITE_LIMITS.favorites - 1 }, (_, index) => `d${index}`);
      await add(targets);
      const two = [about('x'), about('y')];
      expect(await store.addFavorites(ELSEWHERE, two, null, NOW)).toBe('too-many-favorites');
      expect(await list(ELSEWHERE)).toEqual([]);
      await add(['x'], null, ELSEWHERE);
      expect(await store.addFavorites(ADA, [about('z')], null, NOW)).toBe('too-many-favorites');
      expect(await store.addFavorites(ADA, [about('d0')], null, NOW)).toHaveLength(1);
      for (let index = 0; index < FAVORITE_LIMITS.folders - 1; index += 1) await createFolder(`F${index}`);
      await createFolder('last', ELSEWHERE);
      expect((await store.listShelf(ADA)).kept).toEqual({ favorites: 1000, folders: 100 });
      expect(await store.createFolder(ADA, 'one more', NOW)).toBe('too-many-folders');
      await add(['x'], null, BO);
    });

    test('makes a folder with all that lies in it, or nothing of it', async () => {
      await add(['a']);
      const made = await store.createFilledFolder(ADA, 'Brief', [about('b'), about('a'), about('b')], NOW);
      expect(made).toMatchObject({ name: 'Brief', addedDate: NOW });
      expect((await list()).toSorted()).toEqual(['a Brief', 'b Brief']);
      expect(await store.createFilledFolder(ADA, 'brief ', [about('c')], NOW)).toBe('folder-name-taken');
      const many = Array.from({ length: FAVORITE_LIMITS.favorites }, (_, index) => about(`d${index}`));
      expect(await store.createFilledFolder(ADA, 'Many', many, NOW)).toBe('too-many-favorites');
      expect([await listNames(), (await list()).length]).toEqual([['Brief'], 2]);
    });

    test('loses nothing of what several devices do at once', async () => {
      const stores = await Promise.all([1, 2, 3, 4].map(() => subject.connect()));
      const folder = await createFolder('Costs');
      await Promise.all(
        Array.from({ length: 24 }, (_, index) => add([`d${index % 12}`], folder, ADA, stores[index % stores.length])),
      );
      expect((await list()).toSorted()).toEqual(Array.from({ length: 12 }, (_, index) => `d${index} Costs`).toSorted());
      const made = await Promise.all(stores.map((one) => one.createFolder(ADA, 'Seat', NOW)));
      expect(made.filter((answer) => answer === 'folder-name-taken')).toHaveLength(3);
    });

    test('loses the favorites of an account with the account', async () => {
      await add(['a'], await createFolder('Costs'));
      await add(['b'], null, BO);
      await subject.deleteAccount('ada');
      expect(await store.listShelf(ADA)).toEqual({ folders: [], favorites: [], kept: { folders: 0, favorites: 0 } });
      expect(await list(BO)).toEqual(['b']);
    });

    describeFavoriteSequences(() => store, { owner: ADA, about }, sequences);
  });
}
