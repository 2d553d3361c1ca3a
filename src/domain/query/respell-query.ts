import { mapLeaves } from '#domain/query/map-leaves.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { QueryNode, TermNode, WordNode } from '#domain/query/query-tree.ts';

/** The query with some words written differently, in canonical spelling; `spelling` goes from word to word. */
export function respellQuery(tree: QueryNode, spelling: ReadonlyMap<string, string>): string {
  const respell = (term: TermNode): TermNode => {
    const word = term.kind === 'word' ? spelling.get(term.word) : undefined;
    return word === undefined ? term : { ...(term as WordNode), word, exact: false };
  };
  const changed = mapLeaves(tree, (leaf) =>
    leaf.kind === 'phrase' ? { ...leaf, terms: leaf.terms.map(respell) } : respell(leaf),
  );
  return printQuery(changed);
}
