import { expect, it } from 'vitest';
import {
  FIRST_DAY,
  organizationOf,
  partyOf,
  placeOf,
  type ContentStoreUnderTest,
} from './content-store.test-support.ts';
import type { RecordStore } from './record-store.ts';

/** Records by the beginnings of their names. */
export function describeBeginnings(open: () => ContentStoreUnderTest & { readonly records: RecordStore }): void {
  it('lists records one of whose names begins so, the shortest such name first, and no natural party (OP-182)', async () => {
    const library = open();
    await library.put(
      [
        organizationOf('quays', { name: 'Chamber of the Quays', shortName: 'CQ', aliases: ['Quay Chamber'] }),
        organizationOf('firm', { name: 'Quayle & Partners', kind: 'Law firm' }),
        partyOf('reyes', { name: 'Quay Reyes', type: 'Person' }),
      ],
      FIRST_DAY,
      false,
    );
    const list = (beginning: string, unless?: Readonly<Record<string, string>>) =>
      library.records.listBeginning('organization', beginning, { edition: 'KA', unless, limit: 5 });
    expect(await list('quáy')).toEqual([
      { id: 'quays', name: 'Chamber of the Quays', isWhole: false },
      { id: 'firm', name: 'Quayle & Partners', isWhole: false },
    ]);
    expect((await list('cq')).map(({ isWhole }) => isWhole)).toEqual([true]);
    expect((await list('Quay', { kind: 'Law firm' })).map(({ id }) => id)).toEqual(['quays']);
    expect((await list('chamb')).map(({ id }) => id)).toEqual(['quays']);
    expect((await list('partn')).map(({ id }) => id)).toEqual(['firm']);
    expect(await list('')).toEqual([]);
    expect(await library.records.listBeginning('organization', 'Quay', { edition: 'KCL', limit: 5 })).toEqual([]);
    expect(await library.records.listBeginning('party', 'Quay', { limit: 5 })).toEqual([]);
  });

  it('of what a record is called otherwise, a word further on counts where it is whole (OP-182)', async () => {
    const library = open();
    await library.put([placeOf('BF', { name: 'Burkina Faso', aliases: ['Upper Volta'] })], FIRST_DAY, false);
    const list = async (beginning: string) =>
      (await library.records.listBeginning('place', beginning, { limit: 5 })).map(({ name }) => name);
    expect(await list('Volt')).toEqual([]);
    expect(await list('Volta')).toEqual(['Burkina Faso']);
    expect(await list('Upp')).toEqual(['Burkina Faso']);
    expect(await list('Fas')).toEqual(['Burkina Faso']);
  });
}
