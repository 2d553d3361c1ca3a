import { expect, test } from 'vitest';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { EditionId } from '#domain/edition/edition.ts';
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

/** What belongs together: who cites whom, what a publication or case holds, and what lies between two parties. */
export function describeDocumentLinks(open: OpenContentStore): void {
  const library = useLibrary(open);

  const citing = (id: string, target: string, record: Partial<DocumentRecord> = {}): LibraryRecord =>
    documentOf(id, { ...record, references: [{ target }] });

  const listCiting = async (id: string, limit = 10): Promise<string[]> =>
    idsOf(await library.store.listCitingDocuments((await library.get(id)).number, limit));

  test('lists who cites a document by whatever name, each once and never the document itself', async () => {
    const references = [{ target: 'test:award' }, { target: '2019 uksc 12' }, { target: 'award' }];
    await library.put([
      citing('by-id', 'award'),
      documentOf('award', { citations: ['[2019] UKSC 12'], references: [{ target: 'award' }] }),
      citing('by-key', 'test:award'),
      documentOf('by-all', { references }),
      citing('other', 'awards'),
    ]);
    expect((await listCiting('award')).toSorted()).toEqual(['by-all', 'by-id', 'by-key']);
    const [link] = await library.store.listCitingDocuments((await library.get('award')).number, 1);
    expect(link).toEqual({ id: 'by-all', title: 'On by-all', type: 'Award', kind: 'document' });
    expect(await listCiting('other')).toEqual([]);
  });

  test('lists the newest of those who cite it first, by their own dates, then by what came last', async () => {
    await library.put([
      documentOf('award'),
      citing('undated', 'award', { title: 'A' }),
      citing('y2021', 'award', { title: 'M', dates: { decision: '2021-05' } }),
      citing('y2004', 'award', { title: 'C', dates: { publication: '2004', decision: '2023' } }),
      citing('y2021-late', 'award', { title: 'Z', dates: { publication: '2021-05' } }),
      citing('y2022', 'award', { title: 'Y', dates: { legislation: '2022-01-31' } }),
      citing('undated-late', 'award', { title: 'B' }),
    ]);
    const order = ['y2022', 'y2021-late', 'y2021', 'y2004', 'undated-late', 'undated'];
    expect(await listCiting('award')).toEqual(order);
    expect(await listCiting('award', 2)).toEqual(order.slice(0, 2));
  });

  test('lists nobody who was withdrawn or cites it no longer', async () => {
    await library.put([
      documentOf('award'),
      citing('gone', 'award'),
      citing('changed', 'award'),
      citing('kept', 'award'),
    ]);
    await library.remove('gone');
    await library.put([documentOf('changed')], SECOND_DAY);
    expect(await listCiting('award')).toEqual(['kept']);
  });

  test('lists the documents of a publication and of a case, not these themselves, in the order they came', async () => {
    await library.put([
      publicationOf('book'),
      publicationOf('other'),
      documentOf('two', { publication: 'book' }),
      documentOf('one', { publication: 'test:book' }),
      documentOf('elsewhere', { publication: 'other' }),
      documentOf('gone', { publication: 'book', case: 'dispute' }),
      caseOf('dispute'),
      documentOf('award', { case: 'dispute', title: 'The Award', type: 'Decision' }),
      documentOf('neither'),
    ]);
    await library.remove('gone');
    expect(idsOf(await library.store.listDocumentsOf({ publication: 'book' }))).toEqual(['two', 'one']);
    const award = { id: 'award', title: 'The Award', type: 'Decision', kind: 'document' };
    expect(await library.store.listDocumentsOf({ case: 'dispute' })).toEqual([award]);
    expect(await library.store.listDocumentsOf({ publication: 'nothing' })).toEqual([]);
    expect(await library.store.listDocumentsOf({})).toEqual([]);
  });

  test('lists the chapters of a publication that came after them', async () => {
    await library.put([documentOf('chapter', { publication: 'test:book' })]);
    await library.put([publicationOf('book')], SECOND_DAY);
    expect(idsOf(await library.store.listDocumentsOf({ publication: 'book' }))).toEqual(['chapter']);
  });

  const between = (id: string, parties: readonly string[], ...editions: readonly EditionId[]): LibraryRecord =>
    documentOf(id, { parties: parties.map((name) => ({ name })), ...(editions.length > 0 ? { editions } : {}) });

  test('lists documents between two parties whichever comes first, the newest first', async () => {
    for (const record of [
      between('first', ['Sharp Corporation', 'Viterra Inc.']),
      between('turned', ['Viterra', 'Sharp']),
      between('alone', ['Sharp Corporation', 'Other Co']),
      between('longer', ['Sharpe Corporation', 'Viterra Inc.']),
      between('many', ['Other Co', 'Sharp SA', 'Third', 'Viterra BV']),
      documentOf('titled', { title: 'Sharp v. Viterra' }),
      documentOf('half-titled', { title: 'Viterra agreement', parties: [{ name: 'Sharp' }] }),
    ]) {
      await library.put([record]);
    }
    const list = (one: string, other: string, limit = 10) =>
      library.store.listDocumentsBetween([one, other], { ...KA, limit });
    expect(await list('sharp', 'viterra')).toEqual(['many', 'turned', 'first']);
    expect(await list('viterra', 'sharp')).toEqual(['many', 'turned', 'first']);
    expect(await list('sharp', 'viterra', 2)).toEqual(['many', 'turned']);
    expect(await list('sharp corp', 'viterra inc')).toEqual(['first']);
    expect(await list('sharp', 'sharp')).toEqual([]);
    expect(await list('sharp', 'nobody')).toEqual([]);
  });

  test('finds what lies between a party of hundreds of documents and a rare one, whichever is named first', async () => {
    const many = Array.from({ length: 250 }, (_, index) => between(`d${index}`, ['Republic of Fjordland']));
    await library.put([...many, between('rare', ['Viterra', 'Republic of Fjordland'])]);
    for (const parties of [['republic', 'viterra'] as const, ['viterra', 'republic'] as const]) {
      expect(await library.store.listDocumentsBetween(parties, KA)).toEqual(['rare']);
    }
  });

  test('lists between two parties only what an edition holds and nobody withdrew', async () => {
    await library.put([
      between('ka', ['Sharp', 'Viterra']),
      between('kcl', ['Sharp', 'Viterra'], 'KCL'),
      between('gone', ['Sharp', 'Viterra']),
    ]);
    await library.remove('gone');
    expect(await library.store.listDocumentsBetween(['sharp', 'viterra'], KA)).toEqual(['ka']);
  });
}
