import { expect, test } from 'vitest';
import { printCitations, summarizeCitations } from './summarize-citations.ts';

const document = (id: string) => ({
  id,
  title: `Title of ${id}`,
  url: `/document/${id}`,
  type: 'Award',
  publicationDate: null,
  isOpen: true,
});

const FOUND = [
  { citation: 'one', documents: [document('a')], isDisputed: false },
  { citation: 'two', documents: [document('b'), document('c')], isDisputed: false },
  { citation: 'none', documents: [], isDisputed: false },
];

test('A look-up is summed up in words', () => {
  expect(summarizeCitations(FOUND)).toBe('3 citations: 1 found, 1 with several documents, 1 not found');
  expect(summarizeCitations(FOUND.slice(0, 1))).toBe('1 citation: 1 found');
  const named = { citation: 'A v B, four', documents: [document('d')], isDisputed: true };
  expect(summarizeCitations([...FOUND.slice(0, 1), named])).toBe('2 citations: 1 found, 1 with another name');
});

test('A citation of an article that its instrument does not have is not counted as found', () => {
  const lacking = { citation: 'art. 99', documents: [{ ...document('a'), lacks: 'Article 99' }], isDisputed: false };
  expect(summarizeCitations([...FOUND, lacking])).toBe(
    '4 citations: 1 found, 1 with several documents, 1 without the provision, 1 not found',
  );
  expect(printCitations([lacking], 'https://ka.example')).toBe(
    'art. 99\tTitle of a\thttps://ka.example/document/a\tno Article 99 found in it',
  );
});

test('A look-up is copied as lines that a table takes', () => {
  expect(printCitations(FOUND, 'https://ka.example')).toBe(
    [
      'one\tTitle of a\thttps://ka.example/document/a',
      'two\tTitle of b\thttps://ka.example/document/b',
      'two\tTitle of c\thttps://ka.example/document/c',
      'none\tnot found',
    ].join('\n'),
  );
});
