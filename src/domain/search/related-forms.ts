import { mapAllLeaves } from '#domain/search/map-leaves.ts';
import { hasNumber } from '#domain/search/number-key.ts';
import type { QueryNode, TermNode } from '#domain/search/query-tree.ts';

/** Which forms of its words a search finds: the same word in another number, or its whole family too (OP-163). */
export const FORMS = ['number', 'related'] as const;
export type Forms = (typeof FORMS)[number];

/** The query with its words finding those forms; exact words and wildcards stay as they are. */
export function withForms(tree: QueryNode, forms: Forms): QueryNode {
  if (forms === 'number') return tree;
  return mapAllLeaves(tree, (leaf) =>
    leaf.kind === 'phrase' ? { ...leaf, terms: leaf.terms.map(relate) } : relate(leaf),
  );
}

function relate(term: TermNode): TermNode {
  return term.kind === 'word' && !term.exact && hasNumber(term.word) ? { ...term, related: true } : term;
}
