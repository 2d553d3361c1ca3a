import { printTerms } from '#domain/query/print-query.ts';
import type { QueryNode, TermNode } from '#domain/query/query-tree.ts';
import { FIELD_NAMES } from '#domain/query/query-field.ts';
import { isLeaf } from '#domain/query/visit-leaves.ts';

/** What a query asks for, in plain English: words beginning “arbitrat” within 5 words of “seat” or “venue”. */
export function describeQuery(node: QueryNode): string {
  switch (node.kind) {
    case 'word':
    case 'wildcard':
      return describeTerm(node);
    case 'phrase':
      return describePhrase(node.terms);
    case 'near': {
      const words = node.distance === 1 ? '1 word' : `${node.distance} words`;
      return `${describeLeft(node.left)} within ${words} of ${describeNearOperand(node.right)}`;
    }
    case 'and':
      return node.children.map(describeInside).join(' and ');
    case 'or':
      return node.children.map(describeInside).join(' or ');
    case 'field':
      return `${describeInside(node.child)} in the ${FIELD_NAMES[node.field]}`;
    case 'not':
      return `${describeInside(node.keep)} but not ${describeInside(node.exclude)}`;
  }
}

function describeTerm(term: TermNode): string {
  if (term.kind === 'word') return term.exact ? `exactly “${term.word}”` : `“${term.word}”`;
  const [, before, middle, after] = /^(\*?)([^*?]*)(\*?)$/.exec(term.pattern) ?? [];
  if (before === '*' && after === '*') return `words containing “${middle}”`;
  if (after === '*') return `words beginning “${middle}”`;
  if (before === '*') return `words ending “${middle}”`;
  return `words like “${term.pattern}”`;
}

function describePhrase(terms: readonly TermNode[]): string {
  const plain = printTerms(terms, (term) => (term.kind === 'wildcard' ? term.pattern : term.word));
  const exact = terms.filter((term) => term.kind === 'word' && term.exact);
  if (exact.length === 0) return `“${plain}”`;
  if (exact.length === terms.length) return `exactly “${plain}”`;
  return `“${plain}” (${terms
    .filter((term) => exact.includes(term))
    .map(describeTerm)
    .join(', ')})`;
}

/** Without a word before them, alternatives here would be read as “a, or else b within 5 words of c”. */
function describeLeft(node: QueryNode): string {
  return `${isPlainChoice(node) ? 'either ' : ''}${describeNearOperand(node)}`;
}

/** Alternatives of single terms read well without parentheses here; everything else needs them. */
function describeNearOperand(node: QueryNode): string {
  return isPlainChoice(node) ? describeQuery(node) : describeInside(node);
}

function isPlainChoice(node: QueryNode): boolean {
  return node.kind === 'or' && node.children.every(isLeaf);
}

function describeInside(node: QueryNode): string {
  return isLeaf(node) || node.kind === 'field' ? describeQuery(node) : `(${describeQuery(node)})`;
}
