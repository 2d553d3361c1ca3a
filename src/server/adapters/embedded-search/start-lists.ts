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
    const terms = this.#terms;
    let lead = 0;
    let fewest = Infinity;
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index]!;
      term.load(document);
      this.#next[index] = term.from;
      const count = term.to - term.from;
      if (count >= fewest) continue;
      lead = index;
      fewest = count;
    }
    const { values, from, to } = terms[lead]!;
    if (fewest > this.values.length) this.values = new Uint32Array(fewest * 2);
    let used = 0;
    for (let at = from; at < to; at++) {
      const start = values[at]! - lead;
      if (start >= 0 && this.#hasAll(start, lead)) this.values[used++] = start;
    }
    this.to = used;
  }

  #hasAll(start: number, lead: number): boolean {
    for (let index = 0; index < this.#terms.length; index++) {
      if (index === lead) continue;
      const term = this.#terms[index]!;
      const wanted = start + index;
      const { values, to } = term;
      let next = this.#next[index]!;
      // A few steps first: in most documents a word stands a few times only.
      for (let steps = 0; steps < 8 && next < to && values[next]! < wanted; steps++) next++;
      next = leapTo(values, next, wanted, to);
      this.#next[index] = next;
      if (next === to || values[next] !== wanted) return false;
    }
    return true;
  }
}

/**
 * Whether some match of `a` and some match of `b` share no position and have at most `distance` positions between
 * their nearest ends, in either order.
 */
export function areNear(a: StartList, b: StartList, distance: number): boolean {
  const few = a.to - a.from <= b.to - b.from ? a : b;
  const many = few === a ? b : a;
  const { values, to, width } = many;
  const starts = few.values;
  const fewWidth = few.width;
  const end = few.to;
  let at = many.from;
  for (let index = few.from; index < end; index++) {
    const start = starts[index]!;
    const least = start - width - distance;
    while (at < to && values[at]! < least) at++;
    if (at === to) return false;
    if (values[at]! + width <= start) return true;
    const past = start + fewWidth;
    let after = at;
    while (after < to && values[after]! < past) after++;
    if (after < to && values[after]! <= past + distance) return true;
  }
  return false;
}
