import { describe, expect, it } from 'vitest';
import type { OrganizationRecord } from '#domain/records/organization.ts';
import { caseOf, documentOf, idsOf, paragraphOf, personOf, publicationOf } from './content-store.test-support.ts';
import { textOf, useWriter, type OpenContentWriter } from './content-writer.test-support.ts';

const ORIGIN = { path: 'list.yaml', sha256: 'f00d', editions: [], demo: false };

/** Publications, cases, people and organisations. */
export function describeWrittenRecords(open: OpenContentWriter): void {
  describe('a publication', () => {
    const library = useWriter(open);

    it('is kept as it is, and found like a document', async () => {
      const book = publicationOf('book', { title: 'The Quay', cluster: 'quays', descriptiveText: 'On hulls.' });
      expect(await library.put([book])).toEqual(['imported']);
      const stored = await library.store.findPublication('book');
      expect(stored).toEqual({ id: 'book', record: book.record, demo: false });
      expect(await library.get('book')).toMatchObject({ kind: 'publication', publication: 'book' });
      expect(await library.find('hulls')).toEqual(['book']);
      expect(await library.put([book])).toEqual(['unchanged']);
    });

    it('gives its chapters its title in the index, also when that changes', async () => {
      const chapter = textOf('chapter', 'quay', { publication: 'book' });
      await library.put([publicationOf('book', { title: 'The Seat' }), chapter]);
      expect((await library.get('chapter')).publication).toBe('book');
      expect(await library.isInStep()).toBe(true);
      await library.put([publicationOf('book', { title: 'The Chair' })]);
      expect(await library.isInStep()).toBe(true);
      await library.put([publicationOf('book', { title: 'The Chair', type: 'Journal' })]);
      expect(await library.isInStep()).toBe(true);
      expect(idsOf(await library.store.listDocumentsOf({ publication: 'book' }, 'KA'))).toContain('chapter');
    });

    it('has chapters that came before it, by its id and by its key', async () => {
      await library.put([
        textOf('one', 'quay', { publication: 'book' }),
        textOf('two', 'quay', { publication: 'test:book' }),
      ]);
      await library.put([publicationOf('book', { title: 'The Seat' })]);
      for (const id of ['one', 'two']) expect((await library.get(id)).publication).toBe('book');
      expect(idsOf(await library.store.listDocumentsOf({ publication: 'book' }, 'KA'))).toEqual(
        expect.arrayContaining(['one', 'two']),
      );
      expect(await library.isInStep()).toBe(true);
    });

    it('that is given up names no chapter', async () => {
      await library.put([publicationOf('book', { title: 'The Seat' })]);
      await library.stage([publicationOf('book', { title: 'The Chair' }), publicationOf('other')]);
      await library.writer.rollback();
      await library.put([textOf('chapter', 'quay', { publication: 'book' })]);
      expect(await library.store.findPublication('other')).toBeUndefined();
      expect((await library.store.findPublication('book'))?.record.title).toBe('The Seat');
      expect(await library.isInStep()).toBe(true);
    });
  });

  describe('a case', () => {
    const library = useWriter(open);
    const proceedings = [
      {
        id: 'p1',
        title: 'Main',
        arbitrators: [
          { person: 'solheim', role: 'President' },
          { person: 'unknown', role: 'Arbitrator' },
          { person: 'solheim', name: 'I. Solheim', role: 'Arbitrator' },
        ],
        representatives: [{ person: 'quay', role: 'Counsel' }],
        documents: [],
      },
    ];

    it('knows whether it has a person, stored or staged, until what was staged is forgotten', async () => {
      const asked = () => Promise.all(['quay', 'nobody'].map((id) => library.writer.hasRecord('person', id)));
      await library.stage([personOf('quay')]);
      expect(await asked()).toEqual([true, false]);
      await library.writer.rollback();
      expect(await asked()).toEqual([false, false]);
      await library.put([personOf('quay')]);
      expect(await asked()).toEqual([true, false]);
    });

    it('names the people it gives by id, whether they are stored or come with it', async () => {
      await library.put([personOf('solheim', { firstName: 'Ingrid', lastName: 'Solheim' })]);
      await library.put([personOf('quay', { firstName: 'Tomas', lastName: 'Quay' }), caseOf('c', { proceedings })]);
      const proceeding = (await library.store.findCase('c'))?.record.proceedings[0];
      expect(proceeding?.arbitrators.map(({ name }) => name)).toEqual(['Ingrid Solheim', undefined, 'I. Solheim']);
      expect(proceeding?.representatives.map(({ name }) => name)).toEqual(['Tomas Quay']);
      expect(await library.find('solheim')).toContain('c');
      expect(await library.get('c')).toMatchObject({ kind: 'case', record: { case: 'c' } });
    });

    it('OP-192: has the names that people have now whom it gives by id, at once; a name that it prints stays', async () => {
      await library.put([personOf('solheim'), caseOf('c', { proceedings, subscriptions: ['KAPP'] })]);
      const { version } = await library.get('c');
      expect(await library.put([personOf('solheim', { lastName: 'Kittiwake' })])).toEqual(['updated']);
      const names = (await library.store.findCase('c'))?.record.proceedings[0]?.arbitrators.map(({ name }) => name);
      expect(names).toEqual(['Ingrid Kittiwake', undefined, 'I. Solheim']);
      expect(await library.find('kittiwake')).toEqual(['c']);
      expect(await library.get('c')).toMatchObject({ version, record: { judges: ['Ingrid Kittiwake', 'I. Solheim'] } });
      expect((await library.store.findCase('c'))?.record.subscriptions).toEqual(['KAPP']);
      expect(await library.isInStep()).toBe(true);
      const again = caseOf('c', { proceedings, subscriptions: ['KAPP'] });
      expect(await library.put([again])).toEqual(['unchanged']);
    });

    it('does not name somebody whose record was given up', async () => {
      await library.stage([personOf('solheim')]);
      await library.writer.rollback();
      await library.put([caseOf('c', { proceedings })]);
      expect((await library.store.findCase('c'))?.record.proceedings[0]?.arbitrators[0]?.name).toBeUndefined();
    });

    it('is found by a document of its own where it comes with one', async () => {
      const content = library.writer.stageContent();
      await content.addBlocks([paragraphOf('The decision says quay.')]);
      const { record } = caseOf('c') as Extract<ReturnType<typeof caseOf>, { kind: 'case' }>;
      const given = documentOf('ignored', { key: record.key }) as Extract<
        ReturnType<typeof documentOf>,
        { kind: 'document' }
      >;
      const document = { record: given.record, content };
      expect(await library.writer.stage({ kind: 'case', record, document }, ORIGIN)).toBe('imported');
      await library.writer.commit();
      expect(await library.find('quay')).toEqual(['c']);
      expect(await library.get('c')).toMatchObject({ kind: 'case', record: { case: 'c', title: 'On ignored' } });
    });

    it('of no edition leaves nothing of it', async () => {
      await expect(library.stage([caseOf('c', { editions: [] })])).rejects.toThrow('--edition');
      await library.writer.commit();
      expect(await library.store.findCase('c')).toBeUndefined();
    });
  });

  describe('somebody', () => {
    const library = useWriter(open);

    it('is a profile to read in the editions they are in, else a name for others', async () => {
      await library.put([personOf('solheim', { biography: 'She sat at Bergen.' })]);
      expect(await library.store.findDocument('solheim')).toBeUndefined();
      expect(idsOf(await library.store.listPeople(['solheim']))).toEqual(['solheim']);
      expect(await library.put([personOf('solheim', { biography: 'She sat at Bergen.' })])).toEqual(['unchanged']);
      await library.put([personOf('solheim', { biography: 'She sat at Bergen.', editions: ['KA'] })]);
      expect(await library.find('bergen')).toEqual(['solheim']);
      expect(idsOf(await library.store.listPeople(['solheim']))).toEqual(['solheim']);
    });

    it('is told as imported, unchanged or updated where nothing is read of them', async () => {
      const office: OrganizationRecord = { key: 'test:o', editions: [], name: 'Chamber of Bergen', meta: {} };
      const put = async (record: OrganizationRecord) => {
        const outcome = await library.writer.stage({ kind: 'organization', record }, ORIGIN);
        await library.writer.commit();
        return outcome;
      };
      expect([await put(office), await put(office), await put({ ...office, city: 'Bergen' })]).toEqual([
        'imported',
        'unchanged',
        'updated',
      ]);
    });
  });
}
