import { expect, test } from 'vitest';
import { findOpponents, jurisdictionOf, readCaption } from './judgment-caption.ts';
import { readJudgmentFacts } from './judgment-facts.ts';

test('a caption in one line names both parties and what they appear as, and the title is the parties alone', () => {
  expect(readCaption('OTTO AND ADA PELL, Petitioners v. COMMISSIONER OF LIGHTS, Respondent')).toEqual({
    title: 'OTTO AND ADA PELL v. COMMISSIONER OF LIGHTS',
    parties: [
      { name: 'OTTO AND ADA PELL', role: 'Petitioners' },
      { name: 'COMMISSIONER OF LIGHTS', role: 'Respondent' },
    ],
  });
  expect(readCaption('In Pell v. Horn, decided in 2031, the court held otherwise.')).toBeUndefined();
});

test('opponents stand around a line that is only v, and around and below “In the matter between”', () => {
  expect(findOpponents(['REGINA', 'v', 'PELL'])).toEqual(['REGINA', 'PELL']);
  expect(findOpponents(['In the matter between', 'THE STATE', 'and', 'ADA PELL'])).toEqual(['THE STATE', 'ADA PELL']);
  expect(findOpponents(['Pell', 'and', 'Horn'])).toBeUndefined();
});

test('a court tells its country by its name or by its neutral citation', () => {
  expect(jurisdictionOf('United States Tax Court', undefined)).toEqual(['United States']);
  expect(jurisdictionOf('High Court of South Africa', undefined)).toEqual(['South Africa']);
  expect(jurisdictionOf('High Court of Justice', '[2031] EWHC 9 (Comm)')).toEqual(['United Kingdom']);
  expect(jurisdictionOf('High Court', undefined)).toEqual([]);
});

test('every number of a list of dockets is a number of the case', () => {
  const lines = ['UNITED STATES TAX COURT', 'Docket Nos. 19-31, 27-35, Filed February 20, 2031.', 'docket No. 11-14.'];
  const blocks = lines.map((line) => ({ kind: 'paragraph' as const, inlines: [line] }));
  expect(readJudgmentFacts(blocks).caseNumbers).toEqual(['19-31', '27-35', '11-14']);
});

test.each([
  [
    'on a line of its own below the judge',
    ['JUDGMENT DELIVERED BY', 'LORD PELL', 'ON', '10 November 2014'],
    '2014-11-10',
  ],
  [
    'beside the day of the hearing',
    ['Heard at Field House', 'Decision & Reasons Promulgated', 'On 10 February and 24 March 2021', '16 April 2021'],
    '2021-04-16',
  ],
])('the day of a decision is read %s', (_where, lines, date) => {
  expect(readJudgmentFacts(lines.map((line) => ({ kind: 'paragraph', inlines: [line] }))).date).toBe(date);
});

test('a party is named without its place among others', () => {
  const lines = [
    'Between',
    'OTTO PELL – FIRST APPELLANT',
    'ADA HORN – SECOND APPELLANT',
    'Appellants',
    'and',
    'THE HARBOUR',
    'Respondent',
  ];
  const { parties } = readJudgmentFacts(lines.map((line) => ({ kind: 'paragraph', inlines: [line] })));
  expect(parties.map(({ name }) => name)).toEqual(['OTTO PELL', 'ADA HORN', 'THE HARBOUR']);
});
