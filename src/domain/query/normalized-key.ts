import { hasNumber } from '#domain/words/has-number.ts';
import type { QueryNode, TermNode } from '#domain/query/query-tree.ts';

/**
 * A text that is equal for two trees only if they match the same documents: the order and repetition of AND and OR,
 * the sides of NEAR and nesting make no difference. For caches; it says nothing to a reader.
 */
export function normalizedKey(tree: QueryNode): string {
  switch (tree.kind) {
    case 'word':
    case 'wildcard':
      return keyOfTerm(tree);
    case 'phrase':
      return `"${tree.terms.map(keyOfTerm).join(' ')}"`;
    case 'near': {
      const sides = [normalizedKey(tree.left), normalizedKey(tree.right)].sort();
      return `(${sides.join(` near${tree.distance} `)})`;
    }
    case 'and':
    case 'or':
      return keyOfGroup(tree.kind, tree);
    case 'field':
      return `${tree.field}(${normalizedKey(tree.child)})`;
    case 'not':
      return `(${normalizedKey(tree.keep)} not ${normalizedKey(tree.exclude)})`;
  }
}

function keyOfGroup(kind: 'and' | 'or', node: QueryNode): string {
  const keys = [...new Set(listMembers(kind, node))].sort();
  return keys.length === 1 ? (keys[0] ?? '') : `(${keys.join(` ${kind} `)})`;
}

/** `(a AND b) AND c` has the members a, b and c. */
function listMembers(kind: 'and' | 'or', node: QueryNode): string[] {
  if (node.kind !== kind) return [normalizedKey(node)];
  return node.children.flatMap((child) => listMembers(kind, child));
}

/** Equal for two terms only if they find the same words. */
export function keyOfTerm(term: TermNode): string {
  if (term.kind === 'wildcard') return term.pattern;
  if (term.exact || !hasNumber(term.word)) return `=${term.word}`;
  return `${term.related ? '~~' : '~'}${term.word}`;
}
