import { expect, test } from 'vitest';
import { findNewest, listVersionsThen } from './versions-then.ts';

const of = (version: number, corpusVersion: number, importedAt: string, replacedAt: string | null) => ({
  version,
  corpusVersion,
  importedAt,
  replacedAt,
  inForceFrom: null,
  inForceUntil: null,
});
const FIRST = of(1, 3, 'day 1', 'day 4');
/** A former law that came late: it was never what readers got. */
const LATE = of(2, 5, 'day 3', 'day 3');
const NEWEST = of(3, 7, 'day 4', null);

test('OP-204: of what came later nothing is there, and what was replaced later was the newest', () => {
  expect(listVersionsThen([NEWEST, LATE, FIRST], 5)).toEqual([LATE, { ...FIRST, replacedAt: null }]);
  expect(listVersionsThen([NEWEST, LATE, FIRST], 9)).toEqual([NEWEST, LATE, FIRST]);
  expect(listVersionsThen([NEWEST, LATE, FIRST], 2)).toEqual([]);
});

test('decision 0070: a former law that came late was never the newest', () => {
  expect(findNewest([LATE, FIRST])).toBe(FIRST);
  expect(findNewest([])).toBeUndefined();
});
