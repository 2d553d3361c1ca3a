import { listTerms, termKey } from '#domain/query/list-terms.ts';
import { type TermLocator, createTermLocator } from '#domain/query/locate-terms.ts';
import { normalizeQuery } from '#domain/query/normalize-query.ts';
import type { QueryError } from '#domain/query/query-error.ts';
import type { QueryNode, TermNode, TermOrPhrase } from '#domain/query/query-tree.ts';
import { termsOf, visitLeaves } from '#domain/query/visit-leaves.ts';

/** A query made ready for evaluating it on many documents. */
export interface PreparedQuery {
  /** Normalised. */
  readonly tree: QueryNode;
  readonly terms: readonly TermOrPhrase[];
  /** `termKey` to the term's number in `terms`. */
  readonly termNumbers: ReadonlyMap<string, number>;
  readonly locateTerms: TermLocator;
}

/** Normalises a query and numbers its terms; refuses one that expands beyond its bound. */
export function prepareQuery(
  tree: QueryNode,
): { readonly ok: true; readonly query: PreparedQuery } | { readonly ok: false; readonly error: QueryError } {
  const normalized = normalizeQuery(tree);
  if (!normalized.ok) return normalized;
  const terms = listTerms(tree);
  const single: TermNode[] = [];
  visitLeaves(tree, (leaf) => single.push(...termsOf(leaf)), { withExcluded: true });
  return {
    ok: true,
    query: {
      tree: normalized.tree,
      terms,
      termNumbers: new Map(terms.map((term, number) => [termKey(term), number])),
      locateTerms: createTermLocator(single),
    },
  };
}
