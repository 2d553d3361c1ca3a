import { expect, test } from 'vitest';
import { findCitations } from './find-citations.ts';
import { listSpellings } from './citation-spellings.ts';
import { foldCitation, listFoldedForms, normalizeCitation } from './normal-citation.ts';
import { readCitation } from './read-citation.ts';
import { listWorkNames } from './work.ts';

/** The normal form, and how the same is written. */
const FORMS: readonly (readonly [normal: string, kind: string, written: readonly string[]])[] = [
  [
    '[2022] UKFTT 304 (TC)',
    'neutral',
    [
      '[2022] UKFTT 00304 (TC)',
      '[2022] UKFTT 304 (TC)',
      '(2022) UKFTT 304 (TC)',
      '2022 UKFTT 304 TC',
      '[2022]  ukftt 304 (tc).',
    ],
  ],
  ['[2022] UKFTT 2020/341 (GRC)', 'neutral', ['[2022] UKFTT 2020_0341 (GRC)', '[2022] UKFTT 2020/0341 (GRC)']],
  [
    '[2022] EWCA Civ 123',
    'neutral',
    [
      '[2022] EWCA Civ 123',
      '[2022] EWCA CIV 123',
      '[2022] EWCA civ 123',
      '[2022[ EWCA Civ 123',
      ']2022] EWCA Civ 123',
      '(2022) EWCA Civ 123',
      '[2022] EWCA Civ. 123',
      '[2022] EWCA (Civ) 123',
      '[2022] [EWCA] Civ 123',
      '[2022] [EWCA Civ 123]',
    ],
  ],
  [
    '[2022] EWHC 123 (Admin)',
    'neutral',
    [
      '[2022] EWHC Admin 123',
      '[2022] EWHC 123 Admin',
      '2022] EWHC 123 (Admin)',
      '[2022] EWHC (123 (Admin)',
      '[2022] [EWHC 123] (Admin)',
      '[2022] EWHC (Admin) 123',
      '[2022] EWHC 123 (Admin.)',
    ],
  ],
  ['2012 SCC 7', 'neutral', ['2012 SCC 7', '[2012] SCC 7']],
  ['[2016] PAR 4', 'neutral', ['[2016] PAR 4', '[2016] P.A.R. 4', '[2016] P. A. R. 4']],
  ['[2022] 1 All ER 123', 'report', ['[2022] 1 All E.R. 123', '[2022] 1 ALL E.R. 123', '[2022] 1 All ER 123']],
  [
    "[2022] 1 Lloyd's Rep 123",
    'report',
    ['[2022] 1 Lloyd’s Rep. 123', '[2022] 1 LLOYDS LAW REPORTS 123', '[2022] 1 Lloyds L R 123'],
  ],
  ['[1990] 1 AC 109', 'report', ['[1990] 1 A.C. 109', '[1990] 1 A. C. 109', '[1990] 1 AC 109']],
  ['[2022] QB 123', 'report', ['[2022] Q.B. 123', '[2022] QB 123']],
  ['347 US 483', 'report', ['347 U.S. 483', '347 U. S. 483', '347 US 483', '347 U.S. 483 (1954)', '347 U.S.R. 483']],
  [
    '12 F3d 345',
    'report',
    ['12 F.3d 345', '12 F. 3d 345', '12 F3d 345', '12 Fed. R. 3d 345', '12 F.3d 345 (2d Cir. 1993)'],
  ],
  ['137 S Ct 734', 'report', ['137 S. Ct. 734', '137 S.Ct. 734', '137 Sup. Ct. Rep. 734']],
  ['12 Cal App 4th 345', 'report', ['12 Cal. App. 4th 345', '12 Cal.App.4th 345', '012 Cal App 4th 0345']],
  ['16 CFR 1000.1', 'report', ['16 C.F.R. § 1000.1', '16 CFR 1000.1', '16 C. F. R. 1000.1']],
  ['ECLI:EU:C:2005:446', 'ecli', ['EU:C:2005:446', 'ECLI:EU:C:2005:446', 'ecli:eu:c:2005:446', 'ECLI: EU:C:2005:446']],
  ['62014CJ0413', 'celex', ['62014CJ0413', 'CELEX:62014CJ0413', 'CELEX No. 62014cj0413']],
  ['C-413/14 P', 'docket', ['Case C-413/14 P', 'C‑413/14 P', 'C-0413/14 p', 'case C413/14 P']],
  ['T 641/00', 'docket', ['T 0641/00', 'T641/00', 'decision T 641/00']],
  ['AT.39740', 'docket', ['COMP/39.740', 'Case COMP/C-3/39.740', 'AT.39740']],
  ['M.427', 'docket', ['Case No IV/M.427', 'M427', 'COMP/M.427', 'M 427']],
  ['CL-2019-123', 'docket', ['CL-2019-000123', 'Claim No. CL-2019-000123', 'CL–2019–000123']],
  ['1:17-cv-123', 'docket', ['No. 1:17-cv-00123', '1:17-cv-00123', 'Docket No. 1:17-cv-00123']],
  ['ARB/03/8', 'docket', ['ARB/03/8', 'Case No. ARB/03/8']],
];

