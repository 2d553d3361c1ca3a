import { expect, test } from 'vitest';
import { EMPTY_RECORD, type DocumentRecord } from './document.ts';
import { nameLegalDate } from './legal-date-of.ts';

const authors = [{ name: 'Mara Ellingsen' }];

test.each<readonly [what: string, record: Partial<DocumentRecord>, expected: string | undefined]>([
  ['a judgment', { dates: { publication: '2021-05', decision: '2020-03-12' } }, 'Decided 2020-03-12'],
  ['a judgment of one date', { court: 'Court of Hull', dates: { publication: '2020-03-12' } }, 'Decided 2020-03-12'],
  [
    'a treaty',
    { type: 'Bilateral Investment Treaty', dates: { legislation: '1991', entryIntoForce: '1994' } },
    'Signed 1991',
  ],
  ['a treaty of one date', { type: 'Convention', dates: { publication: '1958-06-10' } }, 'Signed 1958-06-10'],
  ['a law', { type: 'Legislation', dates: { publication: '2031', legislation: '2030-01-01' } }, 'Enacted 2030-01-01'],
  ['a writing', { authors, dates: { publication: '2024', decision: '2020' } }, 'Published 2024'],
  ['a chapter', { publication: 'book', type: 'Treaty provision', dates: { publication: '2024' } }, 'Published 2024'],
  ['a case with its tribunal', { type: 'Case', judges: ['A'], dates: { publication: '2001' } }, 'Registered 2001'],
  ['a case of a list', { type: 'Case', dates: { publication: '2001' } }, 'Registered 2001'],
  ['a report', { dates: { publication: '2024' } }, 'Published 2024'],
  ['a rule without another date', { dates: { entryIntoForce: '2020-10' } }, 'In force since 2020-10'],
  ['nothing', { dates: { validUntil: '2031', lastReviewed: '2024' } }, undefined],
])('OP-170: %s has one date, with its label', (_, record, expected) => {
  const named = nameLegalDate({ ...EMPTY_RECORD, key: 'test:1', title: 'Seat', type: 'Text', ...record });
  expect(named && `${named.label} ${named.date}`).toBe(expected);
});
