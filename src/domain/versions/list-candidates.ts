import { ClosestBlocks } from './closest-blocks.ts';
import type { Surroundings } from './list-surroundings.ts';
import { countShared, measureLikeness, type WordBag } from './word-bags.ts';

/** Two blocks that may be one before and after an edit. */
export interface Candidate {
  readonly old: number;
  readonly next: number;
  /** Words that both have. */
  readonly shared: number;
  readonly likeness: number;
}

/** The words of the blocks of both versions. */
export interface Bags {
  readonly old: (at: number) => WordBag;
  readonly next: (at: number) => WordBag;
}

/** Up to so many pairs, each block is compared with each. */
const ALL_PAIRS = 400;

/**
 * The pairs of surroundings that share words; in large ones, of each newer block only those with the closest older ones.
 * `skip` is told of each newer block that has no rare word and was compared with none.
 */
export function listCandidates({ olds, news }: Surroundings, bags: Bags, skip: (next: number) => void): Candidate[] {
  const closest = olds.length * news.length > ALL_PAIRS ? new ClosestBlocks(olds.map(bags.old)) : undefined;
  return news.flatMap((next) => {
    const bag = bags.next(next);
    const places = closest ? closest.find(bag) : olds.keys();
    if (!places) skip(next);
    return [...(places ?? [])].flatMap((place) => {
      const old = olds[place] ?? 0;
      const shared = countShared(bags.old(old), bag);
      return shared === 0 ? [] : [{ old, next, shared, likeness: measureLikeness(bags.old(old), bag, shared) }];
    });
  });
}
