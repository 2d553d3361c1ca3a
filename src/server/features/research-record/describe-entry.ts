import type { SearchQuery } from '#contract/search.ts';
import type { Edition, SearchMode } from '#domain/edition/edition.ts';
import { stripPaging } from '#domain/library/saved-query.ts';
import { ALL_TIME, CUSTOM_PERIOD, parseWireDate, PERIOD_MONTHS } from '#domain/search/period.ts';
import type { ResearchEntryDraft } from '#server/ports/research-record-store.ts';
import type { AnsweredSearch } from '#server/ports/search-journal.ts';
import { printSearchUrl } from './print-search-url.ts';

const LONGEST_TITLE = 300;
const SORTS: Readonly<Record<string, string>> = {
  'score desc': 'Relevance',
  'relevant-date desc': 'Newest first',
  'relevant-date asc': 'Oldest first',
  'title asc': 'Title A to Z',
  'title desc': 'Title Z to A',
};

/** An answered search as its record says it; undefined where the edition has no such way to search. */
export function describeEntry(
  { reader, endpoint, query, answer }: AnsweredSearch,
  madeAt: string,
  corpusVersion: number,
): ResearchEntryDraft | undefined {
  const { edition } = reader;
  const mode = findMode(edition, endpoint, query.mode);
  if (!mode) return undefined;
  const filters = [...listFilterWords(edition, mode, query), ...listDateWords(edition, query)];
  const words = [
    query.q?.trim() ?? '',
    query.qTitle ? `Title: ${query.qTitle}` : '',
    query.qPublicationTitle ? `Publication: ${query.qPublicationTitle}` : '',
  ].filter((word) => word !== '');
  const title = (words.length > 0 ? words : filters).join(' · ');
  return {
    edition: edition.id,
    madeAt,
    title: title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title,
    url: printSearchUrl(edition, mode, query, answer),
    endpoint: mode.endpoint,
    query: stripPaging(query),
    understood: answer.understood?.description ?? null,
    filters,
    sort: SORTS[`${answer.sortBy} ${answer.sortOrder}`] ?? answer.sortBy,
    total: answer.total,
    corpusVersion,
  };
}

/** The way to search that a call means (see `planRequest`). */
export function findMode(edition: Edition, endpoint: string, id: string | null | undefined): SearchMode | undefined {
  const ofEndpoint = edition.modes.filter((mode) => mode.endpoint.toLowerCase() === endpoint.toLowerCase());
  return id ? ofEndpoint.find((mode) => mode.id.toLowerCase() === id.toLowerCase()) : ofEndpoint[0];
}

function listFilterWords(edition: Edition, mode: SearchMode, query: SearchQuery): string[] {
  const nameOf = (id: string) => mode.facetNames?.[id] ?? edition.facets.find((facet) => facet.id === id)?.name ?? id;
  const nameValue = (id: string) =>
    edition.searchWithin.find((one) => one.id === id)?.name ?? id.replaceAll(' > ', ' › ');
  const filters = (query.filters ?? []).flatMap(({ id, filterItems = [], andOrValue }) => {
    const values = filterItems.filter((value) => value !== '').map(nameValue);
    return values.length === 0 ? [] : [`${nameOf(id)}: ${values.join(andOrValue === 'and' ? ' and ' : ' or ')}`];
  });
  return [
    ...(query.searchWithinTitleOnly ? ['Only in titles'] : []),
    ...(query.hasContent ? ['Only with full text'] : []),
    ...filters,
  ];
}

function listDateWords(edition: Edition, query: SearchQuery): string[] {
  const name = edition.dateTypes.find(({ id }) => id === (query.dateType || 'relevant-date'))?.name ?? 'Date';
  const period = query.datePeriod ?? (query.dateFrom || query.dateTo ? CUSTOM_PERIOD : ALL_TIME);
  const months = PERIOD_MONTHS[period];
  if (months !== undefined) return [`${name}: last ${months} months`];
  if (period !== CUSTOM_PERIOD) return [];
  const from = parseWireDate(query.dateFrom ?? '');
  const to = parseWireDate(query.dateTo ?? '');
  const words = [...(from ? [`from ${from}`] : []), ...(to ? [`to ${to}`] : [])];
  return words.length === 0 ? [] : [`${name}: ${words.join(' ')}`];
}