test.each(FORMS.flatMap(([normal, kind, written]) => written.map((text) => [text, normal, kind] as const)))(
  'OP-193: “%s” is %s, a citation of kind %s',
  (text, normal, kind) => {
    expect(normalizeCitation(text)).toEqual({ kind, text: normal });
    expect(normalizeCitation(normal)?.text).toBe(normal);
  },
);

test.each([
  ['[2022] EWHC 123 (Comm)', '[2022] EWHC 123 (Ch)'],
  ['[2022] UKSC 12', '[2022] UKSC 120'],
  // The Federal Court of Appeal of Canada, which has no brackets, and the Federal Court of Australia.
  ['2012 FCA 7', '[2012] FCA 7'],
  ['2012 FCA 7', '(2012) FCA 7'],
  ['C-413/14', 'C-413/14 P'],
  ['12 F.2d 345', '12 F.3d 345'],
  ['ECLI:EU:C:2005:446', 'ECLI:EU:T:2005:446'],
  ['CL-2019-000123', 'CL-2019-001230'],
  ['T 641/00', 'T 641/10'],
])('OP-193: %s and %s are two', (one, other) => {
  expect(foldCitation(one)).not.toBe(foldCitation(other));
});

test('OP-193: a citation without brackets is no other court’s in any of its forms, and each is written as its court does', () => {
  expect(['2012 FCA 007', '[2012] FCA 7', '2012] FCA 7'].map((text) => normalizeCitation(text)?.text)).toEqual([
    '2012 FCA 7',
    '[2012] FCA 7',
    '[2012] FCA 7',
  ]);
  for (const read of [listFoldedForms, readCitation, listSpellings]) {
    const canadian = read('2012 FCA 7');
    expect(canadian).toEqual(read('2012 FCA 07'));
    expect(canadian.filter((name) => read('[2012] FCA 7').includes(name))).toEqual([]);
  }
  expect([...listWorkNames({ citations: ['2012 FCA 7', '[2012] FCA 7'] }).values()]).toHaveLength(2);
});

test.each([
  '',
  'Doe v Roe',
  'Doe v Roe [2019] UKSC 12',
  '978-90-90345-15-4',
  '10.1234/ab.0123',
  'ICSID Convention, Article 25(1)',
  '12',
  '[2019]',
  '[2019] UKSC',
  'UKSC 12',
  '[9999] UKSC 12',
  '[2019] UKSC 12; [2019] UKSC 13',
  "[2019] UKSC 12' OR 1=1 --",
  '<b>[2019] UKSC 12</b>',
  'ECLI:EU:C:2005:',
  'ECLI:EU:C:2005:446/../x',
  '../../etc/passwd',
  '[2019] UKSC -1',
  '\0[2019] UKSC 12',
  '[2019] UKSC 99999999999999999999',
])('OP-193: “%s” is no citation', (text) => {
  expect(normalizeCitation(text)).toBeUndefined();
});

test('OP-193: hostile texts are read as quickly as others', () => {
  const begun = performance.now();
  for (const text of [
    '[2019] '.repeat(17),
    `[2019] ${'A '.repeat(56)}`,
    `1 ${'A.('.repeat(39)}`,
    '1-'.repeat(60),
    'x'.repeat(1e6),
  ])
    normalizeCitation(text);
  expect(performance.now() - begun).toBeLessThan(200);
});

test.each([
  ['held in 12 Cal. App. 4th 345 and 34 N.E.2d 56, later', ['12 Cal. App. 4th 345', '34 N.E.2d 56']],
  ["[2022] 1 Lloyd's Rep. 123 and [2022] EWHC (Comm) 465", ["[2022] 1 Lloyd's Rep. 123", '[2022] EWHC (Comm) 465']],
  ['see 62014CJ0413 there', ['62014CJ0413']],
  ['3 a 5, 12 P. 34 and 5 So what', []],
])('OP-193: in “%s” stand %j', (text, expected) => {
  expect(findCitations(text).map(([citation]) => citation)).toEqual(expected);
});

test.each(['T.C. Memo. 2020-26', 'TC Memo 2020-26', 'T.C. Memo 2020-026', 'T. C. Memo. No. 2020–26'])(
  'OP-193: %s is an opinion of the Tax Court by its number',
  (printed) => {
    expect(normalizeCitation(printed)).toEqual({ kind: 'report', text: 'TC Memo 2020-26' });
  },
);

test.each(['Public Law 115–18', 'Pub. L. No. 115-18', 'Pub. L. 115–18', 'Pub L No 115-18', 'P.L. 115-18', 'PL 115-18'])(
  'OP-193: %s is one law of the United States',
  (printed) => {
    expect(normalizeCitation(printed)).toEqual({ kind: 'law', text: 'Public Law 115-18' });
  },
);
