import type { Forms } from '#domain/words/forms.ts';
import { mapAllLeaves } from '#domain/query/map-leaves.ts';
import { hasNumber } from '#domain/words/has-number.ts';
import type { QueryNode, TermNode } from '#domain/query/query-tree.ts';

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
