import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentRecord } from '#domain/document/document.ts';
import { builtInKey } from '#domain/records/record-kind.ts';
import { describeBeginnings } from './record-beginnings.conformance.ts';
import {
  caseOf,
  documentOf,
  FIRST_DAY,
  organizationOf,
  partyOf,
  personOf,
  placeOf,
  SECOND_DAY,
  type ContentStoreUnderTest,
  type LibraryRecord,
} from './content-store.test-support.ts';
import type { RecordStore } from './record-store.ts';

/** A library of its own with nothing in it, and both ways to read it. */
export interface RecordStoreUnderTest extends ContentStoreUnderTest {
  readonly records: RecordStore;
}

const KA = { edition: 'KA', limit: 10 };
const SOLHEIM = { kind: 'person', id: 'solheim' } as const;

/** What every store of records has to answer, the same for each. */
export function describeRecordStore(name: string, open: () => Promise<RecordStoreUnderTest>): void {
  describe(name, () => {
    let library: RecordStoreUnderTest;
    beforeEach(async () => {
      library = await open();
    });
    afterEach(() => library.close());

    const put = (records: readonly LibraryRecord[], at = FIRST_DAY) => library.put(records, at, false);
    const person = (id: string, first: string, last: string, aliases: readonly string[] = []) =>
      personOf(id, { firstName: first, lastName: last, aliases, editions: ['KA'] });
    const note = (id: string, author: string, record: Partial<DocumentRecord> = {}) =>
      documentOf(id, { authors: [{ name: author }], ...record });
    const listLinks = async (id: string) => {
      const document = await library.store.findDocument(id);
      return document?.state === 'present' ? library.records.listLinksOf(document.number) : [];
    };
    const listMeant = async (id: string) => (await listLinks(id)).map((link) => [link.id, link.known]);
    const listNaming = async (bounds = KA) =>
      (await library.records.listNaming(SOLHEIM, bounds)).map(({ document, role }) => `${document.id} ${role}`);

    describe('whom a name means', () => {
      it('is the one person who bears it, whichever of the two comes first', async () => {
        await put([note('before', 'Ingrid Solheim')]);
        expect(await listMeant('before')).toEqual([]);
        await put([person('solheim', 'Ingrid', 'Solheim'), note('with', 'INGRID SOLHEIM')]);
        await put([note('after', 'Ingrid Solheim')]);
        for (const id of ['before', 'with', 'after']) expect(await listMeant(id)).toEqual([['solheim', 'name']]);
      });

      it('is told by an alias, and by an id before any name', async () => {
        await put([person('solheim', 'Ingrid', 'Solheim', ['Inga Solheim-Brekke']), person('quay', 'Tomas', 'Quay')]);
        await put([
          note('alias', 'Inga Solheim-Brekke'),
          documentOf('id', { authors: [{ name: 'Tomas Quay', personId: 'solheim' }] }),
          documentOf('unknown-id', { authors: [{ name: 'Tomas Quay', personId: 'nobody' }] }),
        ]);
        expect(await listMeant('alias')).toEqual([['solheim', 'alias']]);
        expect(await listMeant('id')).toEqual([['solheim', 'id']]);
        expect(await listMeant('unknown-id')).toEqual([['quay', 'name']]);
      });

      it('is nobody where two bear it, also when the second comes later, and one again when that goes by another', async () => {
        await put([person('solheim', 'Ingrid', 'Solheim'), note('text', 'Ingrid Solheim')]);
        await put([person('namesake', 'Ingrid', 'Solheim')]);
        expect(await listMeant('text')).toEqual([]);
        await put([person('namesake', 'Ingrid Maria', 'Solheim')], SECOND_DAY);
        expect(await listMeant('text')).toEqual([['solheim', 'name']]);
      });

      it('is told whatever the order, the titles, the accents and the case, and never by an initial or a part', async () => {
        await put([person('solheim', 'Ingrid', 'Solheim')]);
        const same = ['Solheim, Ingrid', 'Prof. Ingrid SOLHEIM KC', 'Íngrid Solheim'];
        const others = ['I. Solheim', 'Solheim', 'Ingrid', 'Ingrid Solheim-Brekke', 'Ingrid M. Solheim'];
        await put([...same, ...others].map((name, at) => note(`n${at}`, name)));
        const told = [];
        for (const at of [...same, ...others].keys()) told.push(await listMeant(`n${at}`));
        expect(told).toEqual([...same.map(() => [['solheim', 'name']]), ...others.map(() => [])]);
      });

      it('is told of organizations whatever their legal form, but for another one', async () => {
        const names = ['Hartwell and Osei', 'HARTWELL & OSEI L.L.P.', 'Hartwell & Osei GmbH', 'Hartwell'];
        const listAll = async () => (await Promise.all(names.map((_, at) => listMeant(`o${at}`)))).flat();
        await put([organizationOf('hartwell', { name: 'Hartwell & Osei LLP' })]);
        await put(names.map((organization, at) => documentOf(`o${at}`, { organization })));
        expect(await listAll()).toEqual([
          ['hartwell', 'name'],
          ['hartwell', 'name'],
        ]);
        await put([organizationOf('other', { name: 'Hartwell & Osei GmbH' })]);
        expect(await listAll()).toEqual([
          ['hartwell', 'name'],
          ['other', 'name'],
        ]);
        expect(await listMeant('o0')).toEqual([]);
      });

      it('follows the record: an id that comes later, and a name that is no longer given', async () => {
        await put([
          documentOf('text', { authors: [{ name: 'Somebody', personId: 'solheim' }] }),
          note('other', 'Inga S.'),
        ]);
        await put([person('solheim', 'Ingrid', 'Solheim', ['Inga S.'])]);
        expect(await listMeant('text')).toEqual([['solheim', 'id']]);
        expect(await listMeant('other')).toEqual([['solheim', 'alias']]);
        await put([person('solheim', 'Ingrid', 'Solheim')], SECOND_DAY);
        expect(await listMeant('other')).toEqual([]);
        expect(await listMeant('text')).toEqual([['solheim', 'id']]);
      });
    });

    it('answers what a document says in its order, with role, side and the name as printed', async () => {
      await put([person('solheim', 'Ingrid', 'Solheim'), person('quay', 'Tomas', 'Quay')]);
      await put([
        documentOf('text', { authors: [{ name: 'Tomas QUAY' }, { name: 'Nobody' }], judges: ['Ingrid Solheim'] }),
      ]);
      expect(await listLinks('text')).toEqual([
        { kind: 'person', id: 'quay', role: 'author', name: 'Tomas QUAY', known: 'name', side: undefined },
        { kind: 'person', id: 'solheim', role: 'judge', name: 'Ingrid Solheim', known: 'name', side: undefined },
      ]);
    });

    it('says a document anew when it comes again, and nothing of one that was withdrawn', async () => {
      await put([
        person('solheim', 'Ingrid', 'Solheim'),
        note('changed', 'Ingrid Solheim'),
        note('gone', 'Ingrid Solheim'),
      ]);
      await put([note('changed', 'Nobody')], SECOND_DAY);
      await library.remove(['gone'], SECOND_DAY);
      expect(await listMeant('changed')).toEqual([]);
      expect(await listNaming()).toEqual([]);
    });

    it('lists who names somebody, newest first, once for each role, in one edition and at most so many', async () => {
      await put([person('solheim', 'Ingrid', 'Solheim')]);
      await put([
        note('old', 'Ingrid Solheim', { dates: { publication: '2001' } }),
        note('new', 'Ingrid Solheim', { dates: { publication: '2021' }, judges: ['Ingrid Solheim'] }),
        note('elsewhere', 'Ingrid Solheim', { editions: ['KCL'] }),
        note('another', 'Tomas Quay'),
      ]);
      expect(await listNaming()).toEqual(['new author', 'new judge', 'old author']);
      expect(await listNaming({ edition: 'KA', limit: 2 })).toEqual(['new author', 'new judge']);
      expect(await listNaming({ edition: 'KCL', limit: 10 })).toEqual(['elsewhere author']);
    });

    it('lists the cases in which somebody sat, by id or by name', async () => {
      const proceeding = (participants: object) => ({
        id: 'p1',
        title: 'Main',
        arbitrators: [],
        representatives: [],
        documents: [],
        ...participants,
      });
      await put([person('solheim', 'Ingrid', 'Solheim')]);
      await put([
        caseOf('by-id', { proceedings: [proceeding({ arbitrators: [{ person: 'solheim', role: 'President' }] })] }),
        caseOf('by-name', {
          proceedings: [
            proceeding({ representatives: [{ name: 'Ingrid Solheim', role: 'Counsel for the claimant' }] }),
          ],
        }),
        caseOf('another', { proceedings: [proceeding({ arbitrators: [{ name: 'Tomas Quay', role: 'President' }] })] }),
      ]);
      const naming = await listNaming();
      expect(naming).toContain('by-id arbitrator');
      expect(naming).toContain('by-name counsel');
      expect(naming.filter((line) => line.startsWith('another'))).toEqual([]);
    });

    describe('parties and places', () => {
      const velmorra = placeOf('velmorra', { name: 'Velmorra', aliases: ['Republic of Velmorra', 'Old Velmorra'] });
      const state = partyOf('party-velmorra', { name: 'Republic of Velmorra', type: 'State', place: 'velmorra' });
      const dispute = documentOf('dispute', {
        parties: [{ name: 'Ulf Halm' }, { name: 'The Republic of VELMORRA' }, { name: 'Velmorra' }, { name: 'Nobody' }],
      });
      const listParties = async () => {
        const document = await library.store.findDocument('dispute');
        return document?.state === 'present' ? [...(await library.records.listParties(document.number))] : [];
      };
      const known = { isPerson: false, id: 'party-velmorra', place: { id: 'velmorra', name: 'Velmorra' } };

      it('a party of a document is the state whose name it bears, with its place, in any order of arrival', async () => {
        await put([dispute]);
        expect(await listParties()).toEqual([]);
        await put([state]);
        await put([velmorra]);
        expect(await listParties()).toEqual([['The Republic of VELMORRA', known]]);
      });

      it('a company that is at home in a state is not the state', async () => {
        await put([velmorra, partyOf('halm', { name: 'Nobody', type: 'Company', country: 'Velmorra' }), dispute]);
        expect(await listParties()).toEqual([['Nobody', { isPerson: false, id: 'halm', place: undefined }]]);
      });

      it('a natural person who is a party is known as one, and nothing leads to them (OP-136)', async () => {
        await put([partyOf('ulf', { name: 'Ulf Halm', type: 'Person' }), dispute]);
        expect(await listParties()).toEqual([['Ulf Halm', { isPerson: true }]]);
        expect(await listMeant('dispute')).toEqual([]);
        const naming = await library.records.listNaming({ kind: 'party', id: 'ulf' }, KA);
        expect(naming).toEqual([]);
      });

      it('places are found by each of their names, and by none that two bear', async () => {
        await put([velmorra, placeOf('new-velmorra', { name: 'New Velmorra', aliases: ['Old Velmorra'] })]);
        const asked = ['Velmorra', 'Velmorra, Republic of', 'Old Velmorra', 'Atlantis', '', '__proto__'];
        expect([...(await library.records.findPlaces(asked))]).toEqual([
          ['Velmorra', { id: 'velmorra', name: 'Velmorra' }],
          ['Velmorra, Republic of', { id: 'velmorra', name: 'Velmorra' }],
        ]);
        expect((await library.records.findPlaces([])).size).toBe(0);
      });

      it('what an operator imports takes the place of a built-in record with its id, and its names count first', async () => {
        const builtIn = { key: builtInKey('velmorra'), name: 'Velmorra', aliases: ['Isles'] };
        await put([placeOf('velmorra', builtIn)]);
        await put([placeOf('velmorra', { name: 'Commonwealth of Velmorra' })], SECOND_DAY);
        await put([placeOf('quay', { key: builtInKey('quay'), name: 'Quay' }), placeOf('own', { name: 'Quay' })]);
        const found = await library.records.findPlaces(['Velmorra', 'Commonwealth of Velmorra', 'Isles', 'Quay']);
        expect([...found]).toEqual([
          ['Commonwealth of Velmorra', { id: 'velmorra', name: 'Commonwealth of Velmorra' }],
          ['Quay', { id: 'own', name: 'Quay' }],
        ]);
      });
    });

    it('names a party by each of its names, whichever is asked for', async () => {
      await put([
        partyOf('fjord', { name: 'Fjord Energi AS', aliases: ['FEA'] }),
        partyOf('halm', { name: 'Halm SA' }),
      ]);
      const found = await library.records.listAllNames('party', ['fea', 'Fjord Energi', 'Fjord Energi GmbH', 'Nobody']);
      expect([...found]).toEqual([
        ['fea', ['FEA', 'Fjord Energi AS']],
        ['Fjord Energi', ['FEA', 'Fjord Energi AS']],
        ['Fjord Energi GmbH', []],
        ['Nobody', []],
      ]);
    });

    it('names an institution by each of its names, and never as a party', async () => {
      const aliases = ['Quay Chamber'];
      await put([organizationOf('quays', { name: 'Chamber of the Quays', shortName: 'CQ', aliases })]);
      const names = ['CQ', 'Chamber of the Quays', 'Quay Chamber'];
      expect([...(await library.records.listAllNames('organization', ['cq']))]).toEqual([['cq', names]]);
      expect([...(await library.records.listAllNames('party', ['CQ']))]).toEqual([['CQ', []]]);
    });

    describeBeginnings(() => library);

    it('leads to no natural person who is a party, and says who is one, until the record says otherwise (OP-136)', async () => {
      const party = { parties: [{ name: 'Amara Reyes', role: 'Claimant' }, { name: 'Fjord AS' }] };
      await put([
        partyOf('reyes', { name: 'Amara Reyes', aliases: ['A. Reyes'], type: 'Person' }),
        partyOf('fjord', { name: 'Fjord AS', type: 'Company' }),
        documentOf('text', party),
        caseOf('case', { claimants: ['Amara Reyes'], respondents: ['Fjord AS'] }),
      ]);
      for (const id of ['text', 'case']) expect(await listMeant(id)).toEqual([['fjord', 'name']]);
      const names = ['Amara Reyes', 'A. Reyes', 'Fjord AS', 'Tomas Quay'];
      expect(await library.records.listNaturalParties(names)).toEqual(new Set(['Amara Reyes', 'A. Reyes']));
      expect([...(await library.records.listAllNames('party', ['A. Reyes']))]).toEqual([['A. Reyes', []]]);
      expect((await library.records.listShown('party', ['reyes', 'fjord'], 'KA')).size).toBe(0);
      expect(await library.store.listNamesBeginning('amara', KA)).toEqual([]);
      const named = await library.store.listNamedDocuments(['party'], ['amara reyes'], KA);
      expect(new Set(named.map(({ id }) => id))).toEqual(new Set(['text', 'case']));
      await put([partyOf('reyes', { name: 'Amara Reyes', type: 'Company' })], SECOND_DAY);
      expect(await listMeant('text')).toEqual([
        ['reyes', 'name'],
        ['fjord', 'name'],
      ]);
    });

    it('lists the profiles of an edition, of those who are there', async () => {
      await put([person('solheim', 'Ingrid', 'Solheim'), person('gone', 'Tomas', 'Quay')]);
      await put([personOf('unshown', { firstName: 'Amara', lastName: 'Reyes' })]);
      await library.remove(['gone'], SECOND_DAY);
      const ids = ['solheim', 'gone', 'unshown', 'nobody'];
      const shown = await library.records.listShown('person', ids, 'KA');
      expect([...shown]).toEqual([
        ['solheim', { id: 'solheim', title: 'Ingrid Solheim', type: 'Arbitrator profile', kind: 'document' }],
      ]);
      expect((await library.records.listShown('person', ids, 'KCL')).size).toBe(0);
    });
  });
}
