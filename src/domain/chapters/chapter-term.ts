import { lexQuery } from '#domain/query/lex-query.ts';
import { QUOTES } from '#domain/query/lexing.ts';
import { QueryProblem } from '#domain/query/query-error.ts';

const ALL_QUOTES = new RegExp(`[${QUOTES}]`, 'gu');

/**
 * The query of a typed chapter search: its words as one phrase; quotation marks inside are dropped, wildcards stay
 * (SR-179, OP-118). Empty where nothing was typed.
 */
export function quoteChapterTerm(typed: string): string {
  const words = readChapterTerm(typed);
  return words === '' ? '' : `"${words}"`;
}

/** The words of a quoted term, as the field shows them. */
export function readChapterTerm(term: string): string {
  return term.replace(ALL_QUOTES, ' ').replace(/\s+/gu, ' ').trim();
}

/** The query of a chapter search in an address: as it stands where it has an operator, else as one phrase (SR-180). */
export function readAddressTerm(term: string): string {
  return hasOperator(term) ? term.trim() : quoteChapterTerm(term);
}

/**
 * Whether a text asks for more than words: an operator, a quotation, a field, parentheses. One that cannot be read as a
 * query does not.
 */
export function hasOperator(text: string): boolean {
  try {
    return lexQuery(text).lexemes.some(({ kind }) => kind !== 'words');
  } catch (problem) {
    if (problem instanceof QueryProblem) return false;
    throw problem;
  }
}

/** Whether a query is a single quotation, as `quoteChapterTerm` writes it. */
export function isQuoted(term: string): boolean {
  return /^"[^"]+"$/u.test(term);
}
