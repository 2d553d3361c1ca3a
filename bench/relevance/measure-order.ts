import type { JudgedSearch, JudgedSet } from './judged-search.ts';

/** Means over the searches of a set. */
export interface OrderMeasures {
  readonly 'nDCG@10': number;
  /** Searches whose first hit is relevant, and those with a relevant one among ten. */
  readonly 'success@1': number;
  readonly 'success@10': number;
  readonly MRR: number;
}

/** How well an order does on a set; `rank` answers the names of the hits of a search, best first. */
export function measureOrder(set: JudgedSet, rank: (text: string) => readonly string[]): OrderMeasures {
  const measured = set.searches.map((search) => measureSearch(search, rank(search.text)));
  const mean = (name: keyof OrderMeasures): number =>
    measured.reduce((sum, each) => sum + each[name], 0) / measured.length;
  return {
    'nDCG@10': mean('nDCG@10'),
    'success@1': mean('success@1'),
    'success@10': mean('success@10'),
    MRR: mean('MRR'),
  };
}

function measureSearch({ relevant }: JudgedSearch, ranked: readonly string[]): OrderMeasures {
  const isHit = ranked.map((name) => relevant.has(name));
  const first = isHit.indexOf(true);
  const best = Array.from({ length: Math.min(10, relevant.size) }, () => true);
  return {
    'nDCG@10': gain(isHit.slice(0, 10)) / gain(best),
    'success@1': first === 0 ? 1 : 0,
    'success@10': first >= 0 && first < 10 ? 1 : 0,
    MRR: first < 0 ? 0 : 1 / (first + 1),
  };
}

/** Discounted cumulative gain of hits in this order. */
function gain(isHit: readonly boolean[]): number {
  return isHit.reduce((sum, hit, index) => sum + (hit ? 1 / Math.log2(index + 2) : 0), 0);
}
