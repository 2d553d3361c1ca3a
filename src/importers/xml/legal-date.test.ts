import { expect, test } from 'vitest';
import { findEnglishDate, readDateParts, readIsoDate } from './legal-date.ts';

test.each([
  ['2031-02-03', '2031-02-03'],
  ['2031-02-03T00:00:00.0000000', '2031-02-03'],
  ['2031-02', '2031-02'],
  ['2031', '2031'],
  ['2031-02-30', '2031-02'],
  ['0000-01-01', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('the ISO date %s is %s', (value, date) => {
  expect(readIsoDate(value)).toBe(date);
});

test('parts of a date keep the precision they allow', () => {
  expect(readDateParts('2031', 'Nov.', '5')).toBe('2031-11-05');
  expect(readDateParts('2031', '04', "April Fool's Day")).toBe('2031-04');
  expect(readDateParts('2031', 'Winter')).toBe('2031');
  expect(readDateParts('', '1', '1')).toBeUndefined();
});

test('a date is found in an English sentence', () => {
  expect(findEnglishDate('Approved Feb. 28, 2017.')).toBe('2017-02-28');
  expect(findEnglishDate('Section 12, 2017')).toBeUndefined();
});
