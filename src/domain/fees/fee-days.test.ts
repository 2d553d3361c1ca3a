import { expect, it } from 'vitest';
import { describeFeeDays, isCalculated, readFeesStands } from './fee-days.ts';

const EXAMPLES = [{ procedure: 'Fast', fee: 'Registration', amount: 5, comesTo: 1 }];

it.each([
  ['2024-01-01', undefined, 'in force', true, 'Fees in force from 01 Jan 2024.'],
  [
    '2019',
    '2023-12-31',
    'ended',
    false,
    'Fees in force from 2019, until 31 Dec 2023: no longer in force, kept as history.',
  ],
  ['2027-01-01', undefined, 'not yet', false, 'Fees in force from 01 Jan 2027: not yet in force.'],
  ['2026', undefined, 'unknown', true, 'Fees in force from 2026: ask the institution whether they hold today.'],
  [
    undefined,
    undefined,
    'unknown',
    true,
    'Fees of which the source does not say from when they hold: ask the institution whether they hold today.',
  ],
] as const)(
  'OP-186: on 28 November 2026 a schedule from %s until %s is %s; calculated from: %s',
  (validFrom, validUntil, stands, calculated, words) => {
    const days = { ...(validFrom ? { validFrom } : {}), ...(validUntil ? { validUntil } : {}) };
    expect(readFeesStands(days, '2026-11-28')).toBe(stands);
    expect(describeFeeDays({ ...days, stands })).toBe(words);
    expect(isCalculated({ stands, examples: EXAMPLES })).toBe(calculated);
    expect(isCalculated({ stands, examples: [] })).toBe(false);
  },
);
