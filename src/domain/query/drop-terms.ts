import { isBareNumber, isVersus, saysNothing } from '#domain/query/ask-otherwise.ts';
import { joinLoneRuns } from '#domain/query/join-lone-runs.ts';
import { printQuery } from '#domain/query/print-query.ts';
import { leaveOutParts, listParts, type QueryPart } from '#domain/query/query-parts.ts';
import type { PhraseNode, QueryNode, TermNode } from '#domain/query/query-tree.ts';
import { termsOf, visitLeaves } from '#domain/query/visit-leaves.ts';

/** A part of a query and the query without it, both in canonical spelling. */
export interface DroppedTerm {
  readonly term: string;
  readonly query: string;
}

/**
 * The queries that remain when one of the outermost terms is left out, at most `most`: a part of an AND, either side of a
 * NEAR, what NOT excludes, a word of a phrase that is all there is. Of alternatives it is a part of one of them, for
 * leaving out an alternative finds nothing more.
 */
export function dropTerms(tree: QueryNode, most: number): readonly DroppedTerm[] {
  switch (tree.kind) {
    case 'near':
      return [
        { term: printQuery(tree.left), left: tree.right },
        { term: printQuery(tree.right), left: tree.left },
      ]
        .filter(({ left }) => saysSomething(left))
        .slice(0, most)
        .map(({ term, left }) => ({ term, query: printQuery(left) }));
    case 'field':
      return dropTerms(tree.child, most).map(({ term, query }) => ({ term, query: `${tree.field}(${query})` }));
    case 'phrase':
      return dropWords(tree, most);
    default:
      return listParts(tree)
        .slice(0, most)
        .flatMap((part) => {
          const left = leaveOutParts(tree, new Set([part.node]));
          return left && saysSomething(left) ? [{ term: printPart(part), query: printQuery(left) }] : [];
        });
  }
}

/** Whether more is left to look for than numbers and the “v” between the sides of a case. */
export function saysSomething(tree: QueryNode): boolean {
  let isTelling = false;
  visitLeaves(
    tree,
    (leaf) => {
      if (termsOf(leaf).some((term) => !isBareNumber(term) && !isVersus(term))) isTelling = true;
    },
    { withExcluded: false },
  );
  return isTelling;
}

/** A part as it stands in a query; an excluded one with its NOT. */
export function printPart({ node, isExcluded }: QueryPart): string {
  const text = printQuery(node);
  if (!isExcluded) return text;
  return `NOT ${node.kind === 'and' || node.kind === 'or' || node.kind === 'not' ? `(${text})` : text}`;
}

function dropWords(phrase: PhraseNode, most: number): readonly DroppedTerm[] {
  const dropped: DroppedTerm[] = [];
  for (const word of joinLoneRuns(phrase).toSorted((one, other) => Number(isEmpty(one)) - Number(isEmpty(other)))) {
    if (dropped.length === most) break;
    const left = shortenPhrase(phrase, word);
    if (saysSomething(left)) dropped.push({ term: printQuery(word), query: printQuery(left) });
  }
  return dropped;
}

function isEmpty(word: TermNode | PhraseNode): boolean {
  return word.kind !== 'phrase' && saysNothing(word);
}

function shortenPhrase(phrase: PhraseNode, dropped: TermNode | PhraseNode): QueryNode {
  const out: readonly TermNode[] = dropped.kind === 'phrase' ? dropped.terms : [dropped];
  const terms = phrase.terms.filter((term) => !out.includes(term));
  const [first] = terms;
  return terms.length === 1 && first ? first : { ...phrase, terms };
}
