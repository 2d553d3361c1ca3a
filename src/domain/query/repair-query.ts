import { applyNotes } from '#domain/query/apply-notes.ts';
import { parseQuery } from '#domain/query/parse-query.ts';

/**
 * The query with its repairs and translations made, so that a quotation mark left open does not take in what is put
 * after it; as typed where it cannot be read.
 */
export function repairQuery(query: string): string {
  const parsed = parseQuery(query);
  return parsed.ok ? applyNotes(query, parsed.notes) : query.trim();
}
