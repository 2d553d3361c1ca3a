import { expect, test } from 'vitest';
import { nameNaceCodes } from './name-nace.ts';

test('divisions, groups and classes of NACE Rev. 2 have their names (OP-72)', () => {
  expect(nameNaceCodes(['61', '35.1', '61.10', '27.90', '99.99'], '2018-06-28')).toEqual({
    '61': 'Telecommunications',
    '35.1': 'Electric power generation, transmission and distribution',
    '61.10': 'Wired telecommunications activities',
    '27.90': 'Manufacture of other electrical equipment',
  });
});

test('all 88 divisions, 272 groups and 615 classes have one', () => {
  const codes = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).flatMap((division) => {
    const groups = Array.from({ length: 10 }, (_, at) => `${division}.${at}`);
    return [division, ...groups, ...groups.flatMap((group) => Array.from({ length: 10 }, (_, at) => `${group}${at}`))];
  });
  const lengths = Object.keys(nameNaceCodes(codes, '2020')).map(({ length }) => length);
  expect([2, 4, 5].map((length) => lengths.filter((one) => one === length).length)).toEqual([88, 272, 615]);
});

test('of a document from 2025 on, or without a date, it is not known which revision its codes are of', () => {
  expect(nameNaceCodes(['61.10'], '2025-01-01')).toEqual({});
  expect(nameNaceCodes(['61.10'], undefined)).toEqual({});
});
