import { describe, expect, test } from 'vitest';
import { isOneCitation, isPassage, isPastedList } from './read-pasted.ts';

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

describe('One citation and nothing else', () => {
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
  ])('%s is one', (text) => {
    expect(isOneCitation(text)).toBe(true);
  });

  test.each([
    'the effect of [2031] PNSC 1',
    '[2031] PNSC 1 AND costs',
    '[2031] PNSC 1; [2031] PNSC 2',
    'Doe v Roe',
    '1',
    '',
  ])('%j is none', (text) => {
    expect(isOneCitation(text)).toBe(false);
  });
});
