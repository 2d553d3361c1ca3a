import { describe, expect, test } from 'vitest';
import { sumUsage } from '#domain/tools/usage/sum-usage.ts';
import { createCountedReader } from '#tests/support/counted-reader.ts';
import { describeUsageClicks } from './usage-clicks.conformance.ts';
import { at, AWARD, PAGE, UsageNotes, type UsageLogUnderTest } from './usage-recorder.test-support.ts';

/** What every recorder of usage has to do. */
export function describeUsageLog(name: string, open: () => Promise<UsageLogUnderTest>): void {
  describeUsageClicks(`${name}: clicks`, open);
  describe(name, () => {
    const notes = new UsageNotes(open);
    const { note, search, report, folded } = notes;
    const count = async () => [(await notes.subject.listEvents()).length, (await notes.subject.listReports()).length];

    describe('what is noted', () => {
      test('is what, where, when, for whom and under which module, and names no account (SH-323, SH-326)', async () => {
        note(0, {}, { account: 'account-9', institution: 'inst-1' });
        await notes.log.flush();
        const [event] = await notes.subject.listEvents();
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
        notes.subject.facts = {
          dataType: 'Book',
          year: '2019',
          accessType: 'Controlled',
          identifiers: { doi: '10.1234/quay', uri: '/document/award-1' },
          parent: { id: 'book-1', title: 'On Quays', dataType: 'Book', identifiers: { isbn: '978-90-90345-15-4' } },
        };
        note(0);
        await notes.log.flush();
        expect(await notes.subject.listEvents()).toMatchObject([
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
        await notes.log.flush();
        expect(await notes.subject.listEvents()).toMatchObject([
          { databases: ['KIPL'], dataType: null, accessType: null, identifiers: null, parentIdentifiers: null },
        ]);
      });

      test.for(['page', 'open call', 'link resolver'] as const)(
        'is that it was asked by way of a %s (OP-201)',
        async (way) => {
          note(0, {}, { way });
          note(1, {}, { way, session: 's2', userAgent: 'Googlebot/2.1' });
          await notes.log.flush();
          expect((await notes.subject.listEvents()).map((event) => event.way)).toEqual([way, 'automated']);
        },
      );

      test('is every kind of event, each with what it has', async () => {
        note(0, { kind: 'investigation', item: { id: 'book-1', title: 'B', type: 'Book' } });
        note(1, { kind: 'turnaway' });
        notes.log.record({ kind: 'turnaway', reader: createCountedReader(), place: 'profile' });
        search(2, 'seat');
        await notes.log.flush();
        const events = await notes.subject.listEvents();
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
        await notes.log.close();
        notes.reopen();
        note(120, {}, { account: 'ada', session: 's3', edition: 'KCL' });
        await notes.log.flush();
        const [ada, bo, again] = (await notes.subject.listEvents()).map(({ account }) => account);
        expect(again).toBe(ada);
        expect(bo).not.toBe(ada);
      });

      test('is marked where a robot did it, and left out of the sums (SH-323)', async () => {
        note(0, {}, { session: 's2', userAgent: 'Googlebot/2.1' });
        note(1);
        await notes.log.flush();
        const events = await notes.subject.listEvents();
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
        await notes.log.flush();
        const reports = await notes.subject.listReports();
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
        expect(await notes.subject.listEvents()).toEqual([]);
      });
    });

    test('Nobody waits for the store: what is noted is written once it is asked for or the library closes', async () => {
      note(0);
      report(0);
      expect(await count()).toEqual([0, 0]);
      await Promise.all([notes.log.flush(), notes.log.flush()]);
      expect(await count()).toEqual([1, 1]);
      for (let index = 0; index < 1000; index += 1) note(index, { item: { ...AWARD, id: `award-${index + 2}` } });
      report(1);
      await notes.log.close();
      expect(await count()).toEqual([1001, 2]);
    });

    test('No reader is told what cannot be noted, but the operator is', async () => {
      notes.subject.clock = () => {
        throw new Error('no clock');
      };
      expect(() => notes.log.record({ kind: 'request', reader: createCountedReader(), item: AWARD })).not.toThrow();
      expect(() => notes.log.track({ ...PAGE, reader: createCountedReader() })).not.toThrow();
      expect(notes.subject.said).toHaveLength(2);
      note(0);
      await notes.log.flush();
      expect(await notes.subject.listEvents()).toHaveLength(1);
    });

    test('A store that refused gets everything once it takes rows again, each once and in order, and the operator is told', async () => {
      const mend = await notes.subject.refuse();
      for (const seconds of [0, 100, 200]) note(seconds);
      report(0);
      await notes.log.flush();
      expect(await notes.subject.listEvents()).toEqual([]);
      expect(notes.subject.said.length).toBeGreaterThanOrEqual(2);
      note(300);
      await notes.log.flush();
      await mend();
      await notes.log.flush();
      await notes.log.flush();
      expect((await notes.subject.listEvents()).map((event) => event.at)).toEqual([0, 100, 200, 300].map(at));
      expect(await notes.subject.listReports()).toHaveLength(1);
    });

    test('A store that refuses keeps nothing of what it could not take whole', async () => {
      note(0);
      await notes.log.flush();
      const mend = await notes.subject.refuse();
      note(20);
      await notes.log.flush();
      expect(await folded()).toEqual([false]);
      await mend();
      await notes.log.flush();
      expect(await folded()).toEqual([true, false]);
    });

    test('A store that refuses does not keep the library from closing, and the operator is told how much was lost', async () => {
      const mend = await notes.subject.refuse();
      for (const seconds of [0, 100, 200]) note(seconds);
      await notes.log.close();
      expect(notes.subject.said.join('\n')).toMatch(/\b3\b/u);
      await mend();
    });
  });
}
