import { findPhrase } from '#domain/search/find-phrase.ts';
import { findSpans, hasSpan } from '#domain/search/find-spans.ts';
import { termKey } from '#domain/search/list-terms.ts';
import type { TermLocator } from '#domain/search/locate-terms.ts';
import type { PairBudget } from '#domain/search/pair-budget.ts';
import { printTerm } from '#domain/search/print-query.ts';
import type { NearNode, QueryNode, TermOrPhrase } from '#domain/search/query-tree.ts';

/** One field of a document, as the evaluator sees it. */
export interface FieldMatches {
  readonly startsOf: (leaf: TermOrPhrase) => readonly number[];
}

/** The evaluation of one query on one document. */
export interface Evaluating {
  readonly fields: readonly FieldMatches[];
  readonly budget: PairBudget;
  readonly nearFound: Map<NearNode, boolean>;
  /** The NEAR that was looked at last, for a refusal to name. */
  lastNear: NearNode | undefined;
}

/** Begins with the folded words of the fields that are searched; `mostPairs` bounds the work. */
export function startEvaluating(
  locateTerms: TermLocator,
  fieldWords: readonly (readonly string[])[],
  mostPairs: number,
): Evaluating {
  const budget = { left: mostPairs };
  const fields = fieldWords.map((words): FieldMatches => {
    const positions = locateTerms(words);
    const phrases = new Map<string, readonly number[]>();
    const startsOf = (leaf: TermOrPhrase): readonly number[] => {
      if (leaf.kind !== 'phrase') return positions.get(printTerm(leaf)) ?? [];
      const key = termKey(leaf);
      let starts = phrases.get(key);
      if (starts === undefined) {
        starts = findPhrase(
          leaf.terms.map((term) => positions.get(printTerm(term)) ?? []),
          budget,
        );
        phrases.set(key, starts);
      }
      return starts;
    };
    return { startsOf };
  });
  return { fields, budget, nearFound: new Map(), lastNear: undefined };
}

/** Whether a normalised tree matches. Throws `TooManyPairs`. */
export function isMatch(node: QueryNode, evaluating: Evaluating): boolean {
  const { fields, budget, nearFound } = evaluating;
  switch (node.kind) {
    case 'and':
      return node.children.every((child) => isMatch(child, evaluating));
    case 'or':
      return node.children.some((child) => isMatch(child, evaluating));
    case 'not':
      return isMatch(node.keep, evaluating) && !isMatch(node.exclude, evaluating);
    case 'near': {
      let found = nearFound.get(node);
      if (found === undefined) {
        evaluating.lastNear = node;
        found = fields.some(({ startsOf }) => hasSpan(node, startsOf, budget));
        nearFound.set(node, found);
      }
      return found;
    }
    default:
      return fields.some(({ startsOf }) => startsOf(node).length > 0);
  }
}

/** Visits the matches of leaves that take part in a match of a node known to match. Throws `TooManyPairs`. */
export function collectStarts(
  node: QueryNode,
  evaluating: Evaluating,
  visit: (field: number, leaf: TermOrPhrase, start: number) => void,
): void {
  switch (node.kind) {
    case 'and':
      for (const child of node.children) collectStarts(child, evaluating, visit);
      break;
    case 'or':
      for (const child of node.children) if (isMatch(child, evaluating)) collectStarts(child, evaluating, visit);
      break;
    case 'not':
      collectStarts(node.keep, evaluating, visit);
      break;
    case 'near':
      evaluating.lastNear = node;
      evaluating.fields.forEach(({ startsOf }, field) =>
        findSpans(node, startsOf, evaluating.budget, (leaf, start) => visit(field, leaf, start)),
      );
      break;
    default:
      evaluating.fields.forEach(({ startsOf }, field) => {
        for (const start of startsOf(node)) visit(field, node, start);
      });
  }
}
