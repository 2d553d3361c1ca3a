import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { caseOf, documentOf, FIRST_DAY, personOf, SECOND_DAY } from './content-store.test-support.ts';
import type { PersonDecisionsUnderTest } from './person-decisions.test-support.ts';
import type { ProfileStore } from './profile-store.ts';

/** A library of its own, decisions about its people, and the store that reads who they are. */
export interface ProfileStoreUnderTest extends PersonDecisionsUnderTest {
  readonly profiles: ProfileStore;
}

const ADA = personOf('ada', { editions: ['KA'], firstName: 'Ada', lastName: 'Lindqvist' });
const BO = personOf('bo', { editions: ['KA'], firstName: 'Bo', lastName: 'Ferran' });
const PROCEEDING = {
  id: 'quay-p1',
  title: 'Original proceeding',
  commencementDate: '2019-04-03',
  arbitrators: [{ person: 'ada', role: 'President', method: 'Appointed by agreement' }],
  representatives: [{ person: 'bo', firm: 'Ferran & Co', role: 'Counsel for the claimant' }],
  documents: [],
};
const QUAY = caseOf('quay', { proceedings: [PROCEEDING] });

/** What every store of profiles has to answer, the same for each. */
export function describeProfileStore(name: string, open: () => Promise<ProfileStoreUnderTest>): void {
  describe(name, () => {
    let library: ProfileStoreUnderTest;
    beforeEach(async () => {
      library = await open();
    });
    afterEach(() => library.close());

    const put = (...records: Parameters<ProfileStoreUnderTest['put']>[0]) => library.put(records, FIRST_DAY, false);
    const hide = (person: string) =>
      library.decisionsAt(SECOND_DAY).decide({ kind: 'hide', person }, { by: 'operator', dryRun: false });
    const namesIn = async (edition: 'KA' | 'KCL') =>
      [...(await library.profiles.readDirectory(edition)).people.values()].map(({ fullName }) => fullName).toSorted();

    it('leads on from the slug that somebody had under another name, and gives it to nobody else (OP-134)', async () => {
      await put(ADA, BO);
      await put(personOf('ada', { editions: ['KA'], firstName: 'Ada', lastName: 'Lindqvist-Rowe' }));
      await put(personOf('second', { editions: ['KA'], firstName: 'Ada', lastName: 'Lindqvist' }));
      const renamed = await library.profiles.readDirectory('KA');
      expect(renamed.people.get('ada')?.slug).toBe('ada-lindqvist-rowe');
      expect(renamed.people.get('second')?.slug).toBe('ada-lindqvist-2');
      expect(renamed.addresses.get('ada-lindqvist')).toBe('ada');
      await put(ADA);
      const { people, addresses } = await library.profiles.readDirectory('KA');
      expect(people.get('ada')?.slug).toBe('ada-lindqvist');
      expect(addresses.get('ada-lindqvist-rowe')).toBe('ada');
    });

    it('knows the people whose record an edition holds, by slug and by id (OP-134)', async () => {
      await put(ADA, BO, personOf('elsewhere', { editions: ['KCL'], firstName: 'Cy', lastName: 'Osei' }));
      expect(await namesIn('KA')).toEqual(['Ada Lindqvist', 'Bo Ferran']);
      expect(await namesIn('KCL')).toEqual(['Cy Osei']);
      const { addresses, people } = await library.profiles.readDirectory('KA');
      expect([addresses.get('ada'), addresses.get(people.get('ada')!.slug)]).toEqual(['ada', 'ada']);
      expect(people.get(addresses.get('elsewhere') ?? '')).toBeUndefined();
    });

    it('gives namesakes slugs of their own', async () => {
      await put(ADA, personOf('ada-2', { editions: ['KA'], firstName: 'Ada', lastName: 'Lindqvist' }));
      const { addresses, people } = await library.profiles.readDirectory('KA');
      const slugs = [...people.values()].map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(2);
      expect(new Set(slugs.map((slug) => addresses.get(slug)))).toEqual(new Set(['ada', 'ada-2']));
    });

    it('says who did what in which case, as the record of the case says', async () => {
      await put(ADA, BO, QUAY);
      const { partsOf, partsIn, cases } = await library.profiles.readDirectory('KA');
      expect(partsOf.get('ada')).toMatchObject([
        { case: 'quay', proceeding: 'quay-p1', role: 'arbitrator', as: 'President', method: 'Appointed by agreement' },
      ]);
      expect(partsOf.get('bo')).toMatchObject([{ case: 'quay', firm: 'Ferran & Co' }]);
      expect(partsIn.get('quay')).toHaveLength(2);
      expect(cases.get('quay')?.record.name).toBe('The Case quay');
    });

    it('knows a case of another edition to nobody, and a withdrawn one no more', async () => {
      await put(ADA, caseOf('far', { editions: ['KCL'], proceedings: [PROCEEDING] }), QUAY);
      expect([...(await library.profiles.readDirectory('KA')).cases.keys()]).toEqual(['quay']);
      await library.remove(['quay'], SECOND_DAY);
      const after = await library.profiles.readDirectory('KA');
      expect([after.cases.size, after.partsOf.size]).toEqual([0, 0]);
    });

    it('says what people wrote', async () => {
      await put(ADA, documentOf('note', { title: 'A note', authors: [{ name: 'Ada Lindqvist', personId: 'ada' }] }));
      const { worksOf } = await library.profiles.readDirectory('KA');
      expect(worksOf.get('ada')).toMatchObject([{ id: 'note', kind: 'document', title: 'A note' }]);
    });

    it('leaves out who is hidden, with all they did and wrote (OP-136)', async () => {
      await put(ADA, BO, QUAY);
      await hide('ada');
      const { people, partsOf, partsIn } = await library.profiles.readDirectory('KA');
      expect([people.has('ada'), partsOf.has('ada')]).toEqual([false, false]);
      expect(partsIn.get('quay')?.map(({ person }) => person)).toEqual(['bo']);
    });

    it('says by its state that a directory could be another one', async () => {
      const states = [await library.profiles.readState()];
      await put(ADA);
      states.push(await library.profiles.readState());
      await hide('ada');
      states.push(await library.profiles.readState());
      expect(new Set(states).size).toBe(3);
      expect(await library.profiles.readState()).toBe(states[2]);
    });
  });
}
