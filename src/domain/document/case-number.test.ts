import { expect, test } from 'vitest';
import { EMPTY_RECORD } from './document.ts';
import { listDocumentAliases } from './document-alias.ts';
import { hasDivision, listBeginnings } from './neutral-citation.ts';
import { nameOfDocument } from './name-of-document.ts';
import { readCitation } from './read-citation.ts';
import { foldName } from '#domain/names/fold-name.ts';

/** What a case is called where it is held, and how it is cited. */
const CASES: readonly (readonly [held: string, cited: readonly string[]])[] = [
  [
    'ICC Case No. 91873/XY',
    [
      'ICC 91873',
      'ICC No. 91873',
      'ICC Case 91873',
      'ICC Case No 91873',
      'ICC Case No. 91873/XY',
      'ICC 91873/XY',
      'I.C.C. Case No. 91873',
      'ICC Arbitration No. 91873',
      'ICC Case Nº 91873',
      'icc case 91873/xy',
      'Halvorsen v Aurelian, ICC Case 91873, Final Award',
      'Halvorsen v Aurelian (ICC 91873)',
    ],
  ],
  ['ICC Case No. 20910/ASM/JPA', ['ICC 20910', 'ICC Case No. 20910/ASM', 'ICC 20910/ASM/JPA']],
  ['ICSID Case No. ARB/03/8', ['ICSID ARB/03/8', 'ARB/03/8', 'ICSID Case ARB/03/8', 'ICSID No. ARB/03/8']],
  ['ARB/03/8', ['ICSID ARB/03/8', 'ICSID Case No. ARB/03/8']],
  ['LCIA Case No. 123456', ['LCIA 123456', 'LCIA Case 123456', 'LCIA Arbitration No. 123456', 'LCIA No 123456']],
  ['SCC Case No. V 2019/001', ['SCC V2019/001', 'SCC V 2019/001', 'SCC Case V2019/001', 'SCC Arbitration V 2019/001']],
  ['SCC V2019/001', ['SCC Case No. V 2019/001', 'SCC V 2019/001']],
  ['PCA Case No. 2012-12', ['PCA 2012-12', 'PCA Case 2012-12', 'PCA No. 2012-12', 'PCA Case Nº 2012-12']],
  ['HKIAC Case No. HKIAC/A18021', ['HKIAC A18021', 'HKIAC/A18021', 'HKIAC Case No. A18021', 'HKIAC A 18021']],
  ['CAM-CCBC Proceeding No. 112/2022', ['CAM-CCBC 112/2022', 'CAM-CCBC Proceeding 112/2022', 'CAM-CCBC No. 112/2022']],
  ['SIAC Case No. ARB 7731/14/XM', ['SIAC ARB 7731/14/XM', 'SIAC Case ARB 7731/14/XM']],
];

const isCalled = (held: string, cited: string) => {
  const record = { ...EMPTY_RECORD, key: 'test:1', title: 'Costs', type: 'Award', caseNumbers: [held] };
  const known = [foldName(held), ...listDocumentAliases(record).map(({ name }) => name)];
  return readCitation(cited).find(
    (name) =>
      known.includes(name) ||
      (listBeginnings(name).some((one) => foldName(held).startsWith(one)) && hasDivision(foldName(held), name)),
  );
};

test.each(CASES.flatMap(([held, cited]) => cited.map((one) => [one, held] as const)))('“%s” is %s', (cited, held) => {
  const name = isCalled(held, cited);
  expect(name).toBeDefined();
  const record = { ...EMPTY_RECORD, key: 'test:1', title: 'Costs', type: 'Award', caseNumbers: [held] };
  expect(nameOfDocument('a', record, name ?? '')).toEqual({ kind: 'case-number', text: held });
});

test.each([
  ['ICC 91874', 'ICC Case No. 91873/XY'],
  ['ICC 9187', 'ICC Case No. 91873/XY'],
  ['SCC 91873', 'ICC Case No. 91873/XY'],
  ['SCC 91873/XY', 'ICC Case No. 91873/XY'],
  ['ICC 91873/ZZ', 'ICC Case No. 91873/XY'],
  ['ICC Rules 2021', 'ICC Case No. 2021/XY'],
  ['PCA 2012-1', 'PCA Case No. 2012-12'],
  ['LCIA A18021', 'HKIAC Case No. HKIAC/A18021'],
])('“%s” is not %s', (cited, held) => {
  expect(isCalled(held, cited)).toBeUndefined();
});
