import { applyNotes } from '#domain/query/apply-notes.ts';
import { QUOTES } from '#domain/query/lexing.ts';
import { parseQuery } from '#domain/query/parse-query.ts';

const QUOTE_OR_PARENTHESIS = new RegExp(`[${QUOTES}()]`, 'u');

/**
 * An existing query and one more phrase, joined with AND (SR-067). Both keep their meaning: alternatives are put in
 * parentheses, several bare words in quotation marks.
 */
export function joinQuery(query: string, phrase: string): string {
  if (phrase.trim() === '') return query.trim();
  if (query.trim() === '') return phrase.trim();
  return `${protectPart(query)} AND ${protectPart(phrase)}`;
}

/** A query as it can stand beside AND and NOT with its meaning kept. */
export function protectPart(part: string): string {
  const parsed = parseQuery(part);
  if (!parsed.ok || parsed.tree === undefined) return part.trim();
  const text = applyNotes(part, parsed.notes);
  if (parsed.tree.kind === 'or') return `(${text})`;
  const isBarePhrase = parsed.tree.kind === 'phrase' && /\s/.test(text) && !QUOTE_OR_PARENTHESIS.test(text);
  return isBarePhrase ? `"${text}"` : text;
}
