import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALERT_LIMITS, type SeenMark } from '#domain/tools/desk/search-alert.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { readSearchBody } from '#domain/search/saved-search-body.ts';
import type { SearchAlert, SearchAlertDraft, SearchAlertStore } from './search-alert-store.ts';

/** A store with two accounts, `ada` and `bo`, and nothing else in it. */
export interface SearchAlertStoreUnderTest {
  readonly store: SearchAlertStore;
  /** The same store over a connection of its own, as another server has it. */
  connect(): Promise<SearchAlertStore>;
  /** Takes an account out with all that is its own. */
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

function about(word: string, edition: EditionId = 'KA'): SearchAlertDraft {
  const query = { q: word, mode: 'default', filters: [{ id: 'jurisdiction', filterItems: ['Türkiye', 'Peru'] }] };
  const search = readSearchBody({ edition, endpoint: 'documentSearch' }, query);
  return { title: `On ${word}`, search, url: `/search?q=${word}` };
}

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();

const mark = (minute: number, corpusVersion = 1): SeenMark => ({ at: at(minute), corpusVersion });

/** What every store of alerts has to do, the same for each. */
export function describeSearchAlertStore(name: string, open: () => Promise<SearchAlertStoreUnderTest>): void {
  describe(name, () => {
    let subject: SearchAlertStoreUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    const create = async (account: string, draft: SearchAlertDraft, minute = 1): Promise<SearchAlert> => {
      const alert = await subject.store.createAlert(account, draft, mark(minute, 7));
      if (!alert) throw new Error('there are too many');
      return alert;
    };

    test('keeps an alert with all it says, its marks and a feed of its own', async () => {
      const alert = await create('ada', about('seat'));
      expect(alert).toEqual({
        ...about('seat'),
        id: alert.id,
        account: 'ada',
        edition: 'KA',
        feedToken: alert.feedToken,
        createdAt: at(1),
        lookedAt: at(1),
        had: mark(1, 7),
        seen: mark(1, 7),
        seenBefore: null,
      });
      expect(alert.feedToken).toMatch(/^[\w-]{22}$/u);
      expect(await subject.store.findAlert('ada', alert.id)).toEqual(alert);
      expect(await subject.store.findFeed(alert.feedToken)).toEqual({ state: 'live', alert });
    });

    test('lists each edition and each account apart, the newest first', async () => {
      await create('ada', about('seat'), 1);
      await create('ada', about('consent'), 2);
      await create('ada', about('mark', 'KIPL'), 3);
      await create('bo', about('costs'), 4);
      const titles = async (account: string, edition: EditionId) =>
        (await subject.store.listAlerts(account, edition)).map(({ title }) => title);
      expect(await titles('ada', 'KA')).toEqual(['On consent', 'On seat']);
      expect(await titles('ada', 'KIPL')).toEqual(['On mark']);
      expect(await titles('bo', 'KA')).toEqual(['On costs']);
      expect(await titles('bo', 'KIPL')).toEqual([]);
    });

    test('takes no more than an account may have on all editions together', async () => {
      for (let index = 0; index < ALERT_LIMITS.alerts; index += 1) {
        await create('ada', about(`w${index}`, index % 2 === 0 ? 'KA' : 'KIPL'));
      }
      expect(await subject.store.createAlert('ada', about('more'), mark(1))).toBeUndefined();
      expect(await subject.store.createAlert('bo', about('first'), mark(1))).toBeDefined();
    });

    test('takes exactly as many as there may be where several servers make them at once', async () => {
      const stores = await Promise.all([1, 2, 3, 4].map(() => subject.connect()));
      const made = await Promise.all(
        Array.from({ length: 120 }, (_, index) =>
          stores[index % stores.length]!.createAlert(
            'ada',
            about(`w${index}`, index % 2 === 0 ? 'KA' : 'KIPL'),
            mark(1),
          ),
        ),
      );
      expect(made.filter((alert) => alert !== undefined)).toHaveLength(ALERT_LIMITS.alerts);
      const kept = [await subject.store.listAlerts('ada', 'KA'), await subject.store.listAlerts('ada', 'KIPL')].flat();
      expect(kept).toHaveLength(ALERT_LIMITS.alerts);
    });

    test('loses no look of several servers at once', async () => {
      const { id } = await create('ada', about('seat'));
      const stores = await Promise.all([1, 2, 3, 4].map(() => subject.connect()));
      await Promise.all(
        Array.from({ length: 24 }, (_, index) =>
          stores[index % stores.length]!.noteLook('ada', id, { seen: mark(index + 2, index + 8), hasNew: true }),
        ),
      );
      expect(await subject.store.findAlert('ada', id)).toMatchObject({ seen: mark(25, 31) });
    });

    test('moves the mark with a look and remembers the one before that had something new', async () => {
      const { id } = await create('ada', about('seat'));
      const look = (seen: SeenMark, hasNew: boolean) => subject.store.noteLook('ada', id, { seen, hasNew });
      const nothing = await look(mark(5, 8), false);
      expect(nothing).toMatchObject({ lookedAt: at(5), had: mark(1, 7), seen: mark(5, 8), seenBefore: null });
      await look(mark(9, 9), true);
      // Answered before the one above, and noted after it.
      const last = await look(mark(8, 8), false);
      expect(last).toMatchObject({ had: mark(1, 7), seen: mark(9, 9), seenBefore: mark(5, 8) });
      expect(await subject.store.findAlert('ada', id)).toEqual(last);
    });

    test('renames an alert', async () => {
      const { id } = await create('ada', about('seat'));
      expect(await subject.store.renameAlert('ada', id, 'Seats')).toMatchObject({ id, title: 'Seats' });
    });

    test('remembers that an address of a feed has ended, renewed or deleted', async () => {
      const { id, feedToken } = await create('ada', about('seat'));
      const renewed = await subject.store.renewFeed('ada', id, at(2));
      expect(renewed?.feedToken).not.toBe(feedToken);
      expect(await subject.store.findFeed(feedToken)).toEqual({ state: 'ended' });
      expect(await subject.store.findFeed(renewed?.feedToken ?? '')).toMatchObject({ state: 'live' });
      expect(await subject.store.deleteAlert('ada', id, at(3))).toBe(true);
      expect(await subject.store.findFeed(renewed?.feedToken ?? '')).toEqual({ state: 'ended' });
      expect(await subject.store.findFeed('AAAAAAAAAAAAAAAAAAAAAA')).toBeUndefined();
    });

    test('does nothing to anybody else’s alert', async () => {
      const alert = await create('ada', about('seat'));
      const { store } = subject;
      expect(await store.findAlert('bo', alert.id)).toBeUndefined();
      expect(await store.renameAlert('bo', alert.id, 'Mine')).toBeUndefined();
      const look = { seen: mark(5), hasNew: true };
      expect(await store.noteLook('bo', alert.id, look)).toBeUndefined();
      expect(await store.renewFeed('bo', alert.id, at(5))).toBeUndefined();
      expect(await store.deleteAlert('bo', alert.id, at(5))).toBe(false);
      expect(await store.findAlert('ada', alert.id)).toEqual(alert);
    });

    test('loses the alerts of an account with the account', async () => {
      const { feedToken } = await create('ada', about('seat'));
      await create('bo', about('costs'));
      await subject.deleteAccount('ada');
      expect(await subject.store.listAlerts('ada', 'KA')).toEqual([]);
      expect(await subject.store.findFeed(feedToken)).toBeUndefined();
      expect(await subject.store.listAlerts('bo', 'KA')).toHaveLength(1);
    });
  });
}
