import type { AccountOnEdition } from '#domain/access/reader.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NO_CHOICES } from '#domain/tools/desk/customization.ts';
import type { CustomizationStore } from './customization-store.ts';

/** A store with two accounts, `ada` and `bo`, and nothing else in it. */
export interface CustomizationStoreUnderTest {
  readonly store: CustomizationStore;
  connect(): Promise<CustomizationStore>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const ADA: AccountOnEdition = { account: 'ada', edition: 'KA' };
const BO: AccountOnEdition = { account: 'bo', edition: 'KA' };
const ELSEWHERE: AccountOnEdition = { account: 'ada', edition: 'KIPL' };
const TOOLS = [
  { id: 'awards', enabled: false },
  { id: 'bits', enabled: true },
];

/** What every store of customizations has to do, the same for each. */
export function describeCustomizationStore(name: string, open: () => Promise<CustomizationStoreUnderTest>): void {
  describe(name, () => {
    let subject: CustomizationStoreUnderTest;
    let store: CustomizationStore;
    beforeEach(async () => {
      subject = await open();
      store = subject.store;
    });
    afterEach(() => subject.close());

    test('keeps tools and followed news apart, of each account on each edition by itself (TL-012, TL-013)', async () => {
      expect(await store.getChoices(ADA)).toEqual(NO_CHOICES);
      await store.saveChoices(ADA, { tools: TOOLS });
      expect(await store.saveChoices(ADA, { newsPublications: ['The “Quay”', 'مرفأ'] })).toEqual({
        tools: TOOLS,
        newsPublications: ['The “Quay”', 'مرفأ'],
      });
      await store.saveChoices(ADA, { newsPublications: [] });
      expect(await store.getChoices(ADA)).toEqual({ tools: TOOLS, newsPublications: [] });
      expect([await store.getChoices(BO), await store.getChoices(ELSEWHERE)]).toEqual([NO_CHOICES, NO_CHOICES]);
    });

    test('loses nothing of what two devices save at once of different things', async () => {
      const other = await subject.connect();
      await Promise.all([
        store.saveChoices(ADA, { tools: TOOLS }),
        other.saveChoices(ADA, { newsPublications: ['Quay'] }),
      ]);
      expect(await store.getChoices(ADA)).toEqual({ tools: TOOLS, newsPublications: ['Quay'] });
    });

    test('knows the last visit before this day, however often somebody comes', async () => {
      const at = (day: string, corpusVersion: number) => ({ at: `${day}T09:00:00.000Z`, corpusVersion });
      expect(await store.noteVisit(ADA, '2026-01-05', at('2026-01-05', 3))).toMatchObject({ before: undefined });
      await store.noteVisit(ADA, '2026-01-05', at('2026-01-05', 4));
      for (const version of [7, 8]) {
        const { before } = await store.noteVisit(ADA, '2026-01-09', at('2026-01-09', version));
        expect(before).toEqual(at('2026-01-05', 4));
      }
      expect(await store.noteVisit(BO, '2026-01-09', at('2026-01-09', 8))).toMatchObject({ before: undefined });
      expect((await store.noteVisit(ELSEWHERE, '2026-01-09', at('2026-01-09', 8))).before).toBeUndefined();
    });

    test('goes with its account', async () => {
      await store.saveChoices(ADA, { tools: TOOLS });
      await store.saveChoices(BO, { tools: TOOLS });
      await subject.deleteAccount('ada');
      expect([await store.getChoices(ADA), await store.getChoices(BO)]).toEqual([
        NO_CHOICES,
        { ...NO_CHOICES, tools: TOOLS },
      ]);
    });
  });
}
