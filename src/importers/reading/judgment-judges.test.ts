import { expect, test } from 'vitest';
import { findCaseNumbers } from './judgment-facts.ts';
import { findJudges } from './judgment-judges.ts';

test.each<[string, string[], string[]]>([
  [
    'below a line',
    ['Before:', 'OTTO PELL Q.C.', '(sitting as a Deputy High Court Judge)', 'BETWEEN:'],
    ['OTTO PELL Q.C.'],
  ],
  ['with any office', ['Before', 'MISS RECORDER ADA HORN', 'Between'], ['MISS RECORDER ADA HORN']],
  ['beside the word', ['Before: Otto Pell KC, Ada Horn, and Ida Tide.'], ['Otto Pell KC', 'Ada Horn', 'Ida Tide']],
  [
    'beside the word with their offices behind',
    ['Before: Pell, Chief Judge, Horn and Tide, Circuit Judges.'],
    ['Pell', 'Horn', 'Tide'],
  ],
  [
    'beside the word with one who presides',
    ['Before: Lord Pell, President, and Lady Horn'],
    ['Lord Pell, President', 'Lady Horn'],
  ],
  [
    'as the tribunal',
    [
      'TRIBUNAL:',
      'Mr Justice Otto Pell',
      'Judge Ada Horn',
      'Sitting in public in Dover',
      'Mr Tide, Counsel, for the Appellant',
    ],
    ['Mr Justice Otto Pell', 'Judge Ada Horn'],
  ],
  [
    'as the one who presides, without a word before',
    ['Re: 1 Quay Road', 'Otto Pell KC, Deputy Chamber President'],
    ['Otto Pell KC, Deputy Chamber President'],
  ],
  ['as who writes', ['PELL, Judge: The lamp went out.'], ['Pell']],
  ['as who writes, with an office', ['HORN-TIDE, Chief Judge: The lamp.'], ['Horn-Tide']],
  ['as who writes in South Africa', ['TIDE, AJ: This is the judgment.'], ['Tide AJ']],
  [
    'as who delivers',
    ['Mr. Justice PELL, after stating the facts as above, delivered the opinion of the court.'],
    ['Pell'],
  ],
  ['nowhere', ['The lamp went out before midnight.', 'Mr Pell, for the Appellant'], []],
])('the judges of a decision are those that its head names %s', (_where, lines, judges) => {
  expect(findJudges(lines)).toEqual(judges);
});

test.each([
  ['UTLC Case Numbers: LC-2021-353', ['LC-2021-353']],
  ['Case No: IP‐2019‐000130', ['IP-2019-000130']],
  ['Case Number: TC08873\nAppeal reference: TC/2022/11390', ['TC08873', 'TC/2022/11390']],
  ['CLAIM NO. IP-2020-000080', ['IP-2020-000080']],
])('the number of a case is read as it is printed: %j', (head, numbers) => {
  expect(findCaseNumbers(head)).toEqual(numbers);
});
