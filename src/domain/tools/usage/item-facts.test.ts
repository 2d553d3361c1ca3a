import { describe, expect, it, test } from 'vitest';
import { EMPTY_RECORD } from '#domain/document/document.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import { nameDataType } from './data-type.ts';
import { describeItem } from './item-facts.ts';

const record = { ...EMPTY_RECORD, key: 'k', editions: [], title: 'T', type: 'Award', languages: [] };
const book: PublicationRecord = {
  key: 'book',
  editions: [],
  type: 'Book',
  title: 'On Quays',
  authors: [],
  editors: [],
  isbn: 'ISBN 978-90-90345-15-4',
  publicationDate: '2019-05',
  languages: [],
  jurisdictions: [],
  topics: [],
  contents: [],
  meta: {},
};

test.for([
  ['Book', undefined, 'Book'],
  ['Book chapter', undefined, 'Book'],
  ['Front matter', 'Book', 'Book'],
  ['Book chapter', 'Loose-leaf', 'Reference_Work'],
  ['Journal article', undefined, 'Journal'],
  ['Case note', 'Journal', 'Journal'],
  ['News', undefined, 'Newspaper_or_Newsletter'],
  ['News', 'Newsletter', 'Newspaper_or_Newsletter'],
  ['Handbook', undefined, 'Reference_Work'],
  ['Patent', undefined, 'Patent'],
  ['Patent application', undefined, 'Patent'],
  ['Patent decision', undefined, 'Database_Full_Item'],
  ['Award', undefined, 'Database_Full_Item'],
] as const)('A %s in a publication of type %s is %s to COUNTER (OP-157, OP-201)', ([type, publication, dataType]) => {
  expect(nameDataType(type, publication)).toBe(dataType);
});

describe('what an event says of its item', () => {
  it('is type, year, access and the numbers of the day, each by its kind (OP-201)', () => {
    const citations = ['[2020] EWHC 1', 'https://doi.org/10.1234/ab.cd', 'ISSN 1234-567X', '90-411-2345-X'];
    const dated = { ...record, citations, dates: { publication: '2021-03-04', decision: '2020' } };
    expect(describeItem({ record: dated, uri: '/document/a' })).toEqual({
      dataType: 'Database_Full_Item',
      year: '2021',
      accessType: 'Controlled',
      identifiers: { doi: '10.1234/ab.cd', isbn: '90-411-2345-X', issn: '1234-567X', uri: '/document/a' },
    });
  });

  it('leaves out what the record does not say, and takes no other date for that of publication (OP-157, OP-201)', () => {
    const decided = { ...record, dates: { decision: '2020' } };
    expect(describeItem({ record: decided, uri: '/document/a' })).toEqual({
      dataType: 'Database_Full_Item',
      accessType: 'Controlled',
      identifiers: { uri: '/document/a' },
    });
  });

  it('names the publication it is part of, whose type it has; a chapter appears with its book (OP-201)', () => {
    const parent = { id: 'book-1', record: book, uri: '/document/book-1' };
    const chapter = { ...record, type: 'Book chapter' };
    expect(describeItem({ record: chapter, uri: '/document/c', parent })).toMatchObject({
      dataType: 'Book',
      year: '2019',
      parent: {
        id: 'book-1',
        title: 'On Quays',
        dataType: 'Book',
        identifiers: { isbn: '978-90-90345-15-4', uri: '/document/book-1' },
      },
    });
    const journal = { ...parent, record: { ...book, type: 'Journal' as const } };
    const article = describeItem({
      record: { ...record, type: 'Journal article' },
      uri: '/document/c',
      parent: journal,
    });
    expect(article.year).toBeUndefined();
    const unknown = describeItem({ record: chapter, uri: '/document/c', parent: { id: 'elsewhere' } });
    expect(unknown.parent).toEqual({ id: 'elsewhere', identifiers: {} });
  });
});
