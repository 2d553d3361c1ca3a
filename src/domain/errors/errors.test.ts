import { expect, test } from 'vitest';
import { ERROR_AREAS, ERRORS } from './errors.ts';

test('Each code stands in one area, so that no refusal hides another, and every area is in the catalogue', () => {
  const codes = ERROR_AREAS.flatMap((area) => Object.keys(area));
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  expect(codes.toSorted()).toEqual(Object.keys(ERRORS).toSorted());
});
