import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reader } from '#domain/access/reader.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { readSearchBody } from '#domain/search/saved-search-body.ts';
import { EDITIONS } from '#editions/editions.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { documentOf, idsOf, paragraphOf, publicationOf, type LibraryRecord } from './content-store.test-support.ts';
import type { FoundNew, NewHitFinder } from './new-hit-finder.ts';

/** A finder over a library of its own with nothing in it; the time is that of `Date`. */
export interface NewHitFinderUnderTest {
  readonly finder: NewHitFinder;
  /** Takes records in, all in one commit. */
  put(records: readonly LibraryRecord[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const search = (q: string) => readSearchBody({ edition: 'KA', endpoint: 'documentSearch' }, { q });
const SEAT = search('seat');

const READER = createTestReader(EDITIONS.KA, 'KAPP');

/** A document that the search finds. */
const about = (id: string, record: Partial<DocumentRecord> = {}): LibraryRecord =>
  documentOf(id, record, [paragraphOf('It concerns the seat.')]);

/** What every finder of new hits has to do. */
export function describeNewHitFinder(name: string, open: () => Promise<NewHitFinderUnderTest>): void {
  describe(name, () => {
    let subject: NewHitFinderUnderTest;
    const setTime = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-${time}Z`) });
    beforeEach(async () => {
      setTime('03-05T08:00:00');
      subject = await open();
    });
    afterEach(async () => {
      await subject.close();
      vi.useRealTimers();
    });

    const putAt = async (time: string, ...records: readonly LibraryRecord[]): Promise<void> => {
      setTime(time);
      await subject.put(records);
    };

    const lookAt = (time: string, reader: Reader = READER, sought = SEAT) => {
      setTime(time);
      return subject.finder.getMark(reader, sought);
    };

    /** What both ways to ask agree on. */
    const find = async (
      since: FoundNew['seen'],
      { reader = READER, sought = SEAT, limit = 50 }: { reader?: Reader; sought?: typeof SEAT; limit?: number } = {},
    ): Promise<FoundNew> => {
      const found = await subject.finder.findNew(reader, sought, since, limit);
      expect(await subject.finder.listNew(reader, sought, since, limit)).toEqual(found.hits);
      expect(found.since).toBe(since.at);
      return found;
    };

    test('finds what came after the mark and goes with the search, the newest first', async () => {
      await putAt('03-05T09:00:00', about('had'));
      const mark = await lookAt('03-05T12:00:00');
      expect(await find(mark)).toMatchObject({ hits: [], total: 0, isExact: true });
      await putAt('03-05T13:00:00', about('same-day'), documentOf('other'), about('elsewhere', { editions: ['KCL'] }));
      await putAt('03-06T09:00:00', about('next-day'));
      await putAt('03-09T09:00:00', about('later'));
      const found = await find(mark);
      expect(idsOf(found.hits)).toEqual(['later', 'next-day', 'same-day']);
      expect(found).toMatchObject({ total: 3, isExact: true });
    });

    test('answers the mark of whoever has seen it: from then on it is not new', async () => {
      const first = await lookAt('03-05T12:00:00');
      expect(first.at).toBe('2026-03-05T12:00:00.000Z');
      await putAt('03-05T13:00:00', about('one'));
      setTime('03-05T14:00:00');
      const { seen } = await find(first);
      expect(seen.at).toBe('2026-03-05T14:00:00.000Z');
      expect(seen.corpusVersion).toBeGreaterThan(first.corpusVersion ?? 0);
      expect(await lookAt('03-05T14:00:00')).toEqual(seen);
      expect((await find(seen)).total).toBe(0);
      await putAt('03-05T15:00:00', about('two'));
      expect(idsOf((await find(seen)).hits)).toEqual(['two']);
    });

    test('finds of all words of a search what has them apart, and as a phrase, which no page has shown (OP-181)', async () => {
      const sought = readSearchBody({ edition: 'KA', endpoint: 'documentSearch' }, { q: 'seat award', read: 'all' });
      const mark = await lookAt('03-05T12:00:00', READER, sought);
      await putAt('03-05T13:00:00', documentOf('apart', {}, [paragraphOf('The award names the seat.')]));
      await putAt('03-05T14:00:00', documentOf('phrase', {}, [paragraphOf('A seat award.')]), about('one-word'));
      const found = await find(mark, { sought });
      expect(idsOf(found.hits).toSorted()).toEqual(['apart', 'phrase']);
      expect(await subject.finder.countAdded(READER, sought, ['2026-03-05'])).toEqual([2]);
    });

    test('finds nothing that merely changed, nor what was withdrawn', async () => {
      await putAt('03-05T09:00:00', about('changed'), documentOf('becomes'));
      const mark = await lookAt('03-05T12:00:00');
      await putAt('03-05T13:00:00', about('changed', { title: 'Otherwise' }), about('becomes'));
      await putAt('03-06T13:00:00', about('gone'), about('kept'));
      await subject.remove(['gone']);
      const found = await find(mark);
      expect([idsOf(found.hits), found.total]).toEqual([['kept'], 1]);
    });

    test('finds what was stamped before the mark and could be found only after it', async () => {
      await putAt('03-05T11:59:00', about('had'));
      const mark = await lookAt('03-05T12:00:00');
      // Its import was under way.
      await putAt('03-05T11:59:58', about('under-way'));
      setTime('03-05T13:00:00');
      expect(idsOf((await find(mark)).hits)).toEqual(['under-way']);
    });

    test('finds it across midnight, too', async () => {
      await putAt('03-04T23:58:00', about('had'));
      const mark = await lookAt('03-05T00:01:00');
      await putAt('03-04T23:59:58', about('under-way'));
      setTime('03-05T01:00:00');
      expect(idsOf((await find(mark)).hits)).toEqual(['under-way']);
    });

    test('goes by the time alone for marks of old, and where the library was made anew', async () => {
      await putAt('03-05T09:00:00', about('had'));
      await putAt('03-05T13:00:00', about('new'));
      setTime('03-05T14:00:00');
      for (const corpusVersion of [null, 1_000_000]) {
        const found = await find({ at: '2026-03-05T12:00:00.000Z', corpusVersion });
        expect(idsOf(found.hits)).toEqual(['new']);
      }
    });

    test('is not misled by a clock that was ahead', async () => {
      await putAt('07-01T09:00:00', about('had'));
      const mark = await lookAt('03-05T12:00:00');
      await putAt('03-06T09:00:00', about('new'));
      setTime('03-06T10:00:00');
      const found = await find(mark);
      expect([idsOf(found.hits), found.total]).toEqual([['new'], 1]);
    });

    test('lists at most so many, the newest, and counts them all; of none it only counts', async () => {
      const mark = await lookAt('03-05T12:00:00');
      for (const hour of [13, 14, 15]) await putAt(`03-05T${hour}:00:00`, about(`d${hour}`));
      await putAt('03-06T09:00:00', about('d9', { dates: { publication: '1901' } }), about('later'));
      await putAt('03-06T10:00:00', about('d10', { dates: { publication: '1900' } }));
      const list = async (limit: number) => {
        const found = await find(mark, { limit });
        expect(found.total).toBe(6);
        return idsOf(found.hits);
      };
      expect(await list(0)).toEqual([]);
      expect(await list(1)).toEqual(['d10']);
      expect((await list(3)).toSorted()).toEqual(['d10', 'd9', 'later']);
      expect((await list(50)).slice(3)).toEqual(['d15', 'd14', 'd13']);
    });

    test('tells all of a hit, and nothing of a closed document (OP-169)', async () => {
      const mark = await lookAt('03-05T12:00:00');
      const record = { summary: 'On the seat.', dates: { decision: '2019-02' }, subscriptions: ['KAPP'] };
      await putAt('03-05T13:00:00', about('award'));
      await putAt('03-05T14:00:00', about('award', { ...record, title: 'A v. B', court: 'ICC' }));
      const reduced = createTestReader(EDITIONS.KA, 'YB');
      const hit = {
        id: 'award',
        title: 'A v. B',
        url: '/document/award',
        type: 'Award',
        date: '2019-02',
        origin: 'ICC',
        addedAt: '2026-03-05T13:00:00.000Z',
        summary: 'On the seat.',
        isOpen: true,
        heldBy: [],
      };
      expect((await find(mark)).hits).toEqual([hit]);
      expect(await find(mark, { reader: reduced })).toMatchObject({ hits: [], total: 0 });
    });

    test('names where a hit comes from: court, institution, publication or source', async () => {
      const mark = await lookAt('03-05T12:00:00');
      await putAt('03-05T13:00:00', publicationOf('book', { title: 'The Reports' }), about('none'));
      await putAt('03-05T14:00:00', about('source', { source: 'A journal' }));
      await putAt('03-05T15:00:00', about('chapter', { source: 'A journal', publication: 'book' }));
      await putAt('03-05T16:00:00', about('institution', { organization: 'ICC', publication: 'book' }));
      const { hits } = await find(mark);
      expect(hits.map(({ id, origin }) => [id, origin])).toEqual([
        ['institution', 'ICC'],
        ['chapter', 'The Reports'],
        ['source', 'A journal'],
        ['none', null],
      ]);
    });

    test('counts what was first imported on each of some days or later', async () => {
      await putAt('03-01T09:00:00', about('first'), documentOf('other'));
      await putAt('03-03T23:59:00', about('second'));
      await putAt('03-05T09:00:00', about('third'), about('first', { title: 'Changed' }));
      const days = ['2026-03-05', '2026-03-04', '2026-03-03', '2026-03-01', '2026-03-06'];
      expect(await subject.finder.countAdded(READER, SEAT, days)).toEqual([1, 1, 2, 3, 0]);
    });

    test('tells the generation that answers, which a change of the library counts up', async () => {
      const generation = await subject.finder.generation();
      await putAt('03-05T09:00:00', about('one'));
      await lookAt('03-05T10:00:00');
      expect(await subject.finder.generation()).toBeGreaterThan(generation);
    });

    test('refuses a search that cannot be taken, whatever is asked of it', async () => {
      const mark = await lookAt('03-05T12:00:00');
      const wrong = readSearchBody({ edition: 'KA', endpoint: 'documentSearch' }, { q: 'seat', mode: 'nothing' });
      const { finder } = subject;
      for (const ask of [
        () => finder.findNew(READER, wrong, mark, 1),
        () => finder.listNew(READER, wrong, mark, 1),
        () => finder.getMark(READER, wrong),
        () => finder.countAdded(READER, wrong, ['2026-03-05']),
      ]) {
        const refused = (async () => ask())();
        await expect(refused).rejects.toBeInstanceOf(LibraryError);
        await expect(refused).rejects.toMatchObject({ code: 'mode-unknown' });
      }
    });
  });
}
