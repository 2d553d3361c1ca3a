import type { UnderstoodNode, UnderstoodQuery } from '#contract/search.ts';
import { describeQuery } from '#domain/search/describe-query.ts';
import { listTerms } from '#domain/search/list-terms.ts';
import { outlineQuery } from '#domain/search/outline-query.ts';
import type { ParsedQuery } from '#domain/search/parse-query.ts';
import { printQuery } from '#domain/search/print-query.ts';
import { undoNote } from '#domain/search/undo-note.ts';

/** The query as understood; `text` is the query as typed. Null without a query. */
export function presentUnderstood(text: string, { tree, notes }: ParsedQuery): UnderstoodQuery | null {
  if (!tree) return null;
  return {
    text: printQuery(tree),
    description: describeQuery(tree),
    terms: listTerms(tree).map((term) => printQuery(term)),
    tree: outlineQuery(tree) satisfies UnderstoodNode,
    notes: notes.map((note) => {
      const { kind, at, length, from, to, message } = note;
      return { kind, at, length, from, to, message, undo: undoNote(text, note) ?? null };
    }),
  };
}
