import { leapTo } from './document-sets.ts';
import type { PositionTable } from './leaf-positions.ts';

/** Where something of fixed width begins in one document: `values[from]` up to `values[to]`, ascending. */
export interface StartList {
  values: Uint32Array;
  from: number;
  to: number;
  /** Positions each match takes. */
  readonly width: number;
  /** Turns to another document of the batch. */
  load(document: number): void;
}

/** A single term. */
export class TermStarts implements StartList {
  values: Uint32Array = new Uint32Array(0);
  from = 0;
  to = 0;
  readonly width = 1;
  readonly #table: () => PositionTable;

  constructor(table: () => PositionTable) {
    this.#table = table;
  }

  load(document: number): void {
    const { starts, positions } = this.#table();
    this.values = positions;
    this.from = starts[document]!;
    this.to = starts[document + 1]!;
  }
}

/** Consecutive terms. The rarest in the document leads; the others are looked up beside it. */
export class PhraseStarts implements StartList {
  values: Uint32Array = new Uint32Array(64);
  readonly from = 0;
  to = 0;
  readonly width: number;
  readonly #terms: readonly TermStarts[];
  readonly #next: Uint32Array;

  constructor(terms: readonly TermStarts[]) {
    this.#terms = terms;
    this.width = terms.length;
    this.#next = new Uint32Array(terms.length);
  }

  load(document: number): void {
    let lead = 0;
    for (const [index, term] of this.#terms.entries()) {
      term.load(document);
      this.#next[index] = term.from;
      if (term.to - term.from < this.#terms[lead]!.to - this.#terms[lead]!.from) lead = index;
    }
    const leader = this.#terms[lead]!;
    if (leader.to - leader.from > this.values.length) this.values = new Uint32Array((leader.to - leader.from) * 2);
    this.to = 0;
    for (let at = leader.from; at < leader.to; at++) {
      const start = leader.values[at]! - lead;
      if (start >= 0 && this.#hasAll(start, lead)) this.values[this.to++] = start;
    }
  }

  #hasAll(start: number, lead: number): boolean {
    for (let index = 0; index < this.#terms.length; index++) {
      if (index === lead) continue;
      const term = this.#terms[index]!;
      const wanted = start + index;
      const next = leapTo(term.values, this.#next[index]!, wanted, term.to);
      this.#next[index] = next;
      if (next === term.to || term.values[next] !== wanted) return false;
    }
    return true;
  }
}

/**
 * Whether some match of `a` and some match of `b` share no position and have at most `distance` positions between
 * their nearest ends, in either order.
 */
export function areNear(a: StartList, b: StartList, distance: number): boolean {
  const [few, many] = a.to - a.from <= b.to - b.from ? [a, b] : [b, a];
  const { values } = many;
  const reachBefore = many.width + distance;
  const reachAfter = few.width + distance;
  let at = many.from;
  for (let index = few.from; index < few.to; index++) {
    const start = few.values[index]!;
    while (at < many.to && values[at]! + reachBefore < start) at++;
    if (at === many.to) return false;
    if (values[at]! + many.width <= start) return true;
    let after = at;
    while (after < many.to && values[after]! < start + few.width) after++;
    if (after < many.to && values[after]! <= start + reachAfter) return true;
  }
  return false;
}
