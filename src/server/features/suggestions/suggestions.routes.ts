import * as calls from '#contract/suggestions.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { SuggestionsService } from './suggestions.service.ts';

/** The three autocomplete calls (API-032 to API-034). */
export function registerSuggestionRoutes(register: RegisterCall, service: SuggestionsService): void {
  register(calls.suggestSearches, ({ reader, query: { term, section } }) =>
    section === undefined ? service.suggestSearches(reader, term) : service.suggestSection(reader, section, term),
  );
  register(calls.suggestBooks, ({ reader, query }) => service.suggestPublications(reader, 'books', query.term));
  register(calls.suggestJournals, ({ reader, query }) => service.suggestPublications(reader, 'journals', query.term));
}
