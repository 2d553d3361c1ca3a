import { findContest, widthOf } from '#domain/query/find-contest.ts';
import { type PairBudget, spendPairs } from '#domain/query/pair-budget.ts';
import type { NearNode, PositionalNode, TermOrPhrase } from '#domain/query/query-tree.ts';

/** Where a term or phrase begins in the field, ascending; one position for a word, consecutive ones for a phrase. */
export type StartsOf = (leaf: TermOrPhrase) => readonly number[];

/** Called for each match of a leaf that takes part in a match of the whole; a start may come more than once. */
export type SpanVisitor = (leaf: TermOrPhrase, start: number) => void;

/** A match of a part: the positions from `low` to `high` that it reaches over. */
interface Match {
  readonly low: number;
  readonly high: number;
  /** Its positions that a term elsewhere in the NEAR could also take, ascending: all that is needed of the set. */
  readonly contested: readonly number[];
  takesPart: boolean;
}

/** A part of the NEAR with its matches by `low`; parts with equal reach and contested positions are one match. */
interface Part {
  readonly matches: readonly Match[];
  /** The greatest `high - low`. */
  readonly longest: number;
  readonly leaf: TermOrPhrase | undefined;
  readonly near: NearPart | undefined;
  readonly byKey: ReadonlyMap<string | number, Match>;
}

interface NearPart {
  readonly distance: number;
  readonly left: Part;
  readonly right: Part;
  /** Whether a position can be taken by a term outside this part. */
  readonly isContested: (position: number) => boolean;
}

const KEY_STEP = 2 ** 26;
/** In pairs: what a match takes in memory, and what a set of positions takes in time. */
const COST_OF_KEEPING = 10;
const COST_OF_SET = 20;
const NONE: readonly number[] = [];

/** Whether a normalised NEAR matches in a field. Throws `TooManyPairs`. */
export function hasSpan(near: NearNode, startsOf: StartsOf, budget: PairBudget): boolean {
  let found = false;
  forEachPair(readNear(near, startsOf, budget), budget, () => (found = true));
  return found;
}

/** Visits each match of a term or phrase that takes part in a match of a normalised NEAR. Throws `TooManyPairs`. */
export function findSpans(near: NearNode, startsOf: StartsOf, budget: PairBudget, visit: SpanVisitor): void {
  const root = readNear(near, startsOf, budget);
  forEachPair(root, budget, (left, right) => {
    left.takesPart = right.takesPart = true;
    return false;
  });
  passDown(root.left, budget, visit);
  passDown(root.right, budget, visit);
}

function readNear(near: NearNode, startsOf: StartsOf, budget: PairBudget): NearPart {
  const contest = findContest(near, startsOf);
  let slot = 0;
  const readOperands = (node: NearNode): NearPart => {
    const first = slot;
    const left = readPart(node.left as PositionalNode);
    const right = readPart(node.right as PositionalNode);
    const last = slot - 1;
    return { distance: node.distance, left, right, isContested: (position) => contest(position, first, last) };
  };
  const readPart = (node: PositionalNode): Part => {
    if (node.kind === 'near') return combine(readOperands(node), budget);
    const own = slot++;
    return readLeaf(node, startsOf(node), (position) => contest(position, own, own));
  };
  return readOperands(near);
}

function readLeaf(leaf: TermOrPhrase, starts: readonly number[], isContested: (position: number) => boolean): Part {
  const longest = widthOf(leaf) - 1;
  const matches = starts.map((low): Match => {
    const contested: number[] = [];
    for (let position = low; position <= low + longest; position++) if (isContested(position)) contested.push(position);
    return { low, high: low + longest, contested: contested.length > 0 ? contested : NONE, takesPart: false };
  });
  return { matches, longest, leaf, near: undefined, byKey: new Map() };
}

function combine(near: NearPart, budget: PairBudget): Part {
  const byKey = new Map<string | number, Match>();
  let longest = 0;
  forEachPair(near, budget, (left, right) => {
    const joined = join(left, right, near.isContested);
    const key = keyOf(joined);
    if (joined.contested !== NONE) spendPairs(budget, COST_OF_SET);
    if (!byKey.has(key)) {
      spendPairs(budget, COST_OF_KEEPING);
      byKey.set(key, joined);
    }
    longest = Math.max(longest, joined.high - joined.low);
    return false;
  });
  const matches = [...byKey.values()].sort((one, other) => one.low - other.low);
  return { matches, longest, leaf: undefined, near, byKey };
}

/** Tells each leaf which of its matches take part, by finding the pairs again that make up a match taking part. */
function passDown(part: Part, budget: PairBudget, visit: SpanVisitor): void {
  const { leaf, near, byKey } = part;
  if (leaf !== undefined) {
    for (const match of part.matches) if (match.takesPart) visit(leaf, match.low);
  }
  if (near === undefined) return;
  forEachPair(near, budget, (left, right) => {
    if (byKey.get(keyOf(join(left, right, near.isContested)))?.takesPart) left.takesPart = right.takesPart = true;
    return false;
  });
  passDown(near.left, budget, visit);
  passDown(near.right, budget, visit);
}

/** Visits the pairs of matches that are near each other and share no position; stops where `visit` says so. */
function forEachPair(near: NearPart, budget: PairBudget, visit: (left: Match, right: Match) => boolean): void {
  const reach = near.distance + 1;
  const candidates = near.right.matches;
  for (const left of near.left.matches) {
    const from = firstFrom(candidates, left.low - reach - near.right.longest);
    for (let index = from; index < candidates.length; index++) {
      const right = candidates[index] as Match;
      if (right.low > left.high + reach) break;
      spendPairs(budget, 1 + left.contested.length * right.contested.length);
      if (right.high < left.low - reach || shareOne(left.contested, right.contested)) continue;
      if (visit(left, right)) return;
    }
  }
}

function firstFrom(matches: readonly Match[], low: number): number {
  let from = 0;
  let to = matches.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((matches[middle] as Match).low < low) from = middle + 1;
    else to = middle;
  }
  return from;
}

function join(left: Match, right: Match, isContested: (position: number) => boolean): Match {
  const contested =
    left.contested.length + right.contested.length === 0
      ? NONE
      : [...left.contested, ...right.contested].filter(isContested).sort((one, other) => one - other);
  return {
    low: Math.min(left.low, right.low),
    high: Math.max(left.high, right.high),
    contested,
    takesPart: false,
  };
}

function keyOf(match: Match): string | number {
  if (match.contested.length === 0) return match.low * KEY_STEP + match.high;
  return `${match.low},${match.high},${match.contested.join(',')}`;
}

function shareOne(some: readonly number[], others: readonly number[]): boolean {
  return some.length > 0 && others.length > 0 && some.some((position) => others.includes(position));
}
