import { NO_TITLE_WORDS, type SearchState } from '#domain/search/search-state.ts';

/** What stands in the search field and not in the address. */
export interface FieldDraft {
  /** The query of the address that the draft belongs to. */
  readonly asked: string;
  /** A query that was searched for and has not arrived in the address. */
  readonly sent: string | undefined;
  /** What is typed beside the pills; all of the query while it is edited as text. */
  readonly text: string;
  readonly isText: boolean;
}

/** An empty field. */
export function startDraft(asked: string): FieldDraft {
  return { asked, sent: undefined, text: '', isText: false };
}

/** The field after a search for a query, with what is still typed beside its pills. */
export function sendDraft(asked: string, query: string, text: string): FieldDraft {
  return { ...startDraft(asked), sent: query === asked ? undefined : query, text };
}

/**
 * The field after the address has another query. What is typed beside the pills is the reader's and stays; a query that
 * is edited as text belongs to the address it came from.
 */
export function followAddress({ text, isText }: FieldDraft, asked: string): FieldDraft {
  return { ...startDraft(asked), text: isText ? '' : text };
}

/**
 * What a search for a query changes. It begins at the first result (SR-072) and takes the place of words in titles, for
 * a search has either; an empty one leaves them.
 */
export function searchFor(query: string): Partial<SearchState> {
  const q = query.trim();
  return { ...(q === '' ? {} : NO_TITLE_WORDS), q, start: 0 };
}
