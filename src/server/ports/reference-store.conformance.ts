import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  FIRST_DAY,
  instrumentOf,
  organizationOf,
  placeOf,
  treatyStatusOf,
  type ContentStoreUnderTest,
} from './content-store.test-support.ts';
import type { ReferenceStore } from './reference-store.ts';

/** A library of its own with nothing in it but what every library has, and both ways to read it. */
export interface ReferenceStoreUnderTest extends ContentStoreUnderTest {
  readonly reference: ReferenceStore;
}

/** What every store of reference records has to answer, the same for each. */
export function describeReferenceStore(name: string, open: () => Promise<ReferenceStoreUnderTest>): void {
  describe(name, () => {
    let library: ReferenceStoreUnderTest;
    beforeEach(async () => {
      library = await open();
    });
    afterEach(() => library.close());

    const put = (records: Parameters<ContentStoreUnderTest['put']>[0]) => library.put(records, FIRST_DAY, false);

    it('lists places whatever the edition, by name', async () => {
      await put([placeOf('zz-quay', { name: 'Zz Quay' }), placeOf('aa-quay', { name: 'Aa Quay', aliases: ['Quay'] })]);
      const places = await library.reference.listPlaces();
      const names = places.map(({ record }) => record.name);
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
      expect(places.find(({ id }) => id === 'aa-quay')?.record.aliases).toEqual(['Quay']);
    });

    it('lists organisations and instruments of the edition alone', async () => {
      await put([
        organizationOf('b', { name: 'Beta' }),
        organizationOf('a', { name: 'Alpha', city: 'Bergen' }),
        organizationOf('other', { editions: ['KCL'] }),
        instrumentOf('tide', { name: 'Convention on Tides' }),
        instrumentOf('other-tide', { editions: ['KCL'] }),
      ]);
      const organizations = await library.reference.listOrganizations('KA');
      expect(organizations.map(({ id, record }) => [id, record.city])).toEqual([
        ['a', 'Bergen'],
        ['b', undefined],
      ]);
      expect((await library.reference.listInstruments('KA')).map(({ id }) => id)).toEqual(['tide']);
    });

    it('lists the records of a kind, those of one edition or of all, and no other kind', async () => {
      await put([
        organizationOf('b', { name: 'Beta', city: 'Bergen' }),
        organizationOf('other', { editions: ['KCL'] }),
        instrumentOf('tide', { name: 'Convention on Tides' }),
      ]);
      const list = async (edition?: string, id?: string) => library.reference.listRecords('organization', edition, id);
      expect((await list('KA')).map(({ id, record }) => [id, record.city])).toEqual([['b', 'Bergen']]);
      expect((await list()).map(({ id }) => id).toSorted()).toEqual(['b', 'other']);
      expect((await list('KA', 'b')).map(({ record }) => record.name)).toEqual(['Beta']);
      expect(await list('KA', 'other')).toEqual([]);
      expect((await list(undefined, 'other')).map(({ id }) => id)).toEqual(['other']);
      expect((await library.reference.listRecords('instrument', 'KA')).map(({ id }) => id)).toEqual(['tide']);
    });

    it('lists what places did about treaties, by one or about one, with where it was read (OP-176)', async () => {
      await put([
        instrumentOf('tide', { name: 'Convention on Tides' }),
        instrumentOf('ebb', { name: 'Convention on Ebbs' }),
        placeOf('no-quay', { name: 'Norrquay' }),
        treatyStatusOf('1', {
          editions: ['KA'],
          instrument: 'tide',
          place: 'Norrquay',
          ratified: '1999-05-03',
          means: 'Accession',
          source: 'https://example.org/list',
          basis: 'A list',
          readOn: '2026-11-25',
        }),
        treatyStatusOf('2', { editions: ['KA'], instrument: 'tide', place: 'Altamar' }),
        treatyStatusOf('3', { editions: ['KA'], instrument: 'ebb', place: 'no-quay' }),
        treatyStatusOf('4', { editions: ['KCL'], instrument: 'tide', place: 'no-quay' }),
      ]);
      const { reference } = library;
      const nothing = { signed: null, ratified: null, means: null, inForce: null, denounced: null, reservations: null };
      const unread = { source: null, basis: null, readOn: null };
      const instrument = { id: 'tide', name: 'Convention on Tides' };
      expect(await reference.listStatus({ edition: 'KA', instrument: 'tide' })).toEqual([
        { ...nothing, ...unread, instrument, place: { id: null, name: 'Altamar' } },
        {
          ...nothing,
          instrument,
          place: { id: 'no-quay', name: 'Norrquay' },
          ratified: '1999-05-03',
          means: 'Accession',
          source: 'https://example.org/list',
          basis: 'A list',
          readOn: '2026-11-25',
        },
      ]);
      const ofPlace = await reference.listStatus({ edition: 'KA', place: 'no-quay' });
      expect(ofPlace.map((row) => row.instrument.id).toSorted()).toEqual(['ebb', 'tide']);
      expect(await reference.listStatus({ edition: 'KA' })).toHaveLength(3);
    });
  });
}
