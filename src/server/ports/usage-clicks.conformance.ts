import { describe, expect, test } from 'vitest';
import { sumUsage } from '#domain/tools/usage/sum-usage.ts';
import { at, AWARD, UsageNotes, type UsageLogUnderTest } from './usage-recorder.test-support.ts';

/** What every recorder of usage makes of quick clicks and of searches that are asked again. */
export function describeUsageClicks(name: string, open: () => Promise<UsageLogUnderTest>): void {
  describe(name, () => {
    const notes = new UsageNotes(open);
    const { note, search, folded } = notes;

    describe('clicks within 30 seconds', () => {
      test('are folded into the last of them, and not one second later (SH-323)', async () => {
        for (const seconds of [0, 20, 50, 81]) note(seconds);
        await notes.log.flush();
        expect(await folded()).toEqual([true, true, false, false]);
      });

      test('are folded into what was written before, also by a server that was started again (SH-323)', async () => {
        note(0);
        await notes.log.flush();
        note(30);
        await notes.log.close();
        notes.reopen();
        note(50);
        await notes.log.flush();
        note(81);
        await notes.log.flush();
        expect(await folded()).toEqual([true, true, false, false]);
        expect(sumUsage(await notes.subject.listEvents())).toMatchObject({ Total_Item_Requests: 2 });
      });

      test.for(['together', 'apart'])(
        'are two on the page and the PDF of an item, written %s (OP-201)',
        async (how) => {
          await notes.follow(
            how,
            ['html', 'pdf', 'html'].map((link, seconds) => () => note(seconds, { link })),
          );
          expect(await folded()).toEqual([true, false, false]);
          expect(sumUsage(await notes.subject.listEvents())).toMatchObject({
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
          await notes.follow(how, clicks);
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
          await notes.follow(how, clicks);
          expect(await folded()).toEqual([false, false, false, false, false]);
          expect(sumUsage(await notes.subject.listEvents())).toEqual({
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
        await notes.follow(how, searches);
        const events = await notes.subject.listEvents();
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
      await notes.log.flush();
      expect((await notes.subject.listEvents()).map(({ session }) => session)).toEqual(['nine', 'other']);
    });

    test('The same search of another reader, or on another edition, counts for itself (SH-322)', async () => {
      search(0, 'seat');
      search(1, 'seat', 'score desc', { session: 's2' });
      search(2, 'seat', 'score desc', { edition: 'KIPL' });
      search(3, 'seat');
      await notes.log.flush();
      expect(await folded()).toEqual([true, false, false, false]);
    });
  });
}
