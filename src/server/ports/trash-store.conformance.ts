import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountOnEdition } from '#domain/access/reader.ts';
import { readSearchBody } from '#domain/search/saved-search-body.ts';
import { FAVORITE_LIMITS, type FavoriteDraft } from '#domain/tools/desk/favorite.ts';
import { ALERT_LIMITS } from '#domain/tools/desk/search-alert.ts';
import type { DeskStore } from './desk-store.ts';
import type { FavoriteStore } from './favorite-store.ts';
import type { RelationSearchStore } from './relation-search-store.ts';
import type { ResearchRecordStore } from './research-record-store.ts';
import type { SearchAlertStore } from './search-alert-store.ts';
import type { TrashStore } from './trash-store.ts';

/** The stores that put things into the trash, and the trash, over one database. */
export interface TrashedStores {
  readonly trash: TrashStore;
  readonly favorites: FavoriteStore;
  readonly alerts: SearchAlertStore;
  readonly desk: DeskStore;
  readonly record: ResearchRecordStore;
  readonly questions: RelationSearchStore;
}

/** Stores with two accounts, `ada` and `bo`, and nothing else in them. */
export interface TrashStoreUnderTest {
  readonly store: TrashedStores;
  /** The same over a connection of their own, as another server has them. */
  connect(): Promise<TrashedStores>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const ADA: AccountOnEdition = { account: 'ada', edition: 'KA' };
const BO: AccountOnEdition = { account: 'bo', edition: 'KA' };
const ELSEWHERE: AccountOnEdition = { account: 'ada', edition: 'KIPL' };
const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();
const search = readSearchBody({ edition: 'KA', endpoint: 'documentSearch' }, { q: 'seat' });

function about(target: string): FavoriteDraft {
  const common = { title: `On ${target}`, type: 'Award', jurisdictions: [], topics: [], seen: '1' };
  return { kind: 'document', target, url: `/document/${target}`, search: null, ...common };
}

/** What every trash has to do, the same for each (OP-184). */
// Long because: each kind of thing is removed and brought back by the same few steps.
export function describeTrashStore(name: string, open: () => Promise<TrashStoreUnderTest>): void {
  describe(name, () => {
    let subject: TrashStoreUnderTest;
    let stores: TrashedStores;
    beforeEach(async () => {
      subject = await open();
      stores = subject.store;
    });
    afterEach(() => subject.close());

    const star = async (targets: readonly string[], folder: string | null = null, owner = ADA) => {
      const ids = await stores.favorites.addFavorites(owner, targets.map(about), folder, at(0));
      if (typeof ids === 'string') throw new Error(ids);
      return ids;
    };
    const makeFolder = async (title: string, owner = ADA) => {
      const made = await stores.favorites.createFolder(owner, title, at(0));
      if (typeof made === 'string') throw new Error(made);
      return made.id;
    };
    /** Targets with the names of their folders, the newest first. */
    const listFavorites = async () => {
      const { folders, favorites } = await stores.favorites.listShelf(ADA);
      const names = new Map(folders.map((one) => [one.id, one.name]));
      return favorites.map(({ target, folders: ids }) => [target, ...ids.map((id) => names.get(id))].join(' '));
    };
    const createAlert = (title: string) =>
      stores.alerts.createAlert('ada', { search, title, url: '/search?q=seat' }, { at: at(0), corpusVersion: 1 });
    const listTitles = async (owner = ADA) =>
      (await stores.trash.listTrash(owner)).map(({ kind, title }) => `${kind} ${title}`);
    const restore = (...ids: string[]) => stores.trash.restore(ADA, ids, at(30));

    test('OP-184: a favorite comes back as it was, with its note, its folders and its place in the list', async () => {
      const [costs, seat] = [await makeFolder('Costs'), await makeFolder('Seat')];
      const [, b = ''] = await star(['a', 'b', 'c'], costs);
      await star(['b'], seat);
      await stores.favorites.setNote(ADA, b, 'Ask again', at(1));
      await stores.favorites.setNotifications(ADA, [b], true);
      const before = await stores.favorites.listShelf(ADA);
      await stores.favorites.deleteFavorites(ADA, [b], at(2));
      const after = await stores.favorites.listShelf(ADA);
      expect([await listFavorites(), after.kept.favorites]).toEqual([['c Costs', 'a Costs'], 2]);
      expect(await stores.trash.listTrash(ADA)).toEqual([
        {
          id: b,
          kind: 'favorite',
          title: 'On b',
          document: 'b',
          folders: ['Costs', 'Seat'],
          note: 'Ask again',
          removedAt: at(2),
        },
      ]);
      expect(await restore(b)).toEqual(['restored']);
      expect(await stores.favorites.listShelf(ADA)).toEqual(before);
      expect(await stores.trash.listTrash(ADA)).toEqual([]);
    });

    test('OP-184: it comes back into a folder of the same name, which is made anew where there is none', async () => {
      const [costs, seat] = [await makeFolder('Costs'), await makeFolder('Seat')];
      const [a = ''] = await star(['a'], costs);
      await star(['a'], seat);
      await stores.favorites.deleteFavorites(ADA, [a], at(1));
      await stores.favorites.deleteFolder(ADA, costs, at(2));
      await stores.favorites.deleteFolder(ADA, seat, at(2));
      const other = await makeFolder('COSTS');
      expect(await restore(a)).toEqual(['restored']);
      const { folders, favorites } = await stores.favorites.listShelf(ADA);
      expect(folders.map((folder) => folder.name)).toEqual(['COSTS', 'Seat']);
      expect(favorites[0]?.folders).toEqual([other, folders[1]?.id]);
    });

    test('OP-184: a folder comes back with what lay in it, and what was removed after it finds its way into it', async () => {
      const costs = await makeFolder('Costs');
      const [a = '', b = ''] = await star(['a', 'b', 'c'], costs);
      await stores.favorites.deleteFolder(ADA, costs, at(1));
      await stores.favorites.deleteFavorites(ADA, [a, b], at(2));
      expect(await listTitles()).toEqual(expect.arrayContaining(['folder Costs', 'favorite On a', 'favorite On b']));
      expect(await restore(costs)).toEqual(['restored']);
      expect(await listFavorites()).toEqual(['c Costs']);
      expect(await restore(a, b)).toEqual(['restored', 'restored']);
      expect(await listFavorites()).toEqual(['c Costs', 'b Costs', 'a Costs']);
      // All at once, in whatever order they are named.
      await stores.favorites.deleteFolder(ADA, costs, at(3));
      await stores.favorites.deleteFavorites(ADA, [a], at(4));
      expect(await restore(a, costs)).toEqual(['restored', 'restored']);
      expect(await listFavorites()).toEqual(['c Costs', 'b Costs', 'a Costs']);
    });

    test('OP-184: a folder whose name another has by now gives that one what lay in it', async () => {
      const costs = await makeFolder('Costs');
      await star(['a'], costs);
      await stores.favorites.deleteFolder(ADA, costs, at(1));
      const other = await makeFolder('costs ');
      expect(await restore(costs)).toEqual(['restored']);
      const { folders, favorites } = await stores.favorites.listShelf(ADA);
      expect([folders.length, favorites[0]?.folders]).toEqual([1, [other]]);
    });

    test('OP-184: a note that was taken away comes back, never over another, and not where its favorite is gone', async () => {
      const [a = ''] = await star(['a']);
      const take = async (former: string) => {
        await stores.favorites.setNote(ADA, a, former, at(1));
        return (await stores.favorites.setNote(ADA, a, '', at(2)))?.trash ?? '';
      };
      const [one, two] = [await take('One'), await take('Two')];
      expect(await stores.trash.listTrash(ADA)).toMatchObject([
        { kind: 'note', title: 'On a', document: 'a' },
        { kind: 'note', title: 'On a', document: 'a' },
      ]);
      expect(await restore(one)).toEqual(['restored']);
      expect((await stores.favorites.listShelf(ADA)).favorites[0]?.note).toBe('One');
      expect(await restore(two)).toEqual(['there-already']);
      await stores.favorites.deleteFavorites(ADA, [a], at(3));
      expect(await restore(two)).toEqual(['no-favorite']);
      await star(['a']);
      expect(await restore(two)).toEqual(['restored']);
      // What was starred anew has another note than what was removed: nothing is lost of either.
      expect(await restore(a)).toEqual(['there-already']);
      expect(await listTitles()).toEqual(['favorite On a']);
      expect((await stores.favorites.listShelf(ADA)).favorites[0]?.note).toBe('Two');
    });

    test('OP-184: what was starred again meanwhile gets back the folders and the note of what was removed', async () => {
      const [a = ''] = await star(['a'], await makeFolder('Costs'));
      await stores.favorites.setNote(ADA, a, 'Mine', at(1));
      await stores.favorites.deleteFavorites(ADA, [a], at(2));
      const [again] = await star(['a'], await makeFolder('Seat'));
      expect(await restore(a)).toEqual(['restored']);
      expect(await listFavorites()).toEqual(['a Costs Seat']);
      expect((await stores.favorites.listShelf(ADA)).favorites).toMatchObject([{ id: again, note: 'Mine' }]);
    });

    test('OP-184: an alert comes back as it was, and its feed, which had ended, with it', async () => {
      const alert = await createAlert('Seats');
      const token = alert?.feedToken ?? '';
      for (const minute of [1, 2]) {
        await stores.alerts.deleteAlert('ada', alert?.id ?? '', at(minute));
        expect(await stores.alerts.listAlerts('ada', 'KA')).toEqual([]);
        expect(await stores.alerts.findFeed(token)).toEqual({ state: 'ended' });
        expect(await listTitles()).toEqual(['alert Seats']);
        expect(await restore(alert?.id ?? '')).toEqual(['restored']);
        expect(await stores.alerts.listAlerts('ada', 'KA')).toEqual([alert]);
        expect(await stores.alerts.findFeed(token)).toEqual({ state: 'live', alert });
      }
    });

    test('OP-184: the limits count without the trash, and what comes back is not let past them', async () => {
      const targets = Array.from({ length: FAVORITE_LIMITS.favorites }, (_, index) => `d${index}`);
      const [first = ''] = await star(targets);
      await stores.favorites.deleteFavorites(ADA, [first], at(1));
      await star(['other'], null, ELSEWHERE);
      expect(await restore(first)).toEqual(['too-many-favorites']);
      const folder = await makeFolder('Costs');
      await stores.favorites.deleteFolder(ADA, folder, at(2));
      for (let index = 0; index < FAVORITE_LIMITS.folders; index += 1) await makeFolder(`F${index}`);
      expect(await restore(folder)).toEqual(['too-many-folders']);
      const alert = await createAlert('first');
      await stores.alerts.deleteAlert('ada', alert?.id ?? '', at(3));
      for (let index = 0; index < ALERT_LIMITS.alerts; index += 1) await createAlert(`A${index}`);
      expect(await restore(alert?.id ?? '')).toEqual(['too-many-alerts']);
      expect(await listTitles()).toHaveLength(3);
    });

    test('OP-184: two tabs that bring back the same do so once, and the other is told', async () => {
      const [a = ''] = await star(['a']);
      await stores.favorites.deleteFavorites(ADA, [a], at(1));
      const tabs = await Promise.all([1, 2, 3, 4].map(() => subject.connect()));
      const said = await Promise.all(tabs.map(({ trash }) => trash.restore(ADA, [a], at(2))));
      expect(said.flat().toSorted()).toEqual(['gone', 'gone', 'gone', 'restored']);
      expect(await listFavorites()).toEqual(['a']);
    });

    test('OP-184: the trash is emptied on request, whole or in part, of its owner and edition alone', async () => {
      const ids = await star(['a', 'b', 'c']);
      await stores.favorites.deleteFavorites(ADA, ids, at(1));
      const [other = ''] = await star(['d'], null, BO);
      await stores.favorites.deleteFavorites(BO, [other], at(1));
      for (const owner of [BO, ELSEWHERE]) {
        expect(await stores.trash.restore(owner, [ids[0] ?? ''], at(2))).toEqual(['gone']);
        expect(await stores.trash.empty(owner, [ids[0] ?? ''])).toBe(0);
      }
      expect(await stores.trash.empty(ADA, ids.slice(0, 1))).toBe(1);
      expect(await stores.trash.empty(ADA)).toBe(2);
      expect([await listTitles(), await listTitles(BO)]).toEqual([[], ['favorite On d']]);
    });

    test('OP-184: what was removed before a day is forgotten, whosever it was', async () => {
      const [a = '', b = ''] = await star(['a', 'b']);
      const [c = ''] = await star(['c'], null, BO);
      await stores.favorites.deleteFavorites(ADA, [a], at(1));
      await stores.favorites.deleteFavorites(BO, [c], at(1));
      await stores.favorites.deleteFavorites(ADA, [b], at(2));
      await stores.trash.forgetRemoved(at(2));
      expect([await listTitles(), await listTitles(BO)]).toEqual([['favorite On b'], []]);
    });

    test('OP-184: the trash of an account goes with the account', async () => {
      const [a = ''] = await star(['a']);
      await stores.favorites.deleteFavorites(ADA, [a], at(1));
      await subject.deleteAccount('ada');
      expect(await listTitles()).toEqual([]);
    });
  });
}
