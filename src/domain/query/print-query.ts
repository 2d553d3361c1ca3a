import { classifyCharacter, isLoneWord, LONE } from '#domain/words/classify-character.ts';
import type { QueryNode, TermNode } from '#domain/query/query-tree.ts';

/** How tightly each kind holds together; what holds less tightly than its surroundings needs parentheses. */
const TIGHTNESS = { or: 1, and: 2, not: 2, near: 4, phrase: 5, field: 5, word: 5, wildcard: 5 } as const;

/** The query text of a tree, in one spelling for equal trees. Reading it again gives the same tree, places aside. */
export function printQuery(node: QueryNode): string {
  switch (node.kind) {
    case 'word':
    case 'wildcard':
      return printTerm(node);
    case 'phrase':
      return `"${printTerms(node.terms)}"`;
    case 'near': {
      const left = printInside(node.left, TIGHTNESS.near);
      return `${left} NEAR${node.distance} ${printInside(node.right, TIGHTNESS.near + 1)}`;
    }
    case 'and':
      return node.children.map((child) => printInside(child, TIGHTNESS.near)).join(' AND ');
    case 'or':
      return node.children.map((child) => printInside(child, TIGHTNESS.and)).join(' OR ');
    case 'field':
      return `${node.field}(${printQuery(node.child)})`;
    case 'not': {
      const keep = node.keep.kind === 'and' ? printQuery(node.keep) : printInside(node.keep, TIGHTNESS.near);
      return `${keep} NOT ${printInside(node.exclude, TIGHTNESS.near)}`;
    }
  }
}

/** The terms of a phrase as they are typed: characters that are each a word, as in Chinese, without spaces between. */
export function printTerms(terms: readonly TermNode[], print: (term: TermNode) => string = printTerm): string {
  return terms
    .map((term, at) => `${at > 0 && !(isLone(terms[at - 1]) && beginsWord(term)) ? ' ' : ''}${print(term)}`)
    .join('');
}

function isLone(term: TermNode | undefined): boolean {
  return term?.kind === 'word' && !term.exact && isLoneWord(term.word);
}

/** Whether it stays a word of its own right behind another: a vowel of Hangul by itself would join it. */
function beginsWord(term: TermNode): boolean {
  return isLone(term) && term.kind === 'word' && classifyCharacter(term.word.codePointAt(0) ?? 0) === LONE;
}

/** A word or wildcard as it is typed. */
export function printTerm(term: TermNode): string {
  if (term.kind === 'wildcard') return term.pattern;
  return term.exact ? `=${term.word}` : term.word;
}

function printInside(node: QueryNode, leastTightness: number): string {
  const text = printQuery(node);
  return TIGHTNESS[node.kind] < leastTightness ? `(${text})` : text;
}
