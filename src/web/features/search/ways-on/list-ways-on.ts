import type { ExplainAnswer } from '#contract/explain.ts';
import { ALL_TIME } from '#domain/search/period.ts';
import { fieldOf, type SearchState, type SearchWords } from '#domain/search/search-state.ts';
import { SEARCH_WITHIN } from '#domain/search/filter-ids.ts';
import { choiceOf, withChoice } from '../change-state.ts';

/** A change of the search that finds more. */
export interface WayOn {
  readonly key: string;
  /** What is left out, for example `Without “xylophone”`. */
  readonly label: string;
  readonly total: number;
  readonly change: Partial<SearchState>;
}

/** How the keys of ways begin that leave out a term. */
const TERM_WAY = 'term ';

/** “a”, “b” and “c”. */
const LIST = new Intl.ListFormat('en-GB');

/**
 * The terms that no document has, and what wildcards stand for that fit none, in sentences; '' where there are none.
 * Where the search finds closed documents (`closed`, their number) nothing is said of what these hold.
 */
export function describeMissing({ missing }: Pick<ExplainAnswer, 'missing'>, closed = 0): string {
  const wildcards = missing.filter((term) => /^[^"]*[*?][^"]*$/.test(term));
  const words = missing.filter((term) => !wildcards.includes(term));
  const isIn = `${LIST.format(words.map(quote))} ${words.length === 1 ? 'is' : 'are'} in no document${closed > 0 ? ' that you may open' : ''}.`;
  const fits = `No word of the library fits ${LIST.format(wildcards.map(quote))}: * stands for any letters or digits, or none, ? for exactly one.`;
  return [...(words.length > 0 ? [isIn] : []), ...(wildcards.length > 0 ? [fits] : [])].join(' ');
}

/** Ways on for a search that found `total`: what leaving out a term or filter would find, the most first. */
export function listWaysOn(state: SearchState, explanation: ExplainAnswer): readonly WayOn[] {
  const { anywhere } = explanation;
  const apart = anywhere
    ? [
        {
          key: 'near',
          label: 'Anywhere in the document, near or not',
          ...anywhere,
          change: changeText(state, anywhere.query),
        },
      ]
    : [];
  const terms = explanation.terms.map(({ term, query, total }) => ({
    key: `${TERM_WAY}${term}`,
    label: `Without ${quote(term)}`,
    total,
    change: changeText(state, query),
  }));
  const together = explanation.together.map(({ terms: left, query, withoutFilters: alone, total }) => ({
    key: `together ${query} ${alone}`,
    label: `Without ${LIST.format([...left.map(quote), ...(alone ? ['any filter'] : [])])}`,
    total,
    change: { ...(alone ? leaveOutAll(state) : {}), ...changeText(state, query) },
  }));
  const filters = explanation.filters.map(({ id, value, label, total }) => ({
    key: `filter ${id} ${value ?? ''}`,
    label: `Without ${label}`,
    total,
    change: leaveOut(state, id, value),
  }));
  const { withoutFilters } = explanation;
  const all =
    withoutFilters === null
      ? []
      : [{ key: 'filters', label: 'Without any filter', total: withoutFilters, change: leaveOutAll(state) }];
  return [...apart, ...terms, ...together, ...filters, ...all]
    .filter(({ total }) => total > explanation.total)
    .sort((one, other) => other.total - one.total);
}

/** The ways that leave out no term: of a citation, which is one name, what has the rest of it is something else. */
export function keepWholeName(ways: readonly WayOn[]): readonly WayOn[] {
  return ways.filter(({ key }) => !key.startsWith(TERM_WAY));
}

/** The spellings that are not offered above the results already, as words written otherwise. */
export function leaveOutWritten(
  spellings: ExplainAnswer['spellings'],
  written: readonly string[],
): ExplainAnswer['spellings'] {
  return spellings.filter(({ query }) => !written.includes(query.replaceAll('"', '')));
}

/**
 * Whether to offer taking back all filters: only where nobody has counted that, for what finds something is one of the
 * ways on. A single filter is counted by itself.
 */
export function offersReset({ filters, withoutFilters }: ExplainAnswer): boolean {
  return withoutFilters === null && filters.length !== 1;
}

/** The search with another text, in the field in which it stands. */
export function changeText(state: SearchState, text: string): Partial<SearchWords> {
  return { [fieldOf(state)]: text };
}

const ANY_DATE = { datePeriod: ALL_TIME, dateFrom: '', dateTo: '' } as const;

function leaveOut(state: SearchState, id: string, value: string | null): Partial<SearchState> {
  if (id === 'dates') return ANY_DATE;
  if (id === 'titleOnly') return { titleOnly: false };
  if (id === 'hasContent') return { hasContent: false };
  const choice = choiceOf(state, id);
  if (!choice) return {};
  const values = value === null ? [] : choice.values.filter((other) => other !== value);
  return { filters: withChoice(state, { ...choice, values }) };
}

function leaveOutAll(state: SearchState): Partial<SearchState> {
  const filters = state.filters.filter(({ facet }) => facet === SEARCH_WITHIN);
  return { filters, titleOnly: false, hasContent: false, ...ANY_DATE };
}

/** A phrase has its quotation marks already. */
function quote(term: string): string {
  return /^"[^"]*"$/.test(term) ? `“${term.slice(1, -1)}”` : `“${term}”`;
}
