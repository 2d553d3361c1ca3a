import type { Segment } from '../index/segment.ts';

export interface RankedHit {
  readonly segment: Segment;
  /** The place in the segment. */
  readonly document: number;
  readonly score: number;
  /** What the hits are ordered by, higher first. */
  readonly rank: number;
  /** `YYYYMMDD`, 0 for none. */
  readonly date: number;
}

/** Keeps the best hits offered, in a heap with the worst on top. */
export class BestHits {
  readonly #limit: number;
  readonly #heap: RankedHit[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** A hit of a lower rank has no chance. */
  get threshold(): number {
    if (this.#heap.length < this.#limit) return -Infinity;
    return this.#heap[0]?.rank ?? Infinity;
  }

  offer(hit: RankedHit): void {
    const heap = this.#heap;
    if (heap.length < this.#limit) {
      heap.push(hit);
      this.#rise(heap.length - 1);
    } else if (this.#limit > 0 && compareHits(hit, heap[0]!) < 0) {
      heap[0] = hit;
      this.#sink();
    }
  }

  /** The hits, best first. */
  take(): RankedHit[] {
    return this.#heap.sort(compareHits);
  }

  /** The order among hits of equal rank: newest first, then by number. */
  static compareEquals(a: RankedHit, b: RankedHit): number {
    return b.date - a.date || numberOf(a) - numberOf(b);
  }

  #rise(from: number): void {
    const heap = this.#heap;
    for (let at = from; at > 0;) {
      const parent = (at - 1) >>> 1;
      if (compareHits(heap[at]!, heap[parent]!) <= 0) return;
      [heap[at], heap[parent]] = [heap[parent]!, heap[at]!];
      at = parent;
    }
  }

  #sink(): void {
    const heap = this.#heap;
    for (let at = 0; ;) {
      const left = at * 2 + 1;
      if (left >= heap.length) return;
      const right = left + 1;
      const worse = right < heap.length && compareHits(heap[right]!, heap[left]!) > 0 ? right : left;
      if (compareHits(heap[worse]!, heap[at]!) <= 0) return;
      [heap[at], heap[worse]] = [heap[worse]!, heap[at]!];
      at = worse;
    }
  }
}

/** Below zero where `a` comes first. */
function compareHits(a: RankedHit, b: RankedHit): number {
  if (a.rank !== b.rank) return a.rank > b.rank ? -1 : 1;
  return BestHits.compareEquals(a, b);
}

function numberOf(hit: RankedHit): number {
  return hit.segment.numbers[hit.document]!;
}
