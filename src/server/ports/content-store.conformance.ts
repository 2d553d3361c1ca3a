import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentStore } from './content-store.ts';

/**
 * A store with three editions of one work: `seat-1` (2004) and `seat-3` (2021-05) in KA, `seat-2` (2012) in KA and KCL;
 * `seat-0` (1999), withdrawn; and `costs-1` (2019), the only edition of another work, in KA.
 */
export interface ContentStoreUnderTest {
  readonly store: Pick<ContentStore, 'listEditionsOfWorks' | 'listEditionsHolding' | 'listFirstImports'>;
  close(): Promise<void>;
}

/** What every content store has to say of editions and first imports, the same for each. */
export function describeContentStore(name: string, open: () => Promise<ContentStoreUnderTest>): void {
  describe(name, () => {
    let subject: ContentStoreUnderTest;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());

    test('lists the editions of several works at once, newest first, without withdrawn ones (SR-086)', async () => {
      const works = await subject.store.listEditionsOfWorks(['seat', 'costs', 'nothing']);
      expect([...works.keys()].sort()).toEqual(['costs', 'seat']);
      expect(works.get('seat')).toEqual([
        { id: 'seat-3', title: 'The Seat', publicationDate: '2021-05', editions: ['KA'] },
        { id: 'seat-2', title: 'The Seat', publicationDate: '2012', editions: ['KA', 'KCL'] },
        { id: 'seat-1', title: 'The Seat', publicationDate: '2004', editions: ['KA'] },
      ]);
      expect(works.get('costs')).toHaveLength(1);
      expect(await subject.store.listEditionsOfWorks([])).toEqual(new Map());
    });

    test('says which editions of the product hold a document; unknown and withdrawn ones are left out', async () => {
      const held = await subject.store.listEditionsHolding(['seat-2', 'costs-1', 'seat-0', 'nobody']);
      expect(held).toEqual(
        new Map([
          ['seat-2', ['KA', 'KCL']],
          ['costs-1', ['KA']],
        ]),
      );
    });

    test('says when a document was first imported; unknown and withdrawn ones are left out', async () => {
      const imports = await subject.store.listFirstImports(['seat-2', 'seat-0', 'nobody', 'costs-1']);
      expect([...imports.keys()].sort()).toEqual(['costs-1', 'seat-2']);
      const [seat, costs] = [imports.get('seat-2'), imports.get('costs-1')];
      expect(seat?.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      // It came in two imports later.
      expect(costs?.corpusVersion).toBe((seat?.corpusVersion ?? 0) + 2);
    });
  });
}
