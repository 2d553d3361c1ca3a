import type { TermOrPhrase } from '#domain/search/list-terms.ts';
import { mapLeaves } from '#domain/search/map-leaves.ts';
import { printQuery } from '#domain/search/print-query.ts';
import type { QueryNode, TermNode, WordNode } from '#domain/search/query-tree.ts';

/** The words that a document has to have, each once, in the order they were typed; wildcards are none. */
export function listWords(tree: QueryNode): readonly string[] {
  const words = new Set<string>();
  mapLeaves(tree, (leaf) => {
    for (const term of termsOf(leaf)) if (term.kind === 'word') words.add(term.word);
    return leaf;
  });
  return [...words];
}

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

function termsOf(leaf: TermOrPhrase): readonly TermNode[] {
  return leaf.kind === 'phrase' ? leaf.terms : [leaf];
}
