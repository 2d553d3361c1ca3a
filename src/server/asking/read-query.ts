import { LibraryError } from '#domain/errors/library-error.ts';
import { type Forms } from '#domain/words/forms.ts';
import { normalizeQuery } from '#domain/query/normalize-query.ts';
import { parseQuery, type ParsedQuery } from '#domain/query/parse-query.ts';
import { withForms } from '#domain/query/related-forms.ts';

/** Words in capitals alone, as titles are printed, are words where they make no query (OP-185). */
function readCapitals(text: string): ReturnType<typeof parseQuery> {
  const parsed = parseQuery(text);
  if (parsed.ok || /\p{Ll}/u.test(text)) return parsed;
  const words = parseQuery(text.toLowerCase());
  if (!words.ok) return parsed;
  const message = 'In capitals alone this makes no query: it was read as words, for a title.';
  const note = { kind: 'word', at: 0, length: text.length, from: text, to: text.toLowerCase(), message } as const;
  return { ...words, notes: [note, ...words.notes] };
}

/** A query as typed, read; throws `query-unreadable` or `query-too-expensive` with the place and the reason. */
export function readQuery(text: string, forms: Forms): ParsedQuery {
  const parsed = readCapitals(text);
  if (parsed.ok) {
    const normalized = parsed.tree && normalizeQuery(parsed.tree);
    if (!normalized || normalized.ok) return parsed.tree ? { ...parsed, tree: withForms(parsed.tree, forms) } : parsed;
    const { at, length, reason } = normalized.error;
    throw new LibraryError('query-too-expensive', { at, length, reason });
  }
  const { at, length, reason, suggestion } = parsed.error;
  throw new LibraryError('query-unreadable', {
    at,
    length,
    reason,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}
