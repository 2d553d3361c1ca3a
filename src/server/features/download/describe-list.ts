import type { SearchQuery } from '#contract/search.ts';
import type { Edition, SearchMode } from '#domain/edition/edition.ts';
import { PERIOD_MONTHS } from '#domain/search/period.ts';
import type { ResultList } from '#server/ports/document-renderer.ts';

interface ListOrigin {
  readonly edition: Edition;
  readonly endpoint: string;
  readonly query: SearchQuery;
  /** The query in plain English; undefined without one. */
  readonly understood: string | undefined;
  /** How many results the search has. */
  readonly total: number;
  readonly rows: number;
  readonly isSelection: boolean;
  /** Instant, UTC. */
  readonly now: string;
}

const whole = new Intl.NumberFormat('en-GB');
const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** What stands above the rows of a list: the search as typed and as understood, its filters, its size, when and where. */
export function describeList(list: ListOrigin): ResultList['facts'] {
  const { edition, query } = list;
  const mode = findMode(list);
  const typed = query.q?.trim() || query.qTitle?.trim() || query.qPublicationTitle?.trim() || '';
  return [
    ['Query', typed === '' ? 'None: everything' : typed],
    ...(list.understood === undefined ? [] : [['Understood as', list.understood] as const]),
    ['Searched', mode?.title ?? 'Search'],
    ['Filters', describeFilters(edition, mode, query) || 'None'],
    ['Results', describeSize(list)],
    ['Made', `${instant.format(new Date(list.now))} UTC`],
    ['Library', edition.name],
  ];
}

function findMode({ edition, endpoint, query }: ListOrigin): SearchMode | undefined {
  const ofEndpoint = edition.modes.filter((mode) => mode.endpoint.toLowerCase() === endpoint.toLowerCase());
  return ofEndpoint.find(({ id }) => id.toLowerCase() === query.mode?.toLowerCase()) ?? ofEndpoint[0];
}

function describeSize({ rows, total, isSelection }: ListOrigin): string {
  const all = whole.format(total);
  if (isSelection) return `${whole.format(rows)} selected of ${all}`;
  return rows < total ? `The first ${whole.format(rows)} of ${all}` : all;
}

function describeFilters(edition: Edition, mode: SearchMode | undefined, query: SearchQuery): string {
  const chosen = (query.filters ?? []).flatMap(({ id, filterItems = [], andOrValue }) => {
    if (filterItems.length === 0) return [];
    const name = mode?.facetNames?.[id] ?? edition.facets.find((facet) => facet.id === id)?.name ?? id;
    return `${name}: ${filterItems.join(andOrValue === 'and' ? ' and ' : ' or ')}`;
  });
  return [
    ...(query.searchWithinTitleOnly ? ['Only in titles'] : []),
    ...(query.hasContent ? ['Only with full text'] : []),
    ...chosen,
    ...describeDates(edition, mode, query),
  ].join('; ');
}

function describeDates({ dateTypes }: Edition, mode: SearchMode | undefined, query: SearchQuery): string[] {
  const type = query.dateType || mode?.defaultDates?.dateType || 'relevant-date';
  const name = dateTypes.find(({ id }) => id === type)?.name ?? 'Date';
  const { dateFrom, dateTo } = query;
  if (dateFrom || dateTo) {
    const bounds = [dateFrom ? `from ${dateFrom}` : '', dateTo ? `to ${dateTo}` : ''].filter(Boolean);
    return [`${name}: ${bounds.join(' ')}`];
  }
  const months = PERIOD_MONTHS[query.datePeriod ?? mode?.defaultDates?.datePeriod ?? -1];
  return months === undefined ? [] : [`${name}: the last ${months} months`];
}
