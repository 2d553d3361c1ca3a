import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RECORD_LIMITS } from '#domain/tools/desk/research-entry.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { readSearchBody, type GivenBody } from '#domain/search/saved-search-body.ts';
import type { SavedSearch } from '#domain/search/saved-search.ts';
import type { ResearchEntryDraft, ResearchRecordStore } from './research-record-store.ts';

/** A store with two accounts, `ada` and `bo`, and nothing else in it. */
export interface ResearchRecordStoreUnderTest {
  readonly store: ResearchRecordStore;
  /** The same store over a connection of its own, as another server has it. */
  connect(): Promise<ResearchRecordStore>;
  /** Takes an account out with all that is its own. */
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const at = (second: number) => new Date(Date.UTC(2026, 0, 5, 9, 0, second)).toISOString();

function searchFor(q: string, rest: GivenBody = {}, edition: EditionId = 'KA'): SavedSearch {
  return readSearchBody({ edition, endpoint: 'documentSearch' }, { mode: 'default', q, ...rest });
}

function about(word: string, second: number, rest: Partial<ResearchEntryDraft> = {}): ResearchEntryDraft {
  return {
    search: searchFor(word),
    madeAt: at(second),
    title: word,
    url: `/search?q=${word}`,
    understood: `the word “${word}”`,
    filters: ['Jurisdiction: Türkiye'],
    sort: 'Relevance',
    total: 12,
    corpusVersion: 7,
    ...rest,
  };
}

const LATER = '2026-01-05T12:00:00.000Z';

/** What every store of research records has to do, the same for each. */
export function describeResearchRecordStore(name: string, open: () => Promise<ResearchRecordStoreUnderTest>): void {
  describe(name, () => {
    let subject: ResearchRecordStoreUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    const titles = async (account: string, edition: EditionId = 'KA') =>
      (await subject.store.listEntries(account, edition)).map(({ title }) => title);

    test('keeps a search with all it says, and lists the newest first, each edition and account apart', async () => {
      const first = await subject.store.keepEntry('ada', about('seat', 1));
      await subject.store.keepEntry('ada', about('consent', 2));
      await subject.store.keepEntry(
        'ada',
        about('mark', 3, { search: searchFor('mark', {}, 'KIPL'), understood: null, filters: [] }),
      );
      await subject.store.keepEntry('bo', about('costs', 4));
      expect(first).toEqual({ ...about('seat', 1), id: first?.id, edition: 'KA', note: '' });
      expect(await subject.store.findEntry('ada', first?.id ?? '')).toEqual(first);
      expect(await titles('ada')).toEqual(['consent', 'seat']);
      expect(await titles('ada', 'KIPL')).toEqual(['mark']);
      expect(await titles('bo')).toEqual(['costs']);
    });

    test('takes the same search within half a minute as one, with its last answer', async () => {
      const first = await subject.store.keepEntry('ada', about('seat', 1));
      const paged = { mode: 'default', q: 'seat', start: 20, resultsPerPage: 50 };
      const next = about('seat', 31, { search: searchFor('seat', paged), total: 13, corpusVersion: 8 });
      const again = await subject.store.keepEntry('ada', next);
      expect(again).toMatchObject({ id: first?.id, madeAt: at(31), total: 13, corpusVersion: 8 });
      await subject.store.keepEntry('ada', about('seat', 62, { total: 14 }));
      await subject.store.keepEntry('ada', about('consent', 63));
      await subject.store.keepEntry('ada', about('seat', 64));
      expect(await titles('ada')).toEqual(['seat', 'consent', 'seat', 'seat']);
    });

    test('takes a search that is gone back to as one: the same answer, nothing else asked between', async () => {
      const first = await subject.store.keepEntry('ada', about('seat', 1));
      const again = await subject.store.keepEntry('ada', about('seat', 3600));
      expect(again).toMatchObject({ id: first?.id, madeAt: at(3600) });
      await subject.store.keepEntry('ada', about('seat', 7200, { corpusVersion: 8 }));
      await subject.store.keepEntry('ada', about('consent', 7300));
      await subject.store.keepEntry('ada', about('seat', 7400, { corpusVersion: 8 }));
      expect(await titles('ada')).toEqual(['seat', 'consent', 'seat', 'seat']);
    });

    test('takes the same search as one in whatever order its filters were chosen', async () => {
      const filters = [
        { id: 'topic', filterItems: ['Seat', 'Costs'] },
        { id: 'jurisdiction', filterItems: ['Peru'] },
      ];
      const turned = [
        { id: 'jurisdiction', filterItems: ['Peru'] },
        { id: 'topic', filterItems: ['Costs', 'Seat'] },
      ];
      const first = await subject.store.keepEntry('ada', about('seat', 1, { search: searchFor('seat', { filters }) }));
      const again = about('seat', 2, { search: searchFor('seat', { filters: turned }) });
      expect(await subject.store.keepEntry('ada', again)).toMatchObject({ id: first?.id, madeAt: at(2) });
    });

    test('takes a search that several servers note at once as one, and loses none of the others', async () => {
      const stores = await Promise.all([1, 2, 3, 4].map(() => subject.connect()));
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          stores[index % stores.length]!.keepEntry('ada', about('seat', index % 20)),
        ),
      );
      expect(await titles('ada')).toEqual(['seat']);
      await Promise.all(stores.map((store, index) => store.keepEntry('ada', about(`w${index}`, 30 + index))));
      expect((await titles('ada')).sort()).toEqual(['seat', 'w0', 'w1', 'w2', 'w3']);
    });

    test('lets the oldest of the edition give way', async () => {
      await subject.store.keepEntry('ada', about('mark', 0, { search: searchFor('mark', {}, 'KIPL') }));
      for (let index = 0; index <= RECORD_LIMITS.entries; index += 1) {
        await subject.store.keepEntry('ada', about(`w${index}`, index));
      }
      const kept = await titles('ada');
      expect(kept).toHaveLength(RECORD_LIMITS.entries);
      expect(kept.at(-1)).toBe('w1');
      expect(await titles('ada', 'KIPL')).toEqual(['mark']);
    });

    test('keeps nothing for an account that wants no record, until it does', async () => {
      expect(await subject.store.isKept('ada')).toBe(true);
      await subject.store.keepEntry('ada', about('seat', 1));
      await subject.store.setKept('ada', false);
      expect(await subject.store.isKept('ada')).toBe(false);
      expect(await subject.store.isKept('bo')).toBe(true);
      expect(await subject.store.keepEntry('ada', about('consent', 2))).toBeUndefined();
      await subject.store.setKept('ada', true);
      await subject.store.keepEntry('ada', about('costs', 3));
      expect(await titles('ada')).toEqual(['costs', 'seat']);
    });

    test('keeps the reader’s note through a search that is asked again', async () => {
      const entry = await subject.store.keepEntry('ada', about('seat', 1));
      const noted = await subject.store.updateNote('ada', entry?.id ?? '', 'Read the first ten; “A” Ğ', LATER);
      expect(noted?.entry.note).toBe('Read the first ten; “A” Ğ');
      expect(await subject.store.keepEntry('ada', about('seat', 5))).toMatchObject({ note: noted?.entry.note });
    });

    test('deletes one entry, or those of one edition, and nothing of anybody else’s', async () => {
      const seat = await subject.store.keepEntry('ada', about('seat', 1));
      await subject.store.keepEntry('ada', about('consent', 2));
      await subject.store.keepEntry('ada', about('mark', 3, { search: searchFor('mark', {}, 'KIPL') }));
      await subject.store.keepEntry('bo', about('costs', 4));
      const id = seat?.id ?? '';
      expect(await subject.store.findEntry('bo', id)).toBeUndefined();
      expect(await subject.store.updateNote('bo', id, 'mine', LATER)).toBeUndefined();
      expect(await subject.store.findEntry('ada', id)).toMatchObject({ note: '' });
      expect(await subject.store.deleteEntry('bo', id, LATER)).toBe(false);
      expect(await subject.store.deleteEntry('ada', id, LATER)).toBe(true);
      expect(await subject.store.clearEntries('ada', 'KA')).toBe(1);
      expect(await titles('ada')).toEqual([]);
      expect(await titles('ada', 'KIPL')).toEqual(['mark']);
      expect(await titles('bo')).toEqual(['costs']);
    });

    test('loses the record of an account, and its wish, with the account', async () => {
      await subject.store.keepEntry('ada', about('seat', 1));
      await subject.store.setKept('ada', false);
      await subject.deleteAccount('ada');
      expect(await titles('ada')).toEqual([]);
      expect(await subject.store.isKept('ada')).toBe(true);
    });
  });
}
