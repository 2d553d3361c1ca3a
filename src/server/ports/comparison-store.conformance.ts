import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentOf, FIRST_DAY, SECOND_DAY, type ContentStoreUnderTest } from './content-store.test-support.ts';
import type { ComparisonStore } from './comparison-store.ts';

/** A library of its own with nothing in it, and both ways to read it. */
export interface ComparisonStoreUnderTest extends ContentStoreUnderTest {
  readonly comparisons: ComparisonStore;
}

/** What every store of comparisons has to answer, the same for each. */
export function describeComparisonStore(name: string, open: () => Promise<ComparisonStoreUnderTest>): void {
  describe(name, () => {
    let library: ComparisonStoreUnderTest;
    beforeEach(async () => {
      library = await open();
    });
    afterEach(() => library.close());

    const put = (...documents: Parameters<ContentStoreUnderTest['put']>[0]) => library.put(documents, FIRST_DAY, false);
    const list = (slug: string, edition = 'KA') => library.comparisons.listColumns(slug, edition);

    it('OP-200: lists the documents of an edition that name a product, with whom they answer for', async () => {
      await put(
        documentOf('a', { comparisons: ['Quay_Leases'], jurisdictions: ['Norway', 'Sweden'] }),
        documentOf('b', { comparisons: ['tides', 'quay_leases'], organization: 'Quay Institute' }),
        documentOf('c', { comparisons: ['quay_leases'], editions: ['KIPL'] }),
        documentOf('d', { comparisons: ['tides'] }),
        documentOf('e', { jurisdictions: ['Norway'] }),
      );
      const here = { place: null, organization: null, removedAt: null };
      expect(await list('QUAY_leases')).toEqual([
        { ...here, id: 'a', place: 'Norway' },
        { ...here, id: 'b', organization: 'Quay Institute' },
      ]);
      expect((await list('quay_leases', 'KIPL')).map(({ id }) => id)).toEqual(['c']);
      expect((await list('tides')).map(({ id }) => id)).toEqual(['b', 'd']);
      expect(await list('nowhere')).toEqual([]);
    });

    it('OP-200: follows what a document says of itself', async () => {
      await put(documentOf('a', { comparisons: ['quay_leases'], jurisdictions: ['Norway'] }));
      await put(documentOf('a', { comparisons: ['tides'], jurisdictions: ['Sweden'] }));
      expect(await list('quay_leases')).toEqual([]);
      expect(await list('tides')).toMatchObject([{ id: 'a', place: 'Sweden' }]);
      await put(documentOf('a', { jurisdictions: ['Sweden'] }));
      expect(await list('tides')).toEqual([]);
    });

    it('OP-204: still knows for whom a withdrawn document answered', async () => {
      await put(documentOf('a', { comparisons: ['tides'], jurisdictions: ['Norway'] }));
      await library.remove(['a'], SECOND_DAY);
      expect(await list('tides')).toEqual([{ id: 'a', place: 'Norway', organization: null, removedAt: SECOND_DAY }]);
      await put(documentOf('a', { comparisons: ['tides'], jurisdictions: ['Sweden'] }));
      expect(await list('tides')).toMatchObject([{ id: 'a', place: 'Sweden', removedAt: null }]);
    });
  });
}
