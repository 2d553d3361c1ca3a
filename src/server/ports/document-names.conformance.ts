import { expect, test } from 'vitest';
import type { EditionId } from '#domain/edition/edition.ts';
import type { NameKind } from './content-store.ts';
import {
  caseOf,
  documentOf,
  idsOf,
  publicationOf,
  SECOND_DAY,
  useLibrary,
  type LibraryRecord,
  type OpenContentStore,
} from './content-store.test-support.ts';

const KA = { edition: 'KA', limit: 10 };

/** What documents are called, and who finds them by that. */
export function describeDocumentNames(open: OpenContentStore): void {
  const library = useLibrary(open);

  /** Each in a commit of its own, so that the last is the newest. */
  const putInOrder = async (...records: readonly LibraryRecord[]): Promise<void> => {
    for (const record of records) await library.put([record]);
  };

  const find = async (kinds: readonly NameKind[], names: readonly string[], bounds = KA): Promise<string[]> =>
    idsOf(await library.store.listNamedDocuments(kinds, names, bounds));

  const begin = async (beginning: string, bounds = KA): Promise<string[]> =>
    (await library.store.listNamesBeginning(beginning, bounds)).map(({ name, id }) => `${name}: ${id}`);

  test('resolves ids, keys, citations, references and numbers, each under the name that was asked', async () => {
    const names = {
      citations: ['[2019] UKSC 12'],
      bibliographicReference: '7 ICSID Rep. 3',
      legislationNumber: 'L 2/19',
    };
    await library.put([documentOf('award', { ...names, caseNumbers: ['ARB/05/22'], title: 'The Award' })]);
    const asked = ['award', 'test:award', '[2019] UKSC 12', '2019 uksc 12', '7 ICSID Rep 3', 'L 2/19', 'ARB 05 22'];
    const found = await library.store.resolveNames([...asked, 'The Award', 'awar', ''], 'KA');
    expect([...found.keys()]).toEqual(asked);
    const award = { id: 'award', title: 'The Award', type: 'Award', kind: 'document' };
    expect(found).toEqual(new Map(asked.map((name) => [name, award])));
    expect(await library.store.resolveNames([], 'KA')).toEqual(new Map());
    // Nothing leads to what another edition has (OP-122).
    expect(await library.store.resolveNames(asked, 'KCL')).toEqual(new Map());
  });

  test('resolves a name that several documents have to the one that came first', async () => {
    const cited = { citations: ['[2019] UKSC 12'] };
    await putInOrder(documentOf('z', cited), documentOf('a', cited), documentOf('m', cited));
    const resolve = async () => (await library.store.resolveNames(['[2019] UKSC 12'], 'KA')).get('[2019] UKSC 12')?.id;
    expect(await resolve()).toBe('z');
    await library.put([documentOf('z', { ...cited, title: 'Changed' })], SECOND_DAY);
    expect(await resolve()).toBe('z');
    await library.remove('z');
    expect(await resolve()).toBe('a');
  });

  test('resolves no name that a document had before it changed, and none of a withdrawn one', async () => {
    await library.put([
      documentOf('award', { citations: ['Former 1'] }),
      documentOf('gone', { citations: ['Gone 1'] }),
    ]);
    await library.put([documentOf('award', { citations: ['Present 1'] })], SECOND_DAY);
    await library.remove('gone');
    const found = await library.store.resolveNames(['Former 1', 'Present 1', 'Gone 1', 'gone'], 'KA');
    expect([...found.keys()]).toEqual(['Present 1']);
  });

  test('resolves as many names as a table of contents has', async () => {
    await library.put([documentOf('first'), documentOf('last')]);
    const names = ['first', ...Array.from({ length: 70_000 }, (_, index) => `nothing ${index}`), 'last'];
    expect([...(await library.store.resolveNames(names, 'KA')).keys()]).toEqual(['first', 'last']);
  });

  test('lists documents by names of each kind, and says by which', async () => {
    const record = {
      title: 'Gas v. Republic',
      parties: [{ name: 'Gas Limited' }],
      caseNumbers: ['ICC Case No. 91873/XY'],
    };
    await library.put([documentOf('award', record)]);
    const asked = ['gas v republic', 'gas ltd', 'icc 91873 xy', 'award', 'nothing'];
    const found = await library.store.listNamedDocuments(['name', 'title', 'party', 'number'], asked, KA);
    const award = { id: 'award', kind: 'document' };
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        { ...award, by: 'title', name: 'gas v republic' },
        { ...award, by: 'party', name: 'gas ltd' },
        { ...award, by: 'number', name: 'icc 91873 xy' },
        { ...award, by: 'name', name: 'award' },
      ]),
    );
    expect(await find(['title', 'number'], ['gas ltd', 'award'])).toEqual([]);
    expect(await find(['title'], ['gas v'])).toEqual([]);
    expect(await find(['title'], [])).toEqual([]);
  });

  test('lists the newest first, and of numbers cases before the rest', async () => {
    const numbers = { title: 'Gas v. Republic', caseNumbers: ['No. 7/19'] };
    await putInOrder(
      documentOf('old', numbers),
      caseOf('case', { name: 'Gas v. Republic', caseNo: 'No. 7/19' }),
      publicationOf('book', { title: 'Gas v. Republic', isbn: '7/19' }),
      documentOf('new', { ...numbers, citations: ['7/19'] }),
      caseOf('late', { name: 'Gas v. Republic', caseNo: 'No. 7/19' }),
      publicationOf('late-book', { title: 'Gas v. Republic', isbn: '7/19' }),
    );
    expect(await find(['title'], ['gas v republic'])).toEqual(['late-book', 'late', 'new', 'book', 'case', 'old']);
    expect(await find(['number'], ['7 19'])).toEqual(['late', 'case', 'new', 'old']);
    // A number is its number, with or without the words before it (OP-193).
    expect(await find(['name'], ['7 19'])).toEqual(['late', 'case', 'late-book', 'new', 'book', 'old']);
    expect(await find(['name'], ['no 7 19'])).toEqual(['late', 'case', 'new', 'old']);
  });

  test('lists at most so many for each name of a kind: the newest, of numbers cases before them', async () => {
    const titled = (id: string) => documentOf(id, { title: 'Gas v. Republic', caseNumbers: ['No. 7/19'] });
    const first = caseOf('case', { name: 'Gas v. Republic', caseNo: 'No. 7/19' });
    await putInOrder(first, titled('a'), titled('b'), documentOf('c', { title: 'Oil v. Republic' }));
    const bounds = { ...KA, limit: 2 };
    expect(await find(['title'], ['gas v republic'], bounds)).toEqual(['b', 'a']);
    expect(await find(['number'], ['7 19'], bounds)).toEqual(['case', 'b']);
    expect((await find(['title'], ['gas v republic', 'oil v republic'], bounds)).toSorted()).toEqual(['a', 'b', 'c']);
    expect((await find(['title', 'number'], ['gas v republic', '7 19'], bounds)).toSorted()).toEqual([
      'a',
      'b',
      'b',
      'case',
    ]);
  });

  test('lists a document once for a name that is asked twice, and takes more names than one question', async () => {
    await library.put([documentOf('first'), documentOf('last')]);
    const many = Array.from({ length: 1200 }, (_, index) => `nothing ${index}`);
    expect(await find(['name'], ['first', ...many, 'first', 'last'])).toEqual(['first', 'last']);
  });

  test('lists by name only what an edition holds and nobody withdrew', async () => {
    const titled = (id: string, ...editions: readonly EditionId[]) =>
      documentOf(id, { title: 'On the seat', editions });
    await putInOrder(titled('both', 'KA', 'KCL'), titled('gone', 'KA'), titled('kcl', 'KCL'));
    await library.remove('gone');
    expect(await find(['title'], ['on the seat'], { edition: 'KA', limit: 1 })).toEqual(['both']);
    expect(await find(['title'], ['on the seat'], { edition: 'KCL', limit: 9 })).toEqual(['kcl', 'both']);
    expect(await find(['title'], ['on the seat'], { edition: 'KIPL', limit: 9 })).toEqual([]);
  });

  test('lists the names that begin with a text in order, a name of several documents once for each', async () => {
    await putInOrder(
      documentOf('d1', { citations: ['UKSC 2', 'UKSC 10'] }),
      documentOf('d2', { citations: ['UKSC 10', 'EWCA 1'] }),
      caseOf('c1', { caseNo: 'UKSC 10' }),
      documentOf('d3', { citations: ['UKSC 10'] }),
    );
    expect(await begin('uksc')).toEqual(['uksc 10: c1', 'uksc 10: d3', 'uksc 10: d2', 'uksc 10: d1', 'uksc 2: d1']);
    expect(await begin('uksc 1')).toEqual(['uksc 10: c1', 'uksc 10: d3', 'uksc 10: d2', 'uksc 10: d1']);
    expect(await begin('uksc', { ...KA, limit: 2 })).toEqual(['uksc 10: c1', 'uksc 10: d3']);
    const [first] = await library.store.listNamesBeginning('ewca', KA);
    expect(first).toEqual({ name: 'ewca 1', id: 'd2', kind: 'document' });
    expect(await begin('')).toEqual([]);
    expect(await begin('uksc 3')).toEqual([]);
  });

  test('lists of names beginning so only what an edition holds and nobody withdrew', async () => {
    const cited = (id: string, ...editions: readonly EditionId[]) =>
      documentOf(id, { citations: [`UKSC ${id}`], editions });
    await putInOrder(cited('1', 'KA', 'KCL'), cited('2', 'KA'), cited('3', 'KCL'));
    await library.remove('2');
    expect(await begin('uksc')).toEqual(['uksc 1: 1']);
    expect(await begin('uksc', { ...KA, edition: 'KCL' })).toEqual(['uksc 1: 1', 'uksc 3: 3']);
  });

  test('compares names letter by letter, as no dictionary would, whatever the language', async () => {
    const citations = ['Ab 1', 'A c', 'A𐌰 1', 'Aя 1', 'A% 1', 'AbC 1', 'B 1', 'Ʌ 1'];
    await library.put(citations.map((citation, index) => documentOf(`n${index}`, { citations: [citation] })));
    expect(await begin('a')).toEqual(['a 1: n4', 'a c: n1', 'ab 1: n0', 'abc 1: n5', 'aя 1: n3', 'a𐌰 1: n2']);
    expect(await begin('a ')).toEqual(['a 1: n4', 'a c: n1']);
    expect(await begin('aя')).toEqual(['aя 1: n3']);
    expect(await begin('я')).toEqual([]);
    expect(await begin('AB')).toEqual([]);
    expect(await begin('%')).toEqual([]);
  });
}
