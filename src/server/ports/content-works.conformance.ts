import { expect, test } from 'vitest';
import type { EditionId } from '#domain/edition/edition.ts';
import {
  documentOf,
  FIRST_DAY,
  idsOf,
  publicationOf,
  SECOND_DAY,
  useLibrary,
  type LibraryRecord,
  type OpenContentStore,
} from './content-store.test-support.ts';

/** Editions of works, the editions of the product that hold a document, and when it came. */
export function describeContentWorks(open: OpenContentStore): void {
  const library = useLibrary(open);

  const editionOf = (id: string, cluster: string, publicationDate?: string, ...editions: readonly EditionId[]) =>
    publicationOf(id, {
      title: 'The Seat',
      cluster,
      ...(publicationDate === undefined ? {} : { publicationDate }),
      ...(editions.length > 0 ? { editions } : {}),
    });

  const seats: readonly LibraryRecord[] = [
    editionOf('seat-1', 'seat', '2004'),
    editionOf('seat-3', 'seat', '2021-05'),
    editionOf('seat-0', 'seat', '1999'),
    editionOf('seat-2', 'seat', '2012', 'KCL', 'KA'),
    editionOf('seat-x', 'seat'),
    editionOf('costs-1', 'costs', '2019'),
  ];

  test('lists the editions of a work that can be opened, the newest first', async () => {
    await library.put(seats);
    await library.remove('seat-0');
    const found = await library.store.listEditionsOfWork('seat', 'KA');
    expect(idsOf(found)).toEqual(['seat-3', 'seat-2', 'seat-1', 'seat-x']);
    expect(found[2]).toEqual({ id: 'seat-1', record: seats[0]?.record, demo: false });
    expect(await library.store.listEditionsOfWork('sea', 'KA')).toEqual([]);
  });

  test('takes the name of a work as it is written', async () => {
    const names = ['50% "Rule"', '50\\% Rule', 'a_b', 'aXb', 'seat'];
    await library.put(names.map((cluster, index) => editionOf(`w${index}`, cluster)));
    await library.put([publicationOf('title', { title: 'seat', series: 'seat' })]);
    for (const [index, cluster] of names.entries()) {
      expect(idsOf(await library.store.listEditionsOfWork(cluster, 'KA'))).toEqual([`w${index}`]);
    }
  });

  test('lists the editions of several works at once, newest first, without withdrawn ones (SR-086)', async () => {
    await library.put(seats);
    await library.remove('seat-0');
    const works = await library.store.listEditionsOfWorks(['seat', 'costs', 'nothing']);
    expect([...works.keys()].toSorted()).toEqual(['costs', 'seat']);
    expect(works.get('seat')).toEqual([
      { id: 'seat-3', title: 'The Seat', publicationDate: '2021-05', editions: ['KA'] },
      { id: 'seat-2', title: 'The Seat', publicationDate: '2012', editions: ['KA', 'KCL'] },
      { id: 'seat-1', title: 'The Seat', publicationDate: '2004', editions: ['KA'] },
      { id: 'seat-x', title: 'The Seat', publicationDate: undefined, editions: ['KA'] },
    ]);
    expect(works.get('costs')).toHaveLength(1);
    expect(await library.store.listEditionsOfWorks([])).toEqual(new Map());
  });

  test('lists the editions of more works than one question takes', async () => {
    await library.put(seats);
    const many = Array.from({ length: 1200 }, (_, index) => `nothing ${index}`);
    const works = await library.store.listEditionsOfWorks(['seat', ...many, 'costs']);
    expect([...works.keys()].toSorted()).toEqual(['costs', 'seat']);
    expect(idsOf(works.get('seat') ?? [])).toEqual(['seat-3', 'seat-2', 'seat-1', 'seat-0', 'seat-x']);
  });

  test('says which editions of the product hold a document; unknown and withdrawn ones are left out', async () => {
    await library.put(seats);
    await library.remove('seat-0');
    const held = await library.store.listPreviews(['seat-2', 'costs-1', 'seat-0', 'nobody']);
    expect(held.map(({ id, editions }) => [id, editions])).toEqual([
      ['seat-2', ['KA', 'KCL']],
      ['costs-1', ['KA']],
    ]);
  });

  test('says it of more documents than one question takes', async () => {
    const ids = Array.from({ length: 1200 }, (_, index) => `nobody-${index}`);
    await library.put([documentOf('first'), documentOf('last')]);
    const asked = ['first', ...ids, 'last'];
    expect(idsOf(await library.store.listPreviews(asked))).toEqual(['first', 'last']);
    expect([...(await library.store.listFirstImports(asked)).keys()]).toEqual(['first', 'last']);
    await library.remove('last');
    expect([...(await library.store.listPresentIds(asked))]).toEqual([['first', 'first']]);
  });

  test('says when a document was first imported, however often it changed; withdrawn ones are left out', async () => {
    await library.put([documentOf('award'), documentOf('gone')]);
    await library.put([documentOf('between')]);
    await library.put([documentOf('late'), documentOf('award', { title: 'Otherwise' })], SECOND_DAY);
    const version = await library.store.readCorpusVersion();
    await library.remove('gone');
    const imports = await library.store.listFirstImports(['late', 'gone', 'nobody', 'award']);
    expect(imports).toEqual(
      new Map([
        ['award', { at: FIRST_DAY, corpusVersion: version - 2 }],
        ['late', { at: SECOND_DAY, corpusVersion: version }],
      ]),
    );
  });
}
