import type { SearchQuery } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { countCitations, isPassage } from '#domain/document/read-pasted.ts';
import { findMode } from '#domain/edition/find-mode.ts';
import type { Edition, SearchMode } from '#domain/edition/edition.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { CONTENT_TYPE, SEARCH_WITHIN, TIME_PERIOD } from '#domain/search/filter-ids.ts';
import type { ParsedQuery } from '#domain/query/parse-query.ts';
import { readPlainWords, readWordsAs, type PlainWords } from '#domain/query/plain-words.ts';
import type { ReadAs } from '#domain/query/readings.ts';
import { fieldOf, naturalOrder, textOf } from '#domain/search/search-state.ts';
import { isNumberSort, SORTS_BY, type SortChoice } from '#domain/edition/sort-choice.ts';
import { findSortBy } from '#domain/search/sorts.ts';
import type { EngineRequest, FacetChoice } from '#server/ports/search-engine.ts';
import { chooseDateField, chooseDates } from './choose-dates.ts';
import { chooseFilters, readWishes } from './choose-filters.ts';
import { listOpenings } from './list-openings.ts';
import { readQuery } from './read-query.ts';
import { listOffSwitches, type OffSwitch } from './choose-switches.ts';

/** A search as the engine takes it, with what the answer must say about it. */
export interface PlannedSearch {
  readonly request: Omit<EngineRequest, 'facets' | 'start' | 'size' | 'excerpt'>;
  readonly mode: SearchMode;
  readonly sort: SortChoice;
  /** The query as typed, in the reading that is searched. */
  readonly parsed: ParsedQuery;
  /** The words, where the query is nothing else. */
  readonly words: PlainWords | undefined;
  readonly read: ReadAs;
  /** Switches of Search within that are off, their content types left out. */
  readonly off: readonly OffSwitch[];
}

/** Turns the search query of the specification into a request; throws `LibraryError` where it cannot be taken. */
export function planRequest(
  reader: Pick<Reader, 'edition' | 'codes'>,
  endpoint: string,
  query: SearchQuery,
  today: string,
): PlannedSearch {
  const { edition } = reader;
  const mode = getMode(edition, endpoint, query.mode);
  const { parsed, words, read, titleOnly } = readWords(query);
  const sort = chooseSort(mode, query, parsed.tree !== undefined);
  const wishes = readWishes(edition, query);
  const { filters, joined } = chooseFilters(edition, mode, wishes);
  const chosen = (id: string): readonly string[] => wishes.find((wish) => wish.id === id)?.filterItems ?? [];
  const off = listOffSwitches(reader, mode, chosen(SEARCH_WITHIN), chosen(CONTENT_TYPE));
  const dateField = chooseDateField(edition, mode, query);
  const dateRange = chooseDates(dateField, mode, query, chosen(TIME_PERIOD).at(-1), today);
  return {
    mode,
    sort,
    parsed,
    words,
    read,
    off,
    request: {
      ...(parsed.tree ? { query: parsed.tree } : {}),
      titleOnly,
      openTo: listOpenings(reader),
      scope: [
        ...scopeOfMode(reader, mode, off),
        ...joined,
        ...(query.hasContent ? [{ facet: 'hascontent', values: ['yes'] }] : []),
      ],
      filters,
      ...(dateRange ? { dateRange } : {}),
      // Numbers of people are no field of the engine: whoever asks puts them in their order, names within them.
      sort: isNumberSort(sort.sortBy)
        ? { field: 'title', descending: false }
        : { field: sort.sortBy, descending: sort.sortOrder === 'desc', dateField },
    },
  };
}

/** What a search of the mode looks in, without what its switches would add (OP-11): all are off where nothing is chosen. */
export function scopeOfMode(
  reader: Pick<Reader, 'edition' | 'codes'>,
  mode: SearchMode,
  off = listOffSwitches(reader, mode, [], []),
): FacetChoice[] {
  return [
    { facet: 'edition', values: [reader.edition.id] },
    ...mode.presets.map(({ facet, values }) => ({ facet, values })),
    ...off.map(({ without }) => without),
  ];
}

function getMode(edition: Edition, endpoint: string, id: string | null | undefined): SearchMode {
  const found = findMode(edition, endpoint, id);
  if (found) return found;
  const ofEndpoint = edition.modes.filter((mode) => mode.endpoint.toLowerCase() === endpoint.toLowerCase());
  throw new LibraryError('mode-unknown', {
    field: 'mode',
    reason: id ? sayWhere(edition, id) : 'This edition does not have this kind of search.',
    allowed: (ofEndpoint.length > 0 ? ofEndpoint : edition.modes).map((mode) => mode.id),
  });
}

function sayWhere({ modes }: Edition, id: string): string {
  const elsewhere = modes.find((mode) => mode.id.toLowerCase() === id.toLowerCase());
  return elsewhere ? `“${id}” is searched at ${elsewhere.path}.` : `This edition has no kind of search called “${id}”.`;
}

/** The words of the search, how they are read, and whether they are looked for in titles alone. */
function readWords(query: SearchQuery): Pick<PlannedSearch, 'parsed' | 'words' | 'read'> & { titleOnly: boolean } {
  const field = fieldOf(query);
  if (field !== 'q' && query.q?.trim()) {
    throw new LibraryError('value-not-allowed', {
      field,
      reason: 'A search looks either in titles (qTitle) or in everything (q), not both at once.',
    });
  }
  const text = textOf(query);
  const parsed = readQuery(text, query.forms ?? 'number');
  // A citation is one name, and a passage is looked for word for word.
  const words = countCitations(text) > 0 || isPassage(text) ? undefined : readPlainWords(text, parsed);
  const tree = words && readWordsAs(words, query.read ?? 'phrase');
  return {
    parsed: tree ? { ...parsed, tree } : parsed,
    words,
    read: tree ? (query.read ?? 'phrase') : 'phrase',
    titleOnly: (query.searchWithinTitleOnly ?? false) || field !== 'q',
  };
}

/** The address wins; without it relevance with a query, the mode's own order without one (OP-55, OP-56). */
function chooseSort(mode: SearchMode, query: SearchQuery, hasQuery: boolean): SortChoice {
  const preset = hasQuery ? mode.defaultSort.withQuery : mode.defaultSort.withoutQuery;
  if (!query.sortBy) return query.sortOrder ? { ...preset, sortOrder: query.sortOrder } : preset;
  const sortBy = findSortBy(query.sortBy);
  if (!sortBy || (isNumberSort(sortBy) && !mode.sortsByName)) {
    throw new LibraryError('value-not-allowed', {
      field: 'sortBy',
      reason: `“${query.sortBy}” is not a sort order.`,
      allowed: SORTS_BY.filter((one) => mode.sortsByName || !isNumberSort(one)),
    });
  }
  if (sortBy === 'score' && !hasQuery) return mode.defaultSort.withoutQuery;
  // The most first, whatever is asked (TL-020).
  const order = isNumberSort(sortBy) ? undefined : query.sortOrder;
  return { sortBy, sortOrder: order ?? naturalOrder(sortBy) };
}
