import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { factOf, FIRST_DAY, SECOND_DAY, type ContentStoreUnderTest } from './content-store.test-support.ts';
import type { FactStore, FactWish } from './fact-store.ts';

/** A library of its own with nothing in it, and both ways to read it. */
export interface FactStoreUnderTest extends ContentStoreUnderTest {
  readonly facts: FactStore;
}

/** What every store of facts has to answer, the same for each. */
export function describeFactStore(name: string, open: () => Promise<FactStoreUnderTest>): void {
  describe(name, () => {
    let library: FactStoreUnderTest;
    beforeEach(async () => {
      library = await open();
    });
    afterEach(() => library.close());

    const put = (...facts: Parameters<ContentStoreUnderTest['put']>[0]) => library.put(facts, FIRST_DAY, false);
    const list = async (wanted: FactWish) => (await library.facts.listFacts(wanted)).map(({ id }) => id);
    const fee = (id: string, fields: NonNullable<Parameters<typeof factOf>[1]>) =>
      factOf(id, {
        kind: 'fee',
        topic: 'mooring',
        subject: { place: 'NO', office: 'Quay Office' },
        value: 5,
        ...fields,
      });

    it('OP-186: lists facts by the places, unions and instruments that they name, all of them where none is given', async () => {
      await put(
        factOf('a', { subject: { place: 'NO', instrument: 'Quay Convention 1958' } }),
        factOf('b', { subject: { place: 'SE', instrument: 'Quay Convention 1958' } }),
        factOf('c', { subject: { place: 'NO', instrument: 'Tide Treaty' } }),
        factOf('d', { kind: 'membership', value: { union: 'BLEU', member: 'BE' }, subject: { place: 'BE' } }),
      );
      expect(await list({})).toEqual(['a', 'b', 'c', 'd']);
      expect(await list({ places: ['NO'] })).toEqual(['a', 'c']);
      expect(await list({ places: ['norway'] })).toEqual(['a', 'c']);
      expect(await list({ instruments: ['Quay Convention 1958'] })).toEqual(['a', 'b']);
      expect(await list({ instruments: ['Quay Convention 1958', 'Tide Treaty'], places: ['NO'] })).toEqual(['a', 'c']);
      expect(await list({ places: ['BLEU', 'BE'] })).toEqual(['d']);
      expect(await list({ places: ['BLEU', 'NO'] })).toEqual([]);
      await put(factOf('e', { topic: 'tides', subject: { place: 'NO' } }));
      expect([await list({ topics: ['tides'] }), await list({ topics: ['tides'], places: ['SE'] })]).toEqual([
        ['e'],
        [],
      ]);
      expect(await library.facts.listInstruments()).toEqual(['Quay Convention 1958', 'Tide Treaty']);
      const [first] = await library.facts.listFacts({ places: ['BE'] });
      expect(first).toMatchObject({ source: { title: 'List of the depositary' }, readOn: '2026-11-27' });
    });

    it('OP-186: refuses a fee that holds on the same days as another, stored or in the same import', async () => {
      await put(fee('old', { validFrom: '2020-01-01', validUntil: '2023-12-31' }));
      await put(fee('new', { validFrom: '2024-01-01' }));
      await expect(put(fee('more', { validFrom: '2023-06-01', validUntil: '2023-07-01' }))).rejects.toThrow('`old`');
      const both = [fee('a', { topic: 'towing' }), fee('b', { topic: 'towing', validUntil: '2030-01-01' })] as const;
      await expect(put(...both)).rejects.toThrow('`a`');
      expect(await list({})).toEqual(['new', 'old']);
    });

    it('OP-186: takes it where a qualifier tells them apart, where sources differ, and of a kind that may hold beside', async () => {
      await put(
        fee('a', {}),
        fee('b', { qualifiers: { small: true } }),
        fee('c', { note: 'Sources differ: another list has 1 March.' }),
        factOf('d', { kind: 'threshold', value: 1 }),
        factOf('e', { kind: 'threshold', value: 2 }),
      );
      expect(await list({})).toEqual(['a', 'b', 'c', 'd', 'e']);
    });

    it('OP-192: has a fact that was corrected as it is now, also where it held its own days before', async () => {
      await put(fee('a', { value: 5 }));
      await library.put([fee('a', { value: 6, subject: { place: 'SE' } })], SECOND_DAY, false);
      expect(await list({ places: ['NO'] })).toEqual([]);
      expect(await library.facts.listFacts({ places: ['SE'] })).toMatchObject([{ id: 'a', value: 6 }]);
    });
  });
}
