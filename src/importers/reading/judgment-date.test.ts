import { expect, test } from 'vitest';
import { findJudgmentDate, findSaidDay } from './judgment-date.ts';

test.each([
  [['Date: 9 June 2023', 'Hearing dates: 3 and 4 May 2023'], '2023-06-09'],
  [['Hearing date: 3 May 2023', 'Date: 9 June 2023'], '2023-06-09'],
  [['Date of hearing: 3 May 2023', 'Date of judgment: 9 June 2023'], '2023-06-09'],
  [['Date of Hearing', '3 May 2023', 'Date of Judgment', '9 June 2023'], '2023-06-09'],
  [['Heard: 3 May 2023', 'Delivered: 9 June 2023'], '2023-06-09'],
  [['JUDGMENT DELIVERED BY', 'MARSH J', 'ON', '9 June 2023'], '2023-06-09'],
  [['Filed June 12, 2023', 'Decided June 9, 2023'], '2023-06-09'],
  [['Argued May 3, 2023—Decided June 9, 2023'], '2023-06-09'],
  [['Handed down on 2023-06-09'], '2023-06-09'],
  [['Friday, 9 June 2023'], '2023-06-09'],
  [['Decision & Reasons Promulgated', '9 June 2023'], '2023-06-09'],
  [['T.C. Memo. 2023-61', 'Filed June 9, 2023.'], '2023-06-09'],
])('the head %j was decided on %s (OP-194)', (lines, date) => {
  expect(findJudgmentDate(lines)).toBe(date);
});

test.each([
  [['Heard: 3 May 2023']],
  [['Date of hearing: 3 May 2023']],
  [['Date of Hearing', '3 May 2023', 'Before Marsh J']],
  [['Hearing date: 03/05/2023']],
  [['Argued May 3, 2023']],
  [['Comments by 3 May 2023']],
  [
    [
      'The decision of 3 May 2023 was given by a court whose members had heard the parties for a fortnight and more, and it is this decision that is appealed.',
    ],
  ],
])('the head %j says no day of a judgment (OP-194)', (lines) => {
  expect(findJudgmentDate(lines)).toBeUndefined();
});

test('a text that says several days is of the one that counts most', () => {
  expect(findSaidDay('Argued November 3, 1992. Decided June 4, 1993.')).toBe('1993-06-04');
  expect(findSaidDay('June 4, 1993')).toBe('1993-06-04');
  expect(findSaidDay('Argued November 3, 1992')).toBeUndefined();
});
