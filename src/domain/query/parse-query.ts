import { applyNotes } from '#domain/query/apply-notes.ts';
import { lexQuery } from '#domain/query/lex-query.ts';
import { parseExpression } from '#domain/query/parse-expression.ts';
import { type QueryEdit, type QueryError, type QueryNote, QueryProblem } from '#domain/query/query-error.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';

/** Longer queries are refused; in UTF-16 units. */
export const LONGEST_QUERY = 20_000;

const MOST_CORRECTIONS = 8;

/** A query that was read (`tree` is absent for an empty one), or why it was not. */
export type ParseResult = ParsedQuery | { readonly ok: false; readonly error: QueryError };

export interface ParsedQuery {
  readonly ok: true;
  readonly tree?: QueryNode;
  /** Repairs and translations, by place. */
  readonly notes: readonly QueryNote[];
}

/**
 * Reads a query as OP-52 to OP-54 define it (SR-047 to SR-068). Never throws: what cannot be read is answered with
 * the place, the reason and, where one is near, a query that can be searched.
 */
export function parseQuery(text: string): ParseResult {
  if (text.length > LONGEST_QUERY) {
    const reason = `The query is longer than ${LONGEST_QUERY.toLocaleString('en')} characters.`;
    return refuse({ at: LONGEST_QUERY, length: text.length - LONGEST_QUERY }, reason);
  }
  try {
    return readQuery(text);
  } catch (problem) {
    if (!(problem instanceof QueryProblem)) throw problem;
    return refuse(problem.place, problem.message, findCorrection(text, problem.edit));
  }
}

function readQuery(text: string): ParsedQuery {
  if (text.trim() === '') return { ok: true, notes: [] };
  const { lexemes, notes } = lexQuery(text);
  if (lexemes.length === 0) {
    throw new QueryProblem(
      { at: 0, length: text.length },
      'There is no word to search for: only letters and digits are searched.',
    );
  }
  return { ok: true, tree: parseExpression(text, lexemes), notes };
}

/** Makes edits until the query can be read; taking one problem away may uncover the next. */
function findCorrection(text: string, edit: QueryEdit | undefined): string | undefined {
  let changed = text;
  let next = edit;
  for (let count = 0; count < MOST_CORRECTIONS && next !== undefined; count++) {
    changed = applyNotes(changed, [next]);
    try {
      const { tree, notes } = readQuery(changed);
      return tree === undefined ? undefined : tidySpaces(applyNotes(changed, notes));
    } catch (problem) {
      if (!(problem instanceof QueryProblem)) throw problem;
      next = problem.edit;
    }
  }
  return undefined;
}

/** Removing a part leaves two spaces, or one beside a parenthesis. */
function tidySpaces(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(\() | (?=\))/g, '$1')
    .trim();
}

function refuse(place: { at: number; length: number }, reason: string, suggestion?: string): ParseResult {
  const error = { code: 'query-unreadable', at: place.at, length: place.length, reason } as const;
  return { ok: false, error: suggestion === undefined ? error : { ...error, suggestion } };
}
