import { expect, it } from 'vitest';
import type { BibliographicEntry } from './bibliographic-entry.ts';
import { describeHead } from './describe-head.ts';

const entry = (rest: Partial<BibliographicEntry>): BibliographicEntry => ({
  genre: 'chapter',
  title: 'Costs',
  creators: ['Ada Lindqvist'],
  languages: ['en'],
  jurisdictions: [],
  link: 'https://ka.example/document/a',
  ...rest,
});

it('OP-121: who edits a book edits it, and what stands in it only through the book', () => {
  const editors = ['Bo Achebe'];
  const editor = [expect.objectContaining({ name: 'Bo Achebe' })];
  const chapter = describeHead(entry({ container: 'A Book of Costs', editors })).linkedData;
  expect(chapter['isPartOf']).toEqual({ '@type': 'CreativeWork', name: 'A Book of Costs', editor });
  expect(chapter).not.toHaveProperty('editor');
  expect(describeHead(entry({ genre: 'book', editors })).linkedData).toMatchObject({ '@type': 'Book', editor });
});

it('OP-121: scholarly indexes read the whole date with slashes', () => {
  const tags = describeHead(entry({ date: '2019-03-12' })).tags;
  expect(tags).toContainEqual(['citation_publication_date', '2019/03/12']);
  expect(tags).toContainEqual(['DC.date', '2019-03-12']);
});
