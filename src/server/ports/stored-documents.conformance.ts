import { expect, test } from 'vitest';
import {
  caseOf,
  documentOf,
  FIRST_DAY,
  idsOf,
  paragraphOf,
  personOf,
  publicationOf,
  SECOND_DAY,
  useLibrary,
  type OpenContentStore,
} from './content-store.test-support.ts';

/** Documents, their previews, the records beside them and the counts. */
export function describeStoredDocuments(open: OpenContentStore): void {
  const library = useLibrary(open);

  test('answers a document with all that it is', async () => {
    const award = documentOf('award', {
      editions: ['KCL', 'KA'],
      topics: ['Seat > Choice'],
      dates: { decision: '2019' },
    });
    await library.put([award]);
    const found = await library.get('award');
    expect(found).toEqual({
      state: 'present',
      number: expect.any(Number),
      id: 'award',
      kind: 'document',
      record: award.record,
      publication: undefined,
      editions: ['KA', 'KCL'],
      version: 1,
      firstImportedAt: FIRST_DAY,
      importedAt: FIRST_DAY,
      demo: false,
      content: { id: expect.any(Number), blocks: 1, words: 4 },
    });
  });

  test('keeps number and first import of a document that changes, and counts its version up', async () => {
    await library.put([documentOf('award')]);
    const former = await library.get('award');
    await library.put([documentOf('award', { title: 'Otherwise' }, [paragraphOf('New.')])], SECOND_DAY);
    const { record, ...found } = await library.get('award');
    expect(record.title).toBe('Otherwise');
    expect(found).toMatchObject({
      number: former.number,
      version: 2,
      firstImportedAt: FIRST_DAY,
      importedAt: SECOND_DAY,
    });
    expect(found.content).toMatchObject({ blocks: 1, words: 1 });
  });

  test('answers a tombstone for a withdrawn document, and undefined for one that never was', async () => {
    await library.put([documentOf('award', { title: 'The Withdrawn Award' })]);
    await library.remove('award');
    expect(await library.store.findDocument('award')).toEqual({
      state: 'withdrawn',
      id: 'award',
      title: 'The Withdrawn Award',
      removedAt: SECOND_DAY,
      editions: ['KA'],
    });
    expect(await library.store.findDocument('nothing')).toBeUndefined();
    expect(await library.store.findDocument('AWARD')).toBeUndefined();
  });

  test('answers a document again that came back after it was withdrawn', async () => {
    await library.put([documentOf('award')]);
    await library.remove('award');
    await library.put([documentOf('award')], SECOND_DAY);
    expect(await library.get('award')).toMatchObject({ firstImportedAt: FIRST_DAY, importedAt: SECOND_DAY });
    expect(idsOf(await library.store.listPreviews(['award']))).toEqual(['award']);
  });

  test('names the publication of a chapter by its id once the library holds it, as the source does until then', async () => {
    await library.put([documentOf('early', { publication: 'test:book' })]);
    expect((await library.get('early')).publication).toBe('test:book');
    await library.put([publicationOf('book'), documentOf('late', { publication: 'test:book' })]);
    const publications = async (id: string) => [
      (await library.get(id)).publication,
      (await library.store.listPreviews([id]))[0]?.publication,
    ];
    expect(await publications('late')).toEqual(['book', 'book']);
    expect(await publications('early')).toEqual(['book', 'book']);
    expect(await publications('book')).toEqual(['book', 'book']);
  });

  test('lists previews in the order of the ids; unknown and withdrawn ones are left out', async () => {
    await library.put(['a', 'b', 'c', 'd'].map((id) => documentOf(id)));
    await library.remove('b');
    expect(idsOf(await library.store.listPreviews(['d', 'nothing', 'b', 'a', 'c']))).toEqual(['d', 'a', 'c']);
    expect(await library.store.listPreviews([])).toEqual([]);
  });

  test('lists previews of more documents than one question takes, in the order of the ids', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => `d${(index * 7) % 250}`);
    await library.put(ids.toSorted().map((id) => documentOf(id)));
    expect(idsOf(await library.store.listPreviews(ids))).toEqual(ids);
  });

  test('tells of many documents at a glance what one edition holds; unknown and withdrawn ones are left out', async () => {
    const ids = Array.from({ length: 450 }, (_, index) => `d${index}`);
    await library.put(ids.map((id) => documentOf(id)));
    await library.put([publicationOf('book'), documentOf('chapter', { publication: 'test:book', topics: ['Costs'] })]);
    await library.put([
      documentOf('dated', {
        dates: { lastReviewed: '2026-01-02', decision: '2025-06' },
        court: 'High Court',
        editions: ['KCL'],
      }),
    ]);
    await library.remove('d7');
    const here = await library.store.listGlances([...ids, 'nothing', 'chapter', 'dated'], 'KA');
    expect(idsOf(here).toSorted()).toEqual(['chapter', ...ids.filter((id) => id !== 'd7')].toSorted());
    expect(here.find(({ id }) => id === 'chapter')).toMatchObject({
      publication: 'book',
      record: { topics: ['Costs'] },
    });
    expect((await library.store.listGlances(['dated'], 'KCL')).map(({ record }) => record)).toMatchObject([
      { lastReviewed: '2026-01-02', legalDate: '2025-06', court: 'High Court' },
    ]);
    expect(await library.store.listGlances([], 'KA')).toEqual([]);
  });

  test('shows in a preview what the document is, and its publication by title', async () => {
    const chapter = documentOf('chapter', { publication: 'book' });
    await library.put([publicationOf('book', { title: 'The Seat', cluster: 'seat' }), chapter]);
    await library.put([documentOf('chapter', { publication: 'book', title: 'Later' })], SECOND_DAY);
    const [preview, book] = await library.store.listPreviews(['chapter', 'book']);
    expect(preview).toEqual({
      id: 'chapter',
      editions: ['KA'],
      kind: 'document',
      record: { ...chapter.record, title: 'Later' },
      publication: 'book',
      firstImportedAt: FIRST_DAY,
      importedAt: SECOND_DAY,
      version: 2,
      demo: false,
      publicationTitle: 'The Seat',
      cluster: undefined,
    });
    expect(book).toMatchObject({ kind: 'publication', publicationTitle: 'The Seat', cluster: 'seat' });
  });

  test('finds publications and cases as they came, each by its id among its own kind', async () => {
    const book = publicationOf('book', {
      contents: [{ label: 'One', children: [{ label: 'Two', document: 'test:x' }] }],
    });
    const dispute = caseOf('dispute', { claimants: ['Acme'], seat: 'Oslo' });
    await library.put([book, dispute]);
    expect(await library.store.findPublication('book')).toEqual({ id: 'book', record: book.record, demo: false });
    expect(await library.store.findCase('dispute')).toEqual({ id: 'dispute', record: dispute.record, demo: false });
    expect(await library.store.findPublication('dispute')).toBeUndefined();
    expect(await library.store.findCase('book')).toBeUndefined();
    expect((await library.get('dispute')).kind).toBe('case');
    expect((await library.get('book')).kind).toBe('publication');
  });

  test('lists people by their ids; those whom the library does not know are left out', async () => {
    const [solheim, mbeki] = [personOf('solheim', { firm: 'Fjord' }), personOf('mbeki')];
    await library.put([solheim, mbeki, personOf('other')]);
    const found = await library.store.listPeople(['mbeki', 'nobody', 'solheim']);
    expect(new Map(found.map((person) => [person.id, person]))).toEqual(
      new Map([
        ['mbeki', { id: 'mbeki', asked: 'mbeki', record: mbeki.record, demo: false, isHidden: false }],
        ['solheim', { id: 'solheim', asked: 'solheim', record: solheim.record, demo: false, isHidden: false }],
      ]),
    );
    expect(await library.store.listPeople([])).toEqual([]);
  });

  test('says of everything whether the demo library brought it', async () => {
    await library.putDemo([documentOf('award'), publicationOf('book'), caseOf('dispute'), personOf('solheim')]);
    const { store } = library;
    const found = [
      await library.get('award'),
      ...(await store.listPreviews(['award'])),
      await store.findPublication('book'),
      await store.findCase('dispute'),
      ...(await store.listPeople(['solheim'])),
    ];
    expect(found.map((one) => one?.demo)).toEqual([true, true, true, true, true]);
  });

  test('counts the version of the library up with every change of the documents, and only then', async () => {
    let version = await library.store.readCorpusVersion();
    const grows = async (change: Promise<void>) => {
      await change;
      const former = version;
      version = await library.store.readCorpusVersion();
      return version > former;
    };
    expect(await grows(library.put([documentOf('award'), documentOf('other')]))).toBe(true);
    expect(await grows(library.put([documentOf('award')]))).toBe(false);
    expect(await grows(library.put([documentOf('award', { title: 'Otherwise' })]))).toBe(true);
    expect(await grows(library.remove('nothing'))).toBe(false);
    expect(await grows(library.remove('other'))).toBe(true);
    expect(await grows(library.remove('other'))).toBe(false);
  });
}
