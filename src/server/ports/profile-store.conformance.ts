import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProfileDirectory } from '#domain/tools/profiles/profile-directory.ts';
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
    const readBoth = () => library.profiles.readDirectory('KA', ['ada', 'bo']);
    /** Everybody with everything, as it is counted. */
    const readAll = async (edition: 'KA' | 'KCL') => {
      const portions: ProfileDirectory[] = [];
      for await (const portion of library.profiles.readPortions(edition)) portions.push(portion);
      return {
        people: portions.flatMap(({ people }) => [...people.values()]),
        cases: portions.flatMap(({ cases }) => [...cases.keys()]),
        parts: portions.flatMap(({ partsIn }) => [...partsIn.values()].flat()),
        works: portions.flatMap(({ worksOf }) => [...worksOf.values()].flat()),
      };
    };
    const namesIn = async (edition: 'KA' | 'KCL') =>
      (await readAll(edition)).people.map(({ fullName }) => fullName).toSorted();
    const slugOf = async (id: string) => (await library.profiles.readDirectory('KA', [id])).people.get(id)?.slug;

    it('leads on from the slug that somebody had under another name, and gives it to nobody else (OP-134)', async () => {
      await put(ADA, BO);
      await put(personOf('ada', { editions: ['KA'], firstName: 'Ada', lastName: 'Lindqvist-Rowe' }));
      await put(personOf('second', { editions: ['KA'], firstName: 'Ada', lastName: 'Lindqvist' }));
      expect([await slugOf('ada'), await slugOf('second')]).toEqual(['ada-lindqvist-rowe', 'ada-lindqvist-2']);
      expect(await library.profiles.findPerson('ada-lindqvist')).toBe('ada');
      await put(ADA);
      expect(await slugOf('ada')).toBe('ada-lindqvist');
      expect(await library.profiles.findPerson('ada-lindqvist-rowe')).toBe('ada');
    });

    it('knows the people whose record an edition holds, by slug and by id in any letter case (OP-134)', async () => {
      await put(ADA, BO, personOf('Else-where', { editions: ['KCL'], firstName: 'Cy', lastName: 'Osei' }));
      expect([await namesIn('KA'), await namesIn('KCL')]).toEqual([['Ada Lindqvist', 'Bo Ferran'], ['Cy Osei']]);
      const found = ['ADA', 'Ada-Lindqvist', 'else-WHERE', 'nobody'].map((address) =>
        library.profiles.findPerson(address),
      );
      expect(await Promise.all(found)).toEqual(['ada', 'ada', 'Else-where', undefined]);
      const { people } = await library.profiles.readDirectory('KA', ['Else-where', 'nobody', 'ada']);
      expect([...people.keys()]).toEqual(['ada']);
    });

    it('gives namesakes slugs of their own, and lists them for each other', async () => {
      const other = personOf('ada-2', { editions: ['KA'], firstName: 'Ada', lastName: 'Lindqvist' });
      await put(ADA, other, personOf('far', { editions: ['KCL'], firstName: 'Ada', lastName: 'Lindqvist' }));
      const { people } = await library.profiles.readDirectory('KA', ['ada', 'ada-2']);
      const slugs = [...people.values()].map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(2);
      expect(await Promise.all(slugs.map((slug) => library.profiles.findPerson(slug)))).toEqual(['ada', 'ada-2']);
      const namesakes = await library.profiles.listNamesakes('KA', people.get('ada')!);
      expect(namesakes.map(({ id }) => id)).toEqual(['ada-2']);
    });

    it('says who did what in which case, as the record of the case says', async () => {
      await put(ADA, BO, QUAY);
      const { partsIn, cases, named } = await readBoth();
      expect(partsIn.get('quay')).toMatchObject([
        {
          person: 'ada',
          case: 'quay',
          proceeding: 'quay-p1',
          role: 'arbitrator',
          as: 'President',
          method: 'Appointed by agreement',
        },
        { person: 'bo', case: 'quay', firm: 'Ferran & Co' },
      ]);
      expect(cases.get('quay')?.record.name).toBe('The Case quay');
      expect([...named.values()]).toEqual([{ id: 'ada', slug: 'ada-lindqvist', fullName: 'Ada Lindqvist' }]);
    });

    it('reads around those who are asked for, and nothing else', async () => {
      const other = { ...PROCEEDING, id: 'pier-p1', representatives: [] };
      await put(ADA, BO, QUAY, caseOf('pier', { proceedings: [other] }));
      const { people, cases, partsIn } = await library.profiles.readDirectory('KA', ['bo']);
      expect([[...people.keys()], [...cases.keys()]]).toEqual([['bo'], ['quay']]);
      expect(partsIn.get('quay')?.map(({ person }) => person)).toEqual(['ada', 'bo']);
    });

    it('reads everybody a portion at a time, as each is read alone', async () => {
      const note = documentOf('note', { title: 'A note', authors: [{ name: 'Ada Lindqvist', personId: 'ada' }] });
      await put(ADA, BO, QUAY, note);
      const { people, cases, partsIn, worksOf } = await readBoth();
      expect(await readAll('KA')).toEqual({
        people: [...people.values()],
        cases: [...cases.keys()],
        parts: [...partsIn.values()].flat(),
        works: [...worksOf.values()].flat(),
      });
    });

    it('knows a case of another edition to nobody, and a withdrawn one no more', async () => {
      await put(ADA, caseOf('far', { editions: ['KCL'], proceedings: [PROCEEDING] }), QUAY);
      expect([...(await readBoth()).cases.keys()]).toEqual(['quay']);
      await library.remove(['quay'], SECOND_DAY);
      const after = await readBoth();
      expect([after.cases.size, after.partsIn.size]).toEqual([0, 0]);
    });

    it('says what people wrote', async () => {
      await put(ADA, documentOf('note', { title: 'A note', authors: [{ name: 'Ada Lindqvist', personId: 'ada' }] }));
      const { worksOf } = await readBoth();
      expect(worksOf.get('ada')).toMatchObject([{ id: 'note', kind: 'document', title: 'A note' }]);
    });

    it('finds people by the beginnings of the words of their names, also after an apostrophe and by their other spellings', async () => {
      const luc = personOf('luc', {
        editions: ['KA'],
        firstName: 'Luc',
        lastName: "d'Aspremont",
        aliases: ['Дашпремон'],
      });
      await put(ADA, luc, personOf('far', { editions: ['KCL'], firstName: 'Adam', lastName: 'Osei' }));
      const find = async (...typed: string[]) =>
        (await library.profiles.listBegun('KA', typed)).map(({ id, slug, fullName }) => [id, slug, fullName]);
      expect(await find('ad')).toEqual([['ada', 'ada-lindqvist', 'Ada Lindqvist']]);
      expect(await find('lind', 'ada')).toHaveLength(1);
      const LUC = ['luc', await slugOf('luc'), "Luc d'Aspremont"];
      for (const typed of ['aspr', 'daspr', 'дашп', 'dashp']) expect(await find(typed), typed).toEqual([LUC]);
      expect(await find('lind', 'osei')).toEqual([]);
      expect([...(await library.profiles.listNames(['luc'])).values()].map(({ fullName }) => fullName)).toEqual([
        LUC[2],
      ]);
    });

    it('leaves out who is hidden, with all they did and wrote (OP-136)', async () => {
      await put(ADA, BO, QUAY);
      await hide('ada');
      const { people, partsIn } = await readBoth();
      expect([...people.keys()]).toEqual(['bo']);
      expect(partsIn.get('quay')?.map(({ person }) => person)).toEqual(['bo']);
      expect(await library.profiles.listBegun('KA', ['ada'])).toEqual([]);
      expect(await namesIn('KA')).toEqual(['Bo Ferran']);
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
