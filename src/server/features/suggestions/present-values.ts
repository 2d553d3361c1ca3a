import type { Suggestion } from '#contract/suggestions.ts';
import { nameTreeStep } from '#domain/indexing/facet-values.ts';
import type { Edition, SearchMode } from '#domain/edition/edition.ts';
import { printSearchState } from '#domain/search/print-search-state.ts';
import { createSearchState, defaultsOf } from '#domain/search/search-state.ts';
import type { EngineSuggestion } from '#server/ports/search-engine.ts';

export type SuggestedValue = Extract<EngineSuggestion, { kind: 'value' }>;

const PATH_SEPARATOR = ' > ';

/**
 * Values as searches that find exactly the documents that carry them. A path is called by its last step, by all of it
 * where another value in the list would read the same.
 */
export function presentValues(edition: Edition, mode: SearchMode, values: readonly SuggestedValue[]): Suggestion[] {
  const types = new Map(edition.suggestedFacets.map(({ id, name }) => [id, name]));
  const isAlike = (a: SuggestedValue, b: SuggestedValue): boolean =>
    a.facet === b.facet && nameTreeStep(a.value) === nameTreeStep(b.value);
  return values.map((found) => ({
    text: values.filter((other) => isAlike(found, other)).length > 1 ? found.value : nameValue(found.value),
    type: types.get(found.facet) ?? found.facet,
    count: found.count,
    url: addressOf(mode, found),
  }));
}

function nameValue(value: string): string {
  return value.includes(PATH_SEPARATOR) ? nameTreeStep(value) : value;
}

/** The page of the mode with the value as its only filter. */
function addressOf(mode: SearchMode, { facet, value }: SuggestedValue): string {
  const defaults = defaultsOf(mode);
  const state = { ...createSearchState(defaults), filters: [{ facet, values: [value], every: false }] };
  return `${mode.path}?${new URLSearchParams(printSearchState(state, defaults)).toString()}`;
}
