import { describe, expect, test } from 'vitest';
import { listStretches } from './list-stretches.ts';

type Given = Parameters<typeof listStretches>[0];

/** A text of two parts, the second three times as long, with a heading at its first block. */
const PARTS = [
  { fromBlock: 0, toBlock: 10, characters: 1000 },
  { fromBlock: 10, toBlock: 40, characters: 3000 },
] as Given['parts'];
const CONTENTS = [{ label: 'The facts', block: 10 }] as Given['tocItems'];

function list(blocks: readonly number[]) {
  const highlights = { total: blocks.length, terms: [], blocks: [...blocks], said: [] };
  return listStretches({ highlights, parts: PARTS, tocItems: CONTENTS });
}

describe('Where the matches of a text lie', () => {
  test('by the length of the text, with the first match of each stretch and its heading', () => {
    expect(list([0, 1, 10, 39])).toEqual([
      { place: 0, first: 0, count: 2, section: '' },
      { place: 5, first: 2, count: 1, section: 'The facts' },
      { place: 19, first: 3, count: 1, section: 'The facts' },
    ]);
  });

  test('every match is in one stretch, also of 20,000 in one place', () => {
    const stretches = list(Array.from({ length: 20_000 }, (_, index) => Math.floor(index / 500)));
    expect(stretches.reduce((sum, { count }) => sum + count, 0)).toBe(20_000);
    expect(stretches.map(({ first }) => first)).toEqual(stretches.map(({ first }) => first).sort((a, b) => a - b));
    expect(list([])).toEqual([]);
  });
});
