import { describe, expect, test } from 'vitest';
import { caseNumberOfCelex, celexOfCaseNumber, listOtherNumbers, readCelex } from './celex.ts';

/** As EUR-Lex publishes them: https://eur-lex.europa.eu, numbers of judgments that exist. */
const CASES: readonly (readonly [celex: string, number: string])[] = [
  ['62014CJ0413', 'C-413/14'],
  ['62019CJ0123', 'C-123/19'],
  ['62009TJ0286', 'T-286/09'],
  ['61962CJ0026', '26/62'],
  ['61964CJ0006', '6/64'],
  ['62007CJ0487', 'C-487/07'],
  ['62010FJ0042', 'F-42/10'],
  ['62013CV0002', 'C-2/13'],
];

describe('numbers of cases of the courts of the Union', () => {
  test.each(CASES)('OP-193: %s is of %s, and the other way', (celex, number) => {
    const read = readCelex(celex);
    expect(read && caseNumberOfCelex(read)).toBe(number);
    expect(celexOfCaseNumber(number)).toContain(celex);
  });

  test('OP-193: an appeal, an order, an opinion of an advocate general are of the case', () => {
    expect(celexOfCaseNumber('C-413/14 P')[0]).toBe('62014CJ0413');
    expect(caseNumberOfCelex(readCelex('62014CC0413')!)).toBe('C-413/14');
    expect(caseNumberOfCelex(readCelex('62019CO0123')!)).toBe('C-123/19');
    expect(celexOfCaseNumber('C-413/14')).not.toContain('62014CC0413');
    expect(listOtherNumbers('CELEX:62014CJ0413').slice(0, 2)).toEqual(['c 413 14', 'c 413 14 p']);
  });

  test('OP-193: acts, and what is no number of such a case, have no other', () => {
    for (const text of ['32016R0679', '62014XX0413', 'M.427', '12/85 KB', 'T 0641/00', 'C-12', '26/19', ''])
      expect(listOtherNumbers(text), text).toEqual([]);
  });
});
