import type { QueryField } from '#domain/query/query-field.ts';
import type { NearNode, QueryNode, TermNode } from '#domain/query/query-tree.ts';
import { hasNumber } from '#domain/words/has-number.ts';
import { numberKey } from '#domain/words/number-key.ts';
import { keyOfTerm } from '#domain/query/normalized-key.ts';
import type { DocumentPlan, PlanLeaf, QueryPlan, ScoredTerm, SpanPlan } from './query-plan.ts';

type Combined = { readonly kind: 'all' | 'any'; readonly children: readonly DocumentPlan[] };

/**
 * Makes a plan of a query. Where the query's definition multiplies groups out of NEAR, a group of alternatives stays
 * together here, which finds the same: something of the group is near exactly where one of its members is.
 */
export function compilePlan(query: QueryNode): QueryPlan {
  const leaves = new Map<string, PlanLeaf>();
  const scored = new Set<number>();

  function addLeaf(node: TermNode, isScored: boolean, field: QueryField | undefined): number {
    if (isScored && field !== undefined) addLeaf(node, true, undefined);
    const key = `${field ?? ''}:${keyOfTerm(node)}`;
    const leaf = leaves.get(key) ?? { number: leaves.size, node, field };
    leaves.set(key, leaf);
    if (isScored && field === undefined) scored.add(leaf.number);
    return leaf.number;
  }

  function compile(node: QueryNode, isScored: boolean, field?: QueryField): DocumentPlan {
    switch (node.kind) {
      case 'word':
      case 'wildcard':
        return { kind: 'leaf', leaf: addLeaf(node, isScored, field) };
      case 'phrase':
        return { kind: 'phrase', leaves: node.terms.map((term) => addLeaf(term, isScored, field)), node };
      case 'near':
        return combineNear(node, compile(node.left, isScored, field), compile(node.right, isScored, field));
      case 'and':
      case 'or':
        return {
          kind: node.kind === 'and' ? 'all' : 'any',
          children: node.children.map((child) => compile(child, isScored, field)),
        };
      case 'field':
        return compile(node.child, isScored, node.field);
      case 'not': {
        const keep = compile(node.keep, isScored, field);
        return { kind: 'except', keep, exclude: compile(node.exclude, false, field) };
      }
    }
  }

  const root = compile(query, true);
  const listed = [...leaves.values()];
  return { root, leaves: listed, scored: groupForms([...scored].map((number) => listed[number]!)) };
}

function groupForms(leaves: readonly PlanLeaf[]): ScoredTerm[] {
  const groups = Map.groupBy(leaves, ({ number, node }) => {
    if (node.kind === 'wildcard' || node.exact || !hasNumber(node.word)) return String(number);
    return `${node.related ? '~~' : '~'}${numberKey(node.word)}`;
  });
  return [...groups.values()].map(([first, ...others]) => ({
    leaf: first!.number,
    others: others.map(({ number }) => number),
  }));
}

/** AND is taken apart before OR, on either side; alternatives that are places stay a group (see `normalizeQuery`). */
function combineNear(node: NearNode, left: DocumentPlan, right: DocumentPlan): DocumentPlan {
  const sides = [left, right];
  const group = sides.find((side) => side.kind === 'all') ?? sides.find((side) => side.kind === 'any' && !toSpan(side));
  if (group) {
    const { kind, children } = group as Combined;
    const combine = (child: DocumentPlan): DocumentPlan =>
      group === left ? combineNear(node, child, right) : combineNear(node, left, child);
    return { kind, children: children.map(combine) };
  }
  const [leftSpan, rightSpan] = [toSpan(left), toSpan(right)];
  if (!leftSpan || !rightSpan) throw new Error('NOT inside NEAR');
  return { kind: 'near', distance: node.distance, left: leftSpan, right: rightSpan, node };
}

/** The plan as places, or undefined where it is about documents. */
function toSpan(plan: DocumentPlan): SpanPlan | undefined {
  if (plan.kind === 'all' || plan.kind === 'except') return undefined;
  if (plan.kind === 'leaf' || plan.kind === 'phrase' || plan.kind === 'near' || plan.kind === 'union') return plan;
  const children: SpanPlan[] = [];
  for (const child of plan.children) {
    const span = toSpan(child);
    if (!span) return undefined;
    children.push(...(span.kind === 'union' ? span.children : [span]));
  }
  return { kind: 'union', children };
}
