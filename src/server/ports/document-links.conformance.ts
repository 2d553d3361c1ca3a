import { expect, test } from 'vitest';
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

/** What belongs together: what a publication or case holds, and what lies between two parties. */
export function describeDocumentLinks(open: OpenContentStore): void {
  const library = useLibrary(open);

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
    expect(idsOf(await library.store.listDocumentsOf({ publication: 'book' }, 'KA'))).toEqual(['two', 'one']);
    const award = { id: 'award', title: 'The Award', type: 'Decision', kind: 'document' };
    expect(await library.store.listDocumentsOf({ case: 'dispute' }, 'KA')).toEqual([award]);
    expect(await library.store.listDocumentsOf({ publication: 'nothing' }, 'KA')).toEqual([]);
    expect(await library.store.listDocumentsOf({}, 'KA')).toEqual([]);
  });

  test('lists the chapters of a publication that came after them', async () => {
    await library.put([documentOf('chapter', { publication: 'test:book' })]);
    await library.put([publicationOf('book')], SECOND_DAY);
    expect(idsOf(await library.store.listDocumentsOf({ publication: 'book' }, 'KA'))).toEqual(['chapter']);
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
