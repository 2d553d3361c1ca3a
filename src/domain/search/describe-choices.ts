import { formatDate } from '#domain/document/format-date.ts';
import type { Edition, SearchMode } from '#domain/edition/edition.ts';
import { TIME_PERIOD } from './filter-ids.ts';
import type { ReadAs } from '#domain/query/readings.ts';
import type { Forms } from '#domain/words/forms.ts';
import { nameGroup } from './value-groups.ts';
import { ALL_TIME, CUSTOM_PERIOD, namePeriod, parsePeriod, parseWireDate } from './period.ts';

/** What a reader may choose besides the words, as a search carries it. */
export interface Choices {
  readonly filters?: readonly Filter[] | null | undefined;
  readonly searchWithinTitleOnly?: boolean | null | undefined;
  readonly hasContent?: boolean | null | undefined;
  readonly forms?: Forms | null | undefined;
  readonly read?: ReadAs | null | undefined;
  readonly dateType?: string | null | undefined;
  readonly datePeriod?: number | null | undefined;
  /** `dd-mm-yyyy`. */
  readonly dateFrom?: string | null | undefined;
  readonly dateTo?: string | null | undefined;
}

interface Filter {
  readonly id: string;
  readonly filterItems?: readonly string[] | undefined;
  readonly andOrValue?: string | null | undefined;
}

/** What narrows a search besides its words, one entry for each choice; the dates that a mode sets by itself among them. */
export function describeChoices(edition: Edition, mode: SearchMode | undefined, choices: Choices): string[] {
  const filters = (choices.filters ?? []).filter(({ id }) => id !== TIME_PERIOD);
  return [
    ...(choices.searchWithinTitleOnly ? ['Only in titles'] : []),
    ...(choices.hasContent ? ['Cases with documents'] : []),
    ...(choices.forms === 'related' ? ['Related forms of words'] : []),
    ...(choices.read === 'all' ? ['All of the words, not as a phrase'] : []),
    ...(choices.read === 'best' ? ['Any of the words'] : []),
    ...filters.flatMap((filter) => describeFilter(edition, mode, filter)),
    ...describeDates(edition, mode, choices),
  ];
}

function describeFilter(
  edition: Edition,
  mode: SearchMode | undefined,
  { id, filterItems = [], andOrValue }: Filter,
): string[] {
  const name = mode?.facetNames?.[id] ?? edition.facets.find((facet) => facet.id === id)?.name ?? id;
  const nameValue = (value: string): string =>
    edition.searchWithin.find((one) => one.id === value)?.name ??
    nameGroup(edition.valueGroups, id, value) ??
    value.replaceAll(' > ', ' › ');
  const values = filterItems.filter((value) => value !== '').map(nameValue);
  return values.length === 0 ? [] : [`${name}: ${values.join(andOrValue === 'and' ? ' and ' : ' or ')}`];
}

function describeDates(edition: Edition, mode: SearchMode | undefined, choices: Choices): string[] {
  const type = choices.dateType || mode?.defaultDates?.dateType || 'relevant-date';
  const name = edition.dateTypes.find(({ id }) => id === type)?.name ?? 'Date';
  const period = choosePeriod(mode, choices);
  const words = namePeriod(period);
  if (words !== undefined) return [`${name}: ${words}`];
  if (period !== CUSTOM_PERIOD) return [];
  const from = parseWireDate(choices.dateFrom ?? '');
  const to = parseWireDate(choices.dateTo ?? '');
  const ends = [
    ...(from ? [`from ${formatDate(from)}`] : []),
    ...(to ? [`${from ? 'to' : 'until'} ${formatDate(to)}`] : []),
  ];
  return ends.length === 0 ? [] : [`${name}: ${ends.join(' ')}`];
}

/** As a search takes it: its own period, its days, the filter of that name, what the mode sets. */
function choosePeriod(mode: SearchMode | undefined, { filters, datePeriod, dateFrom, dateTo }: Choices): number {
  if (datePeriod !== undefined && datePeriod !== null) return datePeriod;
  if (dateFrom || dateTo) return CUSTOM_PERIOD;
  const wished = filters?.find(({ id }) => id === TIME_PERIOD)?.filterItems?.at(-1);
  return wished === undefined ? (mode?.defaultDates?.datePeriod ?? ALL_TIME) : (parsePeriod(wished) ?? ALL_TIME);
}
