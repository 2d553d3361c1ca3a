import { hasSpan } from '#domain/query/find-spans.ts';
import { termKey } from '#domain/query/list-terms.ts';
import { normalizeQuery } from '#domain/query/normalize-query.ts';
import type { NearNode, QueryNode, TermOrPhrase } from '#domain/query/query-tree.ts';
import { MOST_PAIRS } from '#domain/query/evaluate-query.ts';
import { TooManyPairs } from '#domain/query/pair-budget.ts';
import { printQuery } from '#domain/query/print-query.ts';
import { shortenText } from '#domain/words/shorten-text.ts';
import { QueryTooExpensive } from './query-too-expensive.ts';
import type { QueryBudget } from './query-budget.ts';
import type { PlanLeaf, SpanPlan } from './query-plan.ts';
import { areNear, PhraseStarts, type StartList, type TermStarts } from './start-lists.ts';

/** In steps of the budget: what a pair takes, and what a position takes that the evaluator is given. */
const STEPS_A_PAIR = 2;
const STEPS_A_POSITION = 5;

/** Decides for one loaded document of a batch whether places match. */
export type SpanTest = (document: number) => boolean;

/**
 * Makes the test for a phrase or NEAR. Two operands, each a term, a phrase or alternatives of these, are compared in
 * one walk through their positions; a NEAR of NEARs goes to the evaluator that defines the language, and spends what
 * that takes from the budget.
 */
export function compileSpanTest(
  plan: SpanPlan,
  leaves: readonly PlanLeaf[],
  startsOfLeaf: (leaf: number) => TermStarts,
  budget: QueryBudget,
): SpanTest {
  if (plan.kind === 'near') {
    const left = listStarts(plan.left, startsOfLeaf);
    const right = listStarts(plan.right, startsOfLeaf);
    if (left?.length === 1 && right?.length === 1) return compilePair(left[0]!, right[0]!, plan.distance);
    if (left && right) return (document) => testPair(left, right, plan.distance, document);
    return compileChain(plan.node, plan, leaves, startsOfLeaf, budget);
  }
  const lists = listStarts(plan, startsOfLeaf) ?? [];
  return (document) =>
    lists.some((list) => {
      list.load(document);
      return list.to > list.from;
    });
}

function compilePair(left: StartList, right: StartList, distance: number): SpanTest {
  return (document) => {
    left.load(document);
    if (left.from === left.to) return false;
    // Both sides may be the same term, which is then loaded already.
    if (right !== left) right.load(document);
    return areNear(left, right, distance);
  };
}

function testPair(
  left: readonly StartList[],
  right: readonly StartList[],
  distance: number,
  document: number,
): boolean {
  for (const list of left) list.load(document);
  for (const other of right) {
    other.load(document);
    if (other.from === other.to) continue;
    for (const list of left) if (list.from < list.to && areNear(list, other, distance)) return true;
  }
  return false;
}

/** The places of an operand as lists of equal width, or undefined where it is a NEAR itself. */
function listStarts(plan: SpanPlan, startsOfLeaf: (leaf: number) => TermStarts): readonly StartList[] | undefined {
  switch (plan.kind) {
    case 'leaf':
      return [startsOfLeaf(plan.leaf)];
    case 'phrase':
      return [new PhraseStarts(plan.leaves.map(startsOfLeaf))];
    case 'union': {
      const lists = plan.children.map((child) => listStarts(child, startsOfLeaf));
      return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
    }
    case 'near':
      return undefined;
  }
}

function compileChain(
  place: NearNode,
  plan: SpanPlan,
  leaves: readonly PlanLeaf[],
  startsOfLeaf: (leaf: number) => TermStarts,
  budget: QueryBudget,
): SpanTest {
  const lists = new Map<string, StartList>();
  const normalized = normalizeQuery(toQuery(plan, leaves, startsOfLeaf, lists));
  if (!normalized.ok) throw new QueryTooExpensive(normalized.error, normalized.error.reason);
  const nears = listNears(normalized.tree);
  return (document) => {
    const loaded = new Map<string, readonly number[]>();
    const startsOf = (leaf: TermOrPhrase): readonly number[] => {
      const key = termKey(leaf);
      let starts = loaded.get(key);
      if (!starts) {
        const list = lists.get(key)!;
        list.load(document);
        loaded.set(key, (starts = Array.from(list.values.subarray(list.from, list.to))));
        budget.spend(starts.length * STEPS_A_POSITION);
      }
      return starts;
    };
    const pairs = { left: MOST_PAIRS };
    try {
      const isFound = nears.some((near) => hasSpan(near, startsOf, pairs));
      budget.spend((MOST_PAIRS - pairs.left) * STEPS_A_PAIR);
      return isFound;
    } catch (problem) {
      if (!(problem instanceof TooManyPairs)) throw problem;
      const named = 'node' in plan ? `“${shortenText(printQuery(plan.node))}”` : 'A NEAR of this search';
      throw new QueryTooExpensive(
        place,
        `${named} has too many possible matches in one document. Use rarer words or a smaller distance.`,
      );
    }
  };
}

/** The query of a plan again; fills in where each of its terms and phrases begins. */
function toQuery(
  plan: SpanPlan,
  leaves: readonly PlanLeaf[],
  startsOfLeaf: (leaf: number) => TermStarts,
  lists: Map<string, StartList>,
): QueryNode {
  const again = (child: SpanPlan): QueryNode => toQuery(child, leaves, startsOfLeaf, lists);
  switch (plan.kind) {
    case 'leaf': {
      const { node } = leaves[plan.leaf]!;
      lists.set(termKey(node), startsOfLeaf(plan.leaf));
      return node;
    }
    case 'phrase':
      lists.set(termKey(plan.node), new PhraseStarts(plan.leaves.map(startsOfLeaf)));
      return plan.node;
    case 'union':
      return { kind: 'or', children: plan.children.map(again), at: 0, length: 0 };
    case 'near':
      return { ...plan.node, left: again(plan.left), right: again(plan.right) };
  }
}

function listNears(tree: QueryNode): NearNode[] {
  if (tree.kind === 'near') return [tree];
  return tree.kind === 'or' ? tree.children.flatMap(listNears) : [];
}
