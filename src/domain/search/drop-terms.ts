import { saysNothing } from '#domain/search/ask-otherwise.ts';
import { printQuery } from '#domain/search/print-query.ts';
import type { NotNode, PhraseNode, QueryNode, TermNode } from '#domain/search/query-tree.ts';

/** A part of a query and the query without it, both in canonical spelling. */
export interface DroppedTerm {
  readonly term: string;
  readonly query: string;
}

/**
 * The queries that remain when one of the outermost terms is left out: a part of an AND, either side of a NEAR, what NOT
 * excludes, a word of a phrase that is all there is. Leaving out an alternative finds nothing more, so OR has none.
 */
export function dropTerms(tree: QueryNode): readonly DroppedTerm[] {
  switch (tree.kind) {
    case 'and':
      return tree.children.map((child) => ({
        term: printQuery(child),
        query: printQuery(join('and', without(tree.children, child))),
      }));
    case 'near':
      return [
        { term: printQuery(tree.left), query: printQuery(tree.right) },
        { term: printQuery(tree.right), query: printQuery(tree.left) },
      ];
    case 'not':
      return dropAroundNot(tree);
    case 'phrase':
      return [...tree.terms]
        .sort((one, other) => Number(saysNothing(one)) - Number(saysNothing(other)))
        .map((term) => ({ term: printQuery(term), query: printQuery(shortenPhrase(tree, term)) }));
    default:
      return [];
  }
}

function dropAroundNot(tree: NotNode): readonly DroppedTerm[] {
  const excluded = tree.exclude.kind === 'or' ? tree.exclude.children : [tree.exclude];
  const kept = tree.keep.kind === 'and' ? tree.keep.children : [];
  return [
    ...kept.map((child) => ({
      term: printQuery(child),
      query: printQuery({ ...tree, keep: join('and', without(kept, child)) }),
    })),
    ...excluded.map((child) => {
      const rest = without(excluded, child);
      const query = rest.length === 0 ? tree.keep : { ...tree, exclude: join('or', rest) };
      return { term: `NOT ${printInside(child)}`, query: printQuery(query) };
    }),
  ];
}

function shortenPhrase(phrase: PhraseNode, dropped: TermNode): QueryNode {
  const terms = without(phrase.terms, dropped);
  const [first] = terms;
  return terms.length === 1 && first ? first : { ...phrase, terms };
}

function join(kind: 'and' | 'or', children: readonly QueryNode[]): QueryNode {
  const [first] = children;
  return children.length === 1 && first ? first : { kind, children, at: 0, length: 0 };
}

function without<T>(list: readonly T[], dropped: T): T[] {
  return list.filter((entry) => entry !== dropped);
}

function printInside(node: QueryNode): string {
  const text = printQuery(node);
  return node.kind === 'and' || node.kind === 'or' || node.kind === 'not' ? `(${text})` : text;
}
