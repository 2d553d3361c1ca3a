import { expect, test } from 'vitest';
import { EMPTY_RECORD, type DocumentRecord } from '../document/document.ts';
import { readIssue } from './read-issue.ts';

const record = (change: Partial<DocumentRecord>): DocumentRecord => ({
  ...EMPTY_RECORD,
  key: 'markdown:horns',
  title: 'Horns',
  type: 'Journal article',
  ...change,
});

test.each([
  ['7(10), e46041', { volume: '7', issue: '10' }],
  ['3(Suppl 1), 45–61', { volume: '3', issue: 'Suppl 1' }],
  ['1, e00270', { volume: '1' }],
  ['Part II, chapter 3', {}],
])('an article at “%s” stands where its journal prints it (OP-121)', (sourceLocation, issue) => {
  expect(readIssue(record({ sourceLocation }), [])).toEqual(issue);
});

test('an article without a printed place stands under the headings of its journal’s contents (OP-121)', () => {
  const articles = [
    { label: 'Fog', document: 'fog' },
    { label: 'Horns', document: 'horns' },
  ];
  const contents = [
    { label: 'Volume 1 (2030)', children: [{ label: 'Issue 2', children: [{ label: 'Bells', document: 'bells' }] }] },
    { label: 'Volume 2 (2031)', children: [{ label: 'Issue 3-4', children: articles }] },
  ];
  expect(readIssue(record({}), contents)).toEqual({ volume: '2', issue: '3-4' });
  expect(readIssue(record({}), [{ label: 'Band 12', children: [{ label: 'Heft 6', children: articles }] }])).toEqual({
    volume: '12',
    issue: '6',
  });
  expect(readIssue(record({ key: 'markdown:foghorns' }), contents)).toEqual({});
});
