import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateFees, totalFees } from './calculate-fees.ts';
import type { FeeLine } from './fee-schedule.ts';
import { readAmount } from './read-amount.ts';

const LINES: readonly FeeLine[] = [
  { procedure: 'Fast', fee: 'Registration', above: 0, fixed: 1000 },
  { procedure: 'Fast', fee: 'Administration', above: 0, upTo: 2_500_000, fixed: 1000 },
  { procedure: 'Fast', fee: 'Administration', above: 2_500_000, upTo: 10_000_000, fixed: 5000 },
  { procedure: 'Fast', fee: 'Administration', above: 10_000_000, fixed: 5000, percent: 0.05, most: 15_000 },
  { procedure: 'Fast', fee: 'Arbitrators', above: 0, upTo: 10_000_000, fixed: 40_000 },
  { procedure: 'Fast', fee: 'Arbitrators', above: 10_000_000, words: 'agreed with the center' },
];
const feesFor = (amount: number) => calculateFees({ lines: LINES }, amount).map(({ sum }) => sum);

it.each([
  [0, [1000, 1000, 40_000]],
  [2_500_000, [1000, 1000, 40_000]],
  [2_500_000.01, [1000, 5000, 40_000]],
  [10_000_000, [1000, 5000, 40_000]],
  [10_000_001, [1000, 5000, undefined]],
  [12_345_678.9, [1000, 6172.84, undefined]],
  [30_000_000, [1000, 15_000, undefined]],
  [999_999_999, [1000, 15_000, undefined]],
])('TL-067, OP-176: the fees for an amount of %d are those of the line that holds for it', (amount, sums) => {
  expect(feesFor(amount)).toEqual(sums);
});

it('TL-067, OP-176: what a schedule leaves open stays open in the fee and in the sum', () => {
  const fees = calculateFees({ lines: LINES }, 20_000_000);
  expect(fees.at(-1)).toMatchObject({ sum: undefined, words: 'agreed with the center' });
  expect(totalFees(fees)).toEqual([{ procedure: 'Fast', sum: 11_000, isWhole: false }]);
  expect(totalFees(calculateFees({ lines: LINES }, 5_000_000))).toEqual([
    { procedure: 'Fast', sum: 46_000, isWhole: true },
  ]);
});

it('TL-067: more in dispute never costs less to administer, and never more than the limit', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(2_000_000_000), (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((amount) => feesFor(amount)[1] ?? Infinity);
      expect(less).toBeLessThanOrEqual(more ?? 0);
      expect(more).toBeLessThanOrEqual(15_000);
    }),
    { seed: 17 },
  );
});

it.each([
  ['5000000', 5_000_000],
  ['5,000,000', 5_000_000],
  [' 5 000 000.5 ', 5_000_000.5],
  ['5’000’000', 5_000_000],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['5,00', undefined],
  ['1e9', undefined],
  ['5 million', undefined],
  ['1000000000000', 1_000_000_000_000],
  ['1000000000000.01', undefined],
  ['9999999999999', undefined],
])('TL-067: an amount typed as “%s” is read as %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
