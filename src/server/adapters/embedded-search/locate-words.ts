import type { FieldSpan } from '#domain/query/evaluate-query.ts';
import type { SearchedField } from '#domain/query/query-field.ts';
import { printTerm } from '#domain/query/print-query.ts';
import type { QueryNode, TermNode } from '#domain/query/query-tree.ts';
import type { DocumentSpans } from './document-spans.ts';

/** Ascending positions of each term in one field, by `printTerm`. */
export type FieldPositions = ReadonlyMap<string, Uint32Array>;

const NONE = new Uint32Array(0);

/** Whether a query is about single words only: then counting positions is all, however many there are. */
export function isAboutWords(tree: QueryNode): boolean {
  switch (tree.kind) {
    case 'word':
    case 'wildcard':
      return true;
    case 'and':
    case 'or':
      return tree.children.every(isAboutWords);
    case 'not':
      return isAboutWords(tree.keep) && isAboutWords(tree.exclude);
    default:
      return false;
  }
}

/**
 * What the evaluator finds for a query about words, without an object for each of a hundred thousand matches: at most
 * `mostSpans` of each field are listed.
 */
export function locateWords(
  tree: QueryNode,
  terms: readonly TermNode[],
  fields: ReadonlyMap<SearchedField, FieldPositions>,
  mostSpans: number,
): DocumentSpans {
  const taking = new Set<string>();
  const isFound = (key: string): boolean => [...fields.values()].some((found) => (found.get(key) ?? NONE).length > 0);
  const matches = isMatch(tree, isFound);
  if (matches) collectTerms(tree, isFound, taking);
  const spans: FieldSpan[] = [];
  const totals = { title: 0, text: 0, record: 0 };
  const termCounts = terms.map(() => 0);
  for (const [field, found] of fields) {
    const lists = terms.map((term) => (taking.has(printTerm(term)) ? (found.get(printTerm(term)) ?? NONE) : NONE));
    for (const [term, list] of lists.entries()) termCounts[term]! += list.length;
    totals[field] = mergeLists(lists, (position, term, count) => {
      if (count < mostSpans) spans.push({ field, first: position, last: position, term, start: 0, end: 0 });
    });
  }
  return { matches, spans, totals, termCounts };
}

/** Visits each position of some ascending lists once, with the lowest list that has it; answers how many there are. */
function mergeLists(
  lists: readonly Uint32Array[],
  visit: (position: number, list: number, count: number) => void,
): number {
  const heads = lists.map(() => 0);
  let count = 0;
  for (;;) {
    let least = -1;
    let position = Infinity;
    for (let list = 0; list < lists.length; list++) {
      const head = lists[list]![heads[list]!];
      if (head === undefined || head >= position) continue;
      least = list;
      position = head;
    }
    if (least < 0) return count;
    visit(position, least, count++);
    for (let list = least; list < lists.length; list++) if (lists[list]![heads[list]!] === position) heads[list]!++;
  }
}

function isMatch(node: QueryNode, isFound: (key: string) => boolean): boolean {
  switch (node.kind) {
    case 'word':
    case 'wildcard':
      return isFound(printTerm(node));
    case 'and':
      return node.children.every((child) => isMatch(child, isFound));
    case 'or':
      return node.children.some((child) => isMatch(child, isFound));
    case 'not':
      return isMatch(node.keep, isFound) && !isMatch(node.exclude, isFound);
    default:
      throw new Error('not about words');
  }
}

/** The terms that take part in a match of a node known to match. */
function collectTerms(node: QueryNode, isFound: (key: string) => boolean, taking: Set<string>): void {
  if (node.kind === 'word' || node.kind === 'wildcard') taking.add(printTerm(node));
  else if (node.kind === 'not') collectTerms(node.keep, isFound, taking);
  else if (node.kind === 'and' || node.kind === 'or') {
    for (const child of node.children) {
      if (node.kind === 'and' || isMatch(child, isFound)) collectTerms(child, isFound, taking);
    }
  }
}
