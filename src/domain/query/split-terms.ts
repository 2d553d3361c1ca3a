import { applyNotes } from '#domain/query/apply-notes.ts';
import { lexQuery } from '#domain/query/lex-query.ts';
import { type Lexeme } from '#domain/query/lexing.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { repairQuery } from '#domain/query/repair-query.ts';

/** One pill of the search bar (ENT-024): how it is joined to what stands before it, and its text. */
export interface SearchTerm {
  /** AND, OR, NOT, NEAR or NEAR with a number, as typed. */
  readonly operator: string;
  /** A word, a phrase in quotation marks, or a group in parentheses. */
  readonly term: string;
}

export const DEFAULT_OPERATOR = 'AND';

/**
 * The query as pills (SR-065): its terms outside parentheses, each with the operator before it, AND where none is
 * typed (SR-066). A phrase of bare words is put in quotation marks, so that the reader sees it is one (OP-54); a query
 * that cannot be read is one pill.
 */
export function splitTerms(query: string): readonly SearchTerm[] {
  const parsed = parseQuery(query);
  if (!parsed.ok) return [{ operator: DEFAULT_OPERATOR, term: query.trim() }];
  if (parsed.tree === undefined) return [];
  const text = applyNotes(query, parsed.notes);
  const { lexemes } = lexQuery(text);
  const terms: SearchTerm[] = [];
  let operator = DEFAULT_OPERATOR;
  for (let index = 0; index < lexemes.length;) {
    const lexeme = lexemes[index] as Lexeme;
    if (lexeme.kind === 'operator') {
      operator = text.slice(lexeme.at, lexeme.at + lexeme.length);
      index++;
      continue;
    }
    const next = endOfTerm(lexemes, index);
    const last = lexemes[next - 1] as Lexeme;
    const typed = text.slice(lexeme.at, last.at + last.length);
    terms.push({ operator, term: lexeme.kind === 'words' && next > index + 1 ? `"${typed}"` : typed });
    operator = DEFAULT_OPERATOR;
    index = next;
  }
  return terms;
}

/** The query of some pills. A pill that holds several terms is put in parentheses where it stands beside others. */
export function joinTerms(terms: readonly SearchTerm[]): string {
  const filled = terms.filter(({ term }) => term.trim() !== '');
  return filled
    .map(({ operator, term }, index) => {
      const isAlone = filled.length === 1 && operator !== 'NOT';
      const text = isAlone || splitTerms(term).length < 2 ? repairQuery(term) : `(${repairQuery(term)})`;
      return index === 0 && operator !== 'NOT' ? text : `${operator} ${text}`;
    })
    .join(' ');
}

/** The index after the term that begins at `start`: a group with its parentheses, or neighbouring bare words. */
function endOfTerm(lexemes: readonly Lexeme[], start: number): number {
  const first = lexemes[start]?.kind;
  const isGroup = first === 'open' || first === 'field';
  let index = first === 'field' ? start + 2 : start + 1;
  if (first === 'words') while (lexemes[index]?.kind === 'words') index++;
  for (let depth = isGroup ? 1 : 0; depth > 0 && index < lexemes.length; index++) {
    if (lexemes[index]?.kind === 'open') depth++;
    if (lexemes[index]?.kind === 'close') depth--;
  }
  return index;
}
