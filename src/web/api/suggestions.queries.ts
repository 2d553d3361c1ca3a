import { queryOptions } from '@tanstack/react-query';
import { suggestBooks, suggestSearches, type SuggestionsAnswer } from '#contract/suggestions.ts';
import { suggestProfiles } from '#contract/profiles.ts';
import { isLongEnoughToSuggest, SUGGESTED_LENGTH } from '#domain/search/search-limits.ts';
import type { ApiError } from './api-error.ts';
import { callServer } from './call-server.ts';
import type { EditionView } from '#contract/edition-view.ts';

export type SuggestionSection = EditionView['suggestionSections'][number];
export type SuggestionSource = NonNullable<SuggestionSection['source']>;

/** Whether there is anything to suggest for a text (SR-042, SR-043). */
export function canSuggest(text: string): boolean {
  return isLongEnoughToSuggest(text) && text.trim().length <= SUGGESTED_LENGTH.most;
}

/**
 * What a section suggests for a text. A call that is overtaken is cancelled (SR-044); one that fails is a matter for the
 * console and for nobody else (ERR-018).
 */
export function suggestionsQuery(source: SuggestionSource, text: string) {
  const term = text.trim();
  return queryOptions({
    queryKey: ['suggestions', source, term],
    queryFn: ({ signal }) =>
      ask(source, term, signal).catch((error: ApiError) => {
        // oxlint-disable-next-line no-console -- the place where the catalogue of errors wants it
        if (!signal.aborted) console.error('No suggestions could be had.', error.message);
        throw error;
      }),
    staleTime: 5 * 60_000,
    retry: false,
  });
}

function ask(source: SuggestionSource, term: string, signal: AbortSignal): Promise<SuggestionsAnswer> {
  if (source === 'profiles') return callServer(suggestProfiles, { query: { query: term }, signal });
  if (source === 'books') return callServer(suggestBooks, { query: { term }, signal });
  const section = source === 'searches' ? {} : { section: source };
  return callServer(suggestSearches, { query: { term, ...section }, signal });
}
