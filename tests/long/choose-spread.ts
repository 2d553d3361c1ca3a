import { createRandom } from '#tests/support/generate-queries.ts';
import type { Listed } from './whole-library.ts';

/**
 * So many documents of every format and kind, by a seed: one of each in turn, until there are enough. Without a number
 * all of them, in the order in which they came.
 */
export function chooseSpread(documents: readonly Listed[], count: number | undefined, seed: number): Listed[] {
  if (count === undefined || count >= documents.length) return [...documents];
  const random = createRandom(seed);
  const shuffled = documents
    .map((document) => ({ document, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ document }) => document);
  const groups = Map.groupBy(shuffled, ({ edition, format, type }) => `${edition} ${format} ${type}`);
  const chosen: Listed[] = [];
  for (let turn = 0; chosen.length < count; turn += 1) {
    for (const group of groups.values()) {
      const next = group[turn];
      if (next && chosen.length < count) chosen.push(next);
    }
  }
  return chosen;
}

/** So many documents are looked at where somebody tries a check. */
const QUICK = 30;

/** How many are wanted: `PANDECT_LONG_DOCUMENTS`, few for a trial, otherwise all. */
export function readCount(isQuick: boolean): number | undefined {
  const wanted = process.env['PANDECT_LONG_DOCUMENTS'];
  if (wanted !== undefined) return Number(wanted);
  return isQuick ? QUICK : undefined;
}
