import { printQuery } from '#domain/query/print-query.ts';
import type { QueryError } from '#domain/query/query-error.ts';
import { shortenText } from '#domain/words/shorten-text.ts';
import type { AndNode, NearNode, OrNode, QueryNode } from '#domain/query/query-tree.ts';

/** At most this many terms and phrases may stand inside NEAR in the normalised form, repeated ones each time. */
export const MOST_LEAVES = 1_024;

export type NormalizedQuery =
  | { readonly ok: true; readonly tree: QueryNode }
  | { readonly ok: false; readonly error: QueryError };

interface Expansion {
  leavesLeft: number;
  /** The outermost NEAR being multiplied out, which the refusal names. */
  outermost: NearNode | undefined;
}

/** Leaves this folder never. */
class TooManyLeaves extends Error {}

/**
 * Multiplies OR and AND out of NEAR, so that inside `near` only terms, phrases and further `near` remain (see
 * `PositionalNode`). A group that stands for all its parts (AND) is taken apart before one that stands for any of
 * them (OR), whichever side it is on, so `X NEARn Y` is `Y NEARn X`.
 */
export function normalizeQuery(tree: QueryNode): NormalizedQuery {
  const expansion: Expansion = { leavesLeft: MOST_LEAVES, outermost: undefined };
  try {
    return { ok: true, tree: normalizeNode(tree, expansion) };
  } catch (problem) {
    if (!(problem instanceof TooManyLeaves)) throw problem;
    const { at, length } = expansion.outermost ?? tree;
    const named = shortenText(printQuery(expansion.outermost ?? tree));
    const reason = `“${named}” stands for more than ${MOST_LEAVES.toLocaleString('en')} combinations. Use fewer alternatives beside NEAR.`;
    return { ok: false, error: { code: 'query-too-expensive', at, length, reason } };
  }
}

function normalizeNode(node: QueryNode, expansion: Expansion): QueryNode {
  switch (node.kind) {
    case 'and':
    case 'or':
      return { ...node, children: node.children.map((child) => normalizeNode(child, expansion)) };
    case 'not':
      return {
        ...node,
        keep: normalizeNode(node.keep, expansion),
        exclude: normalizeNode(node.exclude, expansion),
      };
    case 'field':
      return { ...node, child: normalizeNode(node.child, expansion) };
    case 'near': {
      const isOutermost = expansion.outermost === undefined;
      if (isOutermost) expansion.outermost = node;
      const { leavesLeft } = expansion;
      const left = normalizeNode(node.left, expansion);
      const right = normalizeNode(node.right, expansion);
      // What the operands hold is counted again as part of the product.
      expansion.leavesLeft = leavesLeft;
      const multiplied = multiplyNear(node, left, right, expansion);
      if (isOutermost) expansion.outermost = undefined;
      return multiplied;
    }
    default:
      return node;
  }
}

function multiplyNear(near: NearNode, left: QueryNode, right: QueryNode, expansion: Expansion): QueryNode {
  const group = chooseGroup(left, right);
  if (group === undefined) {
    expansion.leavesLeft -= countLeaves(left) + countLeaves(right);
    if (expansion.leavesLeft < 0) throw new TooManyLeaves();
    return left === near.left && right === near.right ? near : { ...near, left, right };
  }
  const children = group.children.map((child) =>
    group === left ? multiplyNear(near, child, right, expansion) : multiplyNear(near, left, child, expansion),
  );
  return { kind: group.kind, children, at: near.at, length: near.length };
}

/** Which group is taken apart next: AND, then OR with an AND in it, then OR; the left one of equals. */
function chooseGroup(left: QueryNode, right: QueryNode): AndNode | OrNode | undefined {
  const groups = [left, right].filter((node) => node.kind === 'and' || node.kind === 'or');
  return (
    groups.find((group) => group.kind === 'and') ??
    groups.find((group) => group.children.some(containsAnd)) ??
    groups[0]
  );
}

function containsAnd(node: QueryNode): boolean {
  return node.kind === 'and' || (node.kind === 'or' && node.children.some(containsAnd));
}

function countLeaves(node: QueryNode): number {
  return node.kind === 'near' ? countLeaves(node.left) + countLeaves(node.right) : 1;
}
