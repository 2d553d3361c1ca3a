import { describe, expect, test } from 'vitest';
import { countCitations, isPassage, isPastedList } from './read-pasted.ts';

const PASSAGE =
  'The tribunal recalls that the standard does not freeze the law of the host state; an investor must expect that rules change, and may only rely on what was promised.';

describe('What was pasted', () => {
  test.each([
    ['[2016] PAR 4\n[2031] PNSC 1'],
    ['1. Halvorsen v Aurelian\n2. Castell v Viterbo\n3. ICC Case No. 91873/XY'],
    ['New York Convention\nA Commentary on the Washington Convention\nUnidroit Principles'],
    ['[2016] PAR 4; [2031] PNSC 1'],
  ])('%j is a list', (text) => {
    expect(isPastedList(text)).toBe(true);
  });

  test.each([
    [PASSAGE],
    [PASSAGE.replace('host ', 'host\n').replace('rules ', 'rules\n')],
    ['Castell v Viterbo'],
    [''],
  ])('%j is none', (text) => {
    expect(isPastedList(text)).toBe(false);
  });

  test('prose of twenty words is a passage; a query never is', () => {
    expect(isPassage(PASSAGE)).toBe(true);
    expect(isPassage('fork in the road clause')).toBe(false);
    expect(isPassage(PASSAGE.replace('and may', 'AND may'))).toBe(false);
    expect(isPassage(`"${PASSAGE}"`)).toBe(true);
    expect(isPassage(`"${PASSAGE}" "seat"`)).toBe(false);
    expect(isPassage('a '.repeat(30))).toBe(false);
  });
});

describe('What consists of citations', () => {
  test.each([
    '[2031] PNSC 1',
    '"[2031] PNSC 1"',
    'ECLI:EU:C:2031:9012',
    '2031 PNHC 465 (Comm)',
    'Doe v Roe [2031] PNSC 1',
    'Doe v. Roe, 580 U.S. 140 (2017)',
    '[2031] PNSC 1, [34]',
    '10.1234/zeugma.5',
    'ISBN 978-90-90345-15-4',
    'C-284/16',
    'C-413/14 P',
    'c-413/14 p',
    'T-286/09 RENV',
    'Case C-413/14 P Intel v Commission',
    'Case 26/62 Van Gend en Loos',
    'EU:C:2017:632',
    'COMP/M.1184',
    'Case AT.40099',
    'T 1234/15',
    'T 0641/00',
    'G1/19',
    'G 2/21, para 77',
    'UPC_CFI_1/2023',
    'UPC_CoA_335/2023',
    'ACT_551180/2023',
    'X ZR 103/08',
    'BGH, X ZR 103/08',
    '1 BvR 1054/01',
    '4a O 12/20',
    'KZR 36/17',
    '18 OCg 3/15p',
    '4A_248/2019',
    'BGE 140 III 134',
    '05-18.053',
    'ICSID Case No. ARB/05/20',
    'PCA Case No. 2012-12',
    'SCC Case No. V 062/2008',
    'ICC Case No. 12345/JHN',
    'LCIA Case No. 81007',
  ])('%s is one', (text) => {
    expect(countCitations(text)).toBe(1);
  });

  test.each([
    ['C-682/15, EU:C:2017:373', 2],
    ['[2031] PNSC 48, [2032] AC 1083', 2],
    ['Joined Cases C-501/06 P, C-513/06 P, C-515/06 P and C-519/06 P', 4],
    ['Doe v Roe 573 U.S. 208, 134 S. Ct. 2347 (2014)', 2],
  ])('%s are several', (text, count) => {
    expect(countCitations(text)).toBe(count);
  });

  test.each([
    'the effect of [2031] PNSC 1',
    'costs in T 1234/15',
    'the disclaimer of G 1/03 and novelty',
    '[2031] PNSC 1 AND costs',
    '[2031] PNSC 1; [2031] PNSC 2',
    'Doe v Roe',
    'a rate of 26/62',
    '12/2019',
    'Article 6 and 7/98',
    '1',
    '',
  ])('%j are none', (text) => {
    expect(countCitations(text)).toBe(0);
  });
});
