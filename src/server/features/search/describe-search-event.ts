import type { SearchAnswer, SearchQuery } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { identifySearch } from '#domain/tools/usage/search-identity.ts';
import { fieldOf, textOf } from '#domain/search/search-state.ts';
import type { UsageEvent } from '#server/ports/usage-recorder.ts';

/** The usage event of an answered search; undefined for paging and for lists that nobody searched for. */
export function describeSearchEvent(
  reader: Reader,
  endpoint: string,
  query: SearchQuery,
  answer: SearchAnswer,
): UsageEvent | undefined {
  const keywords = textOf(query);
  const place = query.mode ?? endpoint;
  const search = identifySearch({
    place,
    text: keywords,
    titleOnly: (query.searchWithinTitleOnly ?? false) || fieldOf(query) !== 'q',
    filters: (query.filters ?? []).map(({ id, filterItems }) => ({ id, values: filterItems ?? [] })),
    dates: [query.dateType, query.datePeriod, query.dateFrom, query.dateTo],
    order: `${answer.sortBy} ${answer.sortOrder}`,
    start: answer.start,
  });
  return search && { kind: 'search', reader, keywords, place, search };
}
