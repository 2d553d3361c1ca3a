import type { UnderstoodNode, UnderstoodQuery } from '#contract/search.ts';
import { describeQuery } from '#domain/query/describe-query.ts';
import { listTerms } from '#domain/query/list-terms.ts';
import { outlineQuery } from '#domain/query/outline-query.ts';
import { LONGEST_QUERY, type ParsedQuery } from '#domain/query/parse-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import { undoNote } from '#domain/query/undo-note.ts';
import { writeAsTyped } from '#domain/query/write-as-typed.ts';

/** Repairs and translations that are told; nobody reads more. */
const MOST_NOTES = 20;
/** Characters of all queries with one of them taken back: each is a whole query, which is read once more. */
const MOST_UNDONE = 2 * LONGEST_QUERY;

/** The query as understood; `text` is the query as typed. Null without a query. */
export function presentUnderstood(text: string, parsed: ParsedQuery): UnderstoodQuery | null {
  const { tree, notes } = parsed;
  if (!tree) return null;
  return {
    text: printQuery(tree),
    description: describeQuery(writeAsTyped(tree, text)),
    terms: listTerms(tree).map((term) => printQuery(term)),
    tree: outlineQuery(tree) satisfies UnderstoodNode,
    notes: notes.slice(0, MOST_NOTES).map((note, index) => {
      const { kind, at, length, from, to, message } = note;
      const undo = (index + 1) * text.length <= MOST_UNDONE ? undoNote(text, parsed, note) : undefined;
      return { kind, at, length, from, to, message, undo: undo ?? null };
    }),
  };
}
