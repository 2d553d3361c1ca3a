import { describe, expect, test } from 'vitest';
import { MOST_PARTS } from '#contract/document.ts';
import { chooseBatch, FEWEST_PARTS, nextSize } from './choose-batch.ts';

const parts = Array.from({ length: 40 }, (_, index) => ({
  index,
  fromBlock: index * 60,
  toBlock: (index + 1) * 60,
  characters: index === 30 ? 900_000 : 16_000,
}));
const among = (...loaded: readonly number[]) => {
  const set = new Set(loaded);
  return (part: number) => set.has(part);
};

describe('The rest of a long text is asked for in runs of parts', () => {
  test('from the wanted part on, then from the beginning', () => {
    expect(chooseBatch(parts, among(10, 11), 10, 4)).toEqual({ from: 12, to: 16 });
    const later = Array.from({ length: 30 }, (_, index) => index + 10);
    expect(chooseBatch(parts, among(...later), 12, 4)).toEqual({ from: 0, to: 4 });
  });

  test('up to a part that is there', () => {
    expect(chooseBatch(parts, among(3), 1, 8)).toEqual({ from: 1, to: 3 });
    expect(chooseBatch(parts, () => true, 0, 8)).toBeUndefined();
  });

  test('and a very long part ends a run', () => {
    expect(chooseBatch(parts, among(), 29, 8)).toEqual({ from: 29, to: 31 });
  });

  test('of more parts where they come quickly and of fewer where they do not', () => {
    expect(nextSize(FEWEST_PARTS, 50)).toBe(FEWEST_PARTS * 2);
    expect(nextSize(MOST_PARTS, 50)).toBe(MOST_PARTS);
    expect(nextSize(8, 800)).toBe(8);
    expect(nextSize(8, 4_000)).toBe(4);
    expect(nextSize(FEWEST_PARTS, 4_000)).toBe(FEWEST_PARTS);
  });
});
