import { expect, test } from 'vitest';
import { NACE_NAMES } from '#server/compose/nace-names.ts';
import { nameNaceCodes, readNaceNames } from './nace-names.ts';

test('divisions, groups and classes of NACE Rev. 2 have their names (OP-72)', () => {
  expect(nameNaceCodes(NACE_NAMES, ['61', '35.1', '61.10', '27.90', '99.99'], '2018-06-28')).toEqual({
    '61': 'Telecommunications',
    '35.1': 'Electric power generation, transmission and distribution',
    '61.10': 'Wired telecommunications activities',
    '27.90': 'Manufacture of other electrical equipment',
  });
});

test('all 88 divisions, 272 groups and 615 classes have one', () => {
  const lengths = [...NACE_NAMES.keys()].map(({ length }) => length);
  expect([2, 4, 5].map((length) => lengths.filter((one) => one === length).length)).toEqual([88, 272, 615]);
});

test('of a document from 2025 on, or without a date, it is not known which revision its codes are of', () => {
  expect(nameNaceCodes(NACE_NAMES, ['61.10'], '2025-01-01')).toEqual({});
  expect(nameNaceCodes(NACE_NAMES, ['61.10'], undefined)).toEqual({});
});

test.each(['61', '61 ', 'J Information', '61 A\n61 B'])('a table with %j in it is refused with its line', (text) => {
  expect(() => readNaceNames(`35.1 Electric power\n${text}\n`)).toThrow(/^line [23], `.*`: allowed are/u);
});
