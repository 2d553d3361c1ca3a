import * as calls from '#contract/suggestions.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { GoToService } from './go-to.service.ts';
import type { SuggestionsService } from './suggestions.service.ts';

/** The three autocomplete calls (API-032 to API-034). */
export function registerSuggestionRoutes(register: RegisterCall, service: SuggestionsService, goTo: GoToService): void {
  register(calls.suggestSearches, ({ reader, query: { term, section } }) => {
    if (section === undefined) return service.suggestSearches(reader, term);
    const { destinations } = reader.edition.suggestionSections.find(({ id }) => id === section) ?? {};
    return destinations ? goTo.suggest(reader, destinations, term) : service.suggestSection(reader, section, term);
  });
  register(calls.suggestBooks, ({ reader, query }) => service.suggestPublications(reader, 'books', query.term));
  register(calls.suggestJournals, ({ reader, query }) => service.suggestPublications(reader, 'journals', query.term));
}
