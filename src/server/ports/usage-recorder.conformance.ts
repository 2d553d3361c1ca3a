import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CountedEvent } from '#domain/tools/usage/counted-event.ts';
import type { ItemFacts } from '#domain/tools/usage/item-facts.ts';
import { sumUsage } from '#domain/tools/usage/sum-usage.ts';
import { createCountedReader, type CountedReader } from '#tests/support/counted-reader.ts';
import type { TrackingEvent, UsageEvent, UsageLog } from './usage-recorder.ts';

/** A store with nothing noted in it. */
export interface UsageLogUnderTest {
  /** A recorder over the store. A second one is what a server has after it was started again. */
  openLog(): UsageLog;
  /** What recorders are told of every item. */
  facts: ItemFacts;
  /** What recorders ask for the time. */
  clock: () => string;
  /** What recorders told the operator. */
  readonly said: readonly string[];
  /** In the order they were written. */
  listEvents(): Promise<readonly NotedEvent[]>;
  listReports(): Promise<readonly NotedReport[]>;
  /** Takes no new row until the answer is called. */
  refuse(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** An event as the store has it. */
export interface NotedEvent extends CountedEvent {
  readonly edition: string;
  readonly module: string;
  readonly institution: string | null;
  /** A mark that names nobody. */
  readonly account: string | null;
  readonly itemType: string | null;
  readonly itemTitle: string | null;
  readonly publication: string | null;
  readonly parentId: string | null;
  readonly parentDataType: string | null;
  readonly dataType: string | null;
  readonly year: string | null;
  readonly accessType: string | null;
  readonly identifiers: unknown;
  readonly parentIdentifiers: unknown;
  readonly databases: unknown;
  readonly way: string | null;
  readonly keywords: string | null;
  readonly place: string | null;
  readonly agentClass: string;
}

/** What a browser reported, as the store has it. */
export interface NotedReport extends Omit<TrackingEvent, 'reader'> {
  readonly at: string;
  readonly edition: string;
  readonly module: string;
  readonly institution: string | null;
  readonly session: string;
  readonly isRobot: boolean;
  readonly agentClass: string;
}

const AWARD = { id: 'award-1', title: 'Fjord v. Isle', type: 'Award', publication: 'Reports' };
const PAGE = { kind: 'page', trackingId: 'mark', page: '/templates', title: 'Templates', keywords: null } as const;

const at = (seconds: number) => new Date(Date.parse('2026-05-04T09:00:00Z') + seconds * 1000).toISOString();

/** What every recorder of usage has to do. */
export function describeUsageLog(name: string, open: () => Promise<UsageLogUnderTest>): void {
  describe(name, () => {
    let subject: UsageLogUnderTest;
    let logs: UsageLog[];
    let log: UsageLog;
    const openLog = () => {
      const opened = subject.openLog();
      logs.push(opened);
      return opened;
    };
    beforeEach(async () => {
      subject = await open();
      logs = [];
      log = openLog();
    });
    afterEach(async () => {
      for (const opened of logs) await opened.close();
      await subject.close();
    });

    const note = (seconds: number, event: Partial<UsageEvent> = {}, who: CountedReader = {}): void => {
      subject.clock = () => at(seconds);
      log.record({ kind: 'request', reader: createCountedReader(who), item: AWARD, place: 'document', ...event });
    };

    const search = (seconds: number, key: string, order = 'score desc', who: CountedReader = {}): void => {
      subject.clock = () => at(seconds);
      log.record({
        kind: 'search',
        reader: createCountedReader(who),
        keywords: key,
        place: 'default',
        search: { key, order },
      });
    };

    const report = (seconds: number, event: Partial<TrackingEvent> = {}, who: CountedReader = {}): void => {
      subject.clock = () => at(seconds);
      const page = {
        kind: 'page',
        trackingId: 'mark',
        page: '/templates',
        title: 'Templates',
        keywords: null,
      } as const;
      log.track({ ...page, reader: createCountedReader(who), ...event });
    };

    const count = async () => [(await subject.listEvents()).length, (await subject.listReports()).length];

    const folded = async () => (await subject.listEvents()).map(({ isDoubleClick }) => isDoubleClick);

    describe('what is noted', () => {
      test('is what, where, when, for whom and under which module, and names no account (SH-323, SH-326)', async () => {
        note(0, {}, { account: 'account-9', institution: 'inst-1' });
        await log.flush();
        const [event] = await subject.listEvents();
        expect(event).toEqual({
          at: at(0),
          kind: 'request',
          edition: 'KA',
          module: 'KAPP',
          institution: 'inst-1',
          account: expect.stringMatching(/^[\w-]{22}$/u),
          session: 's1',
          item: 'award-1',
          itemType: 'Award',
          itemTitle: 'Fjord v. Isle',
          link: 'html',
          publication: 'Reports',
          parentId: null,
          parentDataType: null,
          dataType: 'Database_Full_Item',
          year: null,
          accessType: 'Controlled',
          identifiers: {},
          parentIdentifiers: null,
          databases: null,
          way: 'open call',
          keywords: null,
          place: 'document',
          isRobot: false,
          isDoubleClick: false,
          agentClass: 'desktop',
        });
        expect(JSON.stringify(event)).not.toMatch(/account-9|192\.0\.2/u);
      });

      test('is what the library knows of the item and of its publication on the day (OP-201)', async () => {
        subject.facts = {
          dataType: 'Book',
          year: '2019',
          accessType: 'Controlled',
          identifiers: { doi: '10.1234/quay', uri: '/document/award-1' },
          parent: { id: 'book-1', title: 'On Quays', dataType: 'Book', identifiers: { isbn: '978-90-90345-15-4' } },
        };
        note(0);
        await log.flush();
        expect(await subject.listEvents()).toMatchObject([
          {
            itemTitle: 'Fjord v. Isle',
            publication: 'On Quays',
            parentId: 'book-1',
            parentDataType: 'Book',
            dataType: 'Book',
            year: '2019',
            accessType: 'Controlled',
            identifiers: { doi: '10.1234/quay', uri: '/document/award-1' },
            parentIdentifiers: { isbn: '978-90-90345-15-4' },
          },
        ]);
      });

      test('is the databases that a search asked, and no item (OP-201)', async () => {
        search(0, 'seat', 'score desc', { edition: 'KIPL' });
        await log.flush();
        expect(await subject.listEvents()).toMatchObject([
          { databases: ['KIPL'], dataType: null, accessType: null, identifiers: null, parentIdentifiers: null },
        ]);
      });

      test.for(['page', 'open call', 'link resolver'] as const)(
        'is that it was asked by way of a %s (OP-201)',
        async (way) => {
          note(0, {}, { way });
          note(1, {}, { way, session: 's2', userAgent: 'Googlebot/2.1' });
          await log.flush();
          expect((await subject.listEvents()).map((event) => event.way)).toEqual([way, 'automated']);
        },
      );

      test('is every kind of event, each with what it has', async () => {
        note(0, { kind: 'investigation', item: { id: 'book-1', title: 'B', type: 'Book' } });
        note(1, { kind: 'turnaway' });
        log.record({ kind: 'turnaway', reader: createCountedReader(), place: 'profile' });
        search(2, 'seat');
        await log.flush();
        const events = await subject.listEvents();
        expect(events.map(({ kind, item, place, keywords }) => [kind, item, place, keywords])).toEqual([
          ['investigation', 'book-1', 'document', null],
          ['turnaway', 'award-1', 'document', null],
          ['turnaway', null, 'profile', null],
          ['search', null, 'default', 'seat'],
        ]);
        expect(events[0]).toMatchObject({ itemType: 'Book', itemTitle: 'B', publication: null, account: null });
      });

      test('tells accounts apart by a mark that stays the same', async () => {
        note(0, {}, { account: 'ada' });
        note(60, {}, { account: 'bo', session: 's2' });
        await log.close();
        log = openLog();
        note(120, {}, { account: 'ada', session: 's3', edition: 'KCL' });
        await log.flush();
        const [ada, bo, again] = (await subject.listEvents()).map(({ account }) => account);
        expect(again).toBe(ada);
        expect(bo).not.toBe(ada);
      });

      test('is marked where a robot did it, and left out of the sums (SH-323)', async () => {
        note(0, {}, { session: 's2', userAgent: 'Googlebot/2.1' });
        note(1);
        await log.flush();
        const events = await subject.listEvents();
        expect(events.map(({ isRobot, agentClass }) => [isRobot, agentClass])).toEqual([
          [true, 'robot'],
          [false, 'desktop'],
        ]);
        expect(sumUsage(events)).toMatchObject({ Total_Item_Requests: 1 });
      });

      test('is what browsers report of every kind, beside the usage (SH-319)', async () => {
        const kinds = ['page', 'user', 'search', 'turnaway'] as const;
        for (const [index, kind] of kinds.entries()) report(index, { kind });
        report(9, { trackingId: null, title: null, keywords: 'seat' }, { institution: 'inst-1', userAgent: 'curl/8' });
        await log.flush();
        const reports = await subject.listReports();
        expect(reports.map(({ kind }) => kind)).toEqual([...kinds, 'page']);
        const seen = { edition: 'KA', module: 'KAPP', session: 's1', page: '/templates' };
        expect(reports[0]).toEqual({
          ...seen,
          kind: 'page',
          at: at(0),
          trackingId: 'mark',
          title: 'Templates',
          keywords: null,
          institution: null,
          isRobot: false,
          agentClass: 'desktop',
        });
        const bare = { trackingId: null, title: null, keywords: 'seat', institution: 'inst-1', isRobot: true };
        expect(reports[4]).toMatchObject({ ...seen, ...bare, at: at(9), agentClass: 'robot' });
        expect(await subject.listEvents()).toEqual([]);
      });
    });

    describe('clicks within 30 seconds', () => {
      test('are folded into the last of them, and not one second later (SH-323)', async () => {
        for (const seconds of [0, 20, 50, 81]) note(seconds);
        await log.flush();
        expect(await folded()).toEqual([true, true, false, false]);
      });

      test('are folded into what was written before, also by a server that was started again (SH-323)', async () => {
        note(0);
        await log.flush();
        note(30);
        await log.close();
        log = openLog();
        note(50);
        await log.flush();
        note(81);
        await log.flush();
        expect(await folded()).toEqual([true, true, false, false]);
        expect(sumUsage(await subject.listEvents())).toMatchObject({ Total_Item_Requests: 2 });
      });

      test.for(['together', 'apart'])(
        'are two on the page and the PDF of an item, written %s (OP-201)',
        async (how) => {
          for (const [seconds, link] of [
            [0, 'html'],
            [1, 'pdf'],
            [2, 'html'],
          ] as const) {
            note(seconds, { link });
            if (how === 'apart') await log.flush();
          }
          await log.flush();
          expect(await folded()).toEqual([true, false, false]);
          expect(sumUsage(await subject.listEvents())).toMatchObject({
            Total_Item_Requests: 2,
            Unique_Item_Requests: 1,
          });
        },
      );

      test.for(['together', 'apart'])(
        'are folded for an account on whatever device, without one across the hour, written %s (OP-201)',
        async (how) => {
          const clicks: readonly (() => void)[] = [
            () => note(-10, {}, { account: 'ada' }),
            () => note(-9, {}, { account: 'bo' }),
            () => note(-8, {}, { session: 'nine' }),
            () => note(1, {}, { account: 'ada', session: 'phone' }),
            () => note(2, {}, { session: 'ten', sessionBefore: 'nine' }),
            () => note(3, {}, { session: 'another', sessionBefore: 'of another' }),
          ];
          for (const click of clicks) {
            click();
            if (how === 'apart') await log.flush();
          }
          await log.flush();
          expect(await folded()).toEqual([true, false, true, false, false, false]);
        },
      );

      test.for(['together', 'apart'])(
        'are told apart by reader, item and kind where they are written %s (SH-323)',
        async (how) => {
          const clicks: readonly (() => void)[] = [
            () => note(0),
            () => note(1, {}, { session: 's2' }),
            () => note(2, { item: { ...AWARD, id: 'award-2' } }),
            () => note(3, { kind: 'investigation' }),
            () => note(4, { kind: 'turnaway' }),
          ];
          for (const click of clicks) {
            click();
            if (how === 'apart') await log.flush();
          }
          await log.flush();
          expect(await folded()).toEqual([false, false, false, false, false]);
          expect(sumUsage(await subject.listEvents())).toEqual({
            Searches_Platform: 0,
            Total_Item_Investigations: 4,
            Unique_Item_Investigations: 3,
            Total_Item_Requests: 3,
            Unique_Item_Requests: 3,
            No_License: 1,
          });
        },
      );
    });

    test.for(['together', 'apart'])(
      'A search that is asked again counts, a double click and another order of it do not, written %s (SH-322, OP-201)',
      async (how) => {
        const searches: readonly (() => void)[] = [
          () => search(0, 'seat'),
          () => search(30, 'seat'),
          () => search(60, 'seat', 'title asc'),
          () => search(600, 'seat', 'score desc'),
          () => search(631, 'seat', 'score desc'),
          () => search(632, 'award'),
          () => search(670, 'seat'),
          () => search(700, 'seat'),
        ];
        for (const ask of searches) {
          ask();
          if (how === 'apart') await log.flush();
        }
        await log.flush();
        const events = await subject.listEvents();
        expect(events.map((event) => [event.keywords, event.at, event.isDoubleClick])).toEqual([
          ['seat', at(0), true],
          ['seat', at(30), false],
          ['seat', at(631), false],
          ['award', at(632), false],
          ['seat', at(670), true],
          ['seat', at(700), false],
        ]);
        expect(sumUsage(events)).toMatchObject({ Searches_Platform: 4, Total_Item_Requests: 0 });
      },
    );

    test('A search is only sorted for the reader who asked it, also across the hour (OP-201)', async () => {
      search(-1, 'seat', 'score desc', { session: 'nine' });
      search(1, 'seat', 'title asc', { session: 'ten', sessionBefore: 'nine' });
      search(2, 'seat', 'title asc', { session: 'other' });
      await log.flush();
      expect((await subject.listEvents()).map(({ session }) => session)).toEqual(['nine', 'other']);
    });

    test('The same search of another reader, or on another edition, counts for itself (SH-322)', async () => {
      search(0, 'seat');
      search(1, 'seat', 'score desc', { session: 's2' });
      search(2, 'seat', 'score desc', { edition: 'KIPL' });
      search(3, 'seat');
      await log.flush();
      expect(await folded()).toEqual([true, false, false, false]);
    });

    test('Nobody waits for the store: what is noted is written once it is asked for or the library closes', async () => {
      note(0);
      report(0);
      expect(await count()).toEqual([0, 0]);
      await Promise.all([log.flush(), log.flush()]);
      expect(await count()).toEqual([1, 1]);
      for (let index = 0; index < 1000; index += 1) note(index, { item: { ...AWARD, id: `award-${index + 2}` } });
      report(1);
      await log.close();
      expect(await count()).toEqual([1001, 2]);
    });

    test('No reader is told what cannot be noted, but the operator is', async () => {
      subject.clock = () => {
        throw new Error('no clock');
      };
      expect(() => log.record({ kind: 'request', reader: createCountedReader(), item: AWARD })).not.toThrow();
      expect(() => log.track({ ...PAGE, reader: createCountedReader() })).not.toThrow();
      expect(subject.said).toHaveLength(2);
      note(0);
      await log.flush();
      expect(await subject.listEvents()).toHaveLength(1);
    });

    test('A store that refused gets everything once it takes rows again, each once and in order, and the operator is told', async () => {
      const mend = await subject.refuse();
      for (const seconds of [0, 100, 200]) note(seconds);
      report(0);
      await log.flush();
      expect(await subject.listEvents()).toEqual([]);
      expect(subject.said.length).toBeGreaterThanOrEqual(2);
      note(300);
      await log.flush();
      await mend();
      await log.flush();
      await log.flush();
      expect((await subject.listEvents()).map((event) => event.at)).toEqual([0, 100, 200, 300].map(at));
      expect(await subject.listReports()).toHaveLength(1);
    });

    test('A store that refuses keeps nothing of what it could not take whole', async () => {
      note(0);
      await log.flush();
      const mend = await subject.refuse();
      note(20);
      await log.flush();
      expect(await folded()).toEqual([false]);
      await mend();
      await log.flush();
      expect(await folded()).toEqual([true, false]);
    });

    test('A store that refuses does not keep the library from closing, and the operator is told how much was lost', async () => {
      const mend = await subject.refuse();
      for (const seconds of [0, 100, 200]) note(seconds);
      await log.close();
      expect(subject.said.join('\n')).toMatch(/\b3\b/u);
      await mend();
    });
  });
}
