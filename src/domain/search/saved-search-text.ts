import { isEditionId } from '#domain/edition/edition.ts';
import { readSearchBody, writeSearchBody, type GivenBody } from './saved-search-body.ts';
import { READINGS } from '#domain/query/readings.ts';
import { FORMS } from '#domain/words/forms.ts';
import { READ_OTHERWISE_VERSION, SAVED_SEARCH_VERSION, type SavedSearch, type StoredSearch } from './saved-search.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A search as stores keep it: JSON of its version, its edition and the call that makes it; what could not be read as it was. */
export function printSavedSearch(search: StoredSearch): string {
  if (search.version === null) return search.stored;
  const { edition, endpoint, read } = search;
  const version = read === 'phrase' ? SAVED_SEARCH_VERSION : READ_OTHERWISE_VERSION;
  return JSON.stringify({ version, edition, endpoint, body: writeSearchBody(search) });
}

/** The body of the call that makes a search, as JSON; what cannot be read as it is stored. */
export function printQueryOf(search: StoredSearch): string {
  return search.version === null ? search.stored : JSON.stringify(writeSearchBody(search));
}

/** What a store kept; what is of another version, or damaged, is answered with the reason and left as it is. */
export function parseSavedSearch(stored: string): StoredSearch {
  const fields = readJson(stored);
  if (typeof fields['version'] === 'number' && fields['version'] > READ_OTHERWISE_VERSION) {
    const reason = `This search was kept by a later release of the library, in a form (${fields['version']}) that this one does not know.`;
    return { version: null, reason, stored };
  }
  const isKnown = fields['version'] === SAVED_SEARCH_VERSION || fields['version'] === READ_OTHERWISE_VERSION;
  const search = isKnown ? readSearch(fields) : undefined;
  return search ?? { version: null, reason: 'What was kept of this search cannot be read.', stored };
}

function readJson(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

function readSearch({ edition, endpoint, body }: Fields): SavedSearch | undefined {
  if (typeof edition !== 'string' || !isEditionId(edition) || typeof endpoint !== 'string') return undefined;
  return isBody(body) ? readSearchBody({ edition, endpoint }, body) : undefined;
}

const TEXTS = ['q', 'qTitle', 'qPublicationTitle', 'dateType', 'dateFrom', 'dateTo', 'sortBy', 'mode'];
const SWITCHES = ['searchWithinTitleOnly', 'hasContent'];

function isBody(value: unknown): value is GivenBody {
  if (!isFields(value)) return false;
  const isUnsaid = (name: string) => value[name] === undefined || value[name] === null;
  const { filters, datePeriod, sortOrder, forms, read } = value;
  return (
    TEXTS.every((name) => isUnsaid(name) || typeof value[name] === 'string') &&
    SWITCHES.every((name) => isUnsaid(name) || typeof value[name] === 'boolean') &&
    (isUnsaid('filters') || (Array.isArray(filters) && filters.every(isFilter))) &&
    (isUnsaid('datePeriod') || Number.isInteger(datePeriod)) &&
    (isUnsaid('forms') || FORMS.some((one) => one === forms)) &&
    (isUnsaid('read') || READINGS.some((one) => one === read)) &&
    (isUnsaid('sortOrder') || sortOrder === 'asc' || sortOrder === 'desc')
  );
}

function isFilter(value: unknown): boolean {
  if (!isFields(value) || typeof value['id'] !== 'string') return false;
  const { filterItems = [], andOrValue = 'or' } = value;
  const isList = Array.isArray(filterItems) && filterItems.every((item) => typeof item === 'string');
  return isList && (andOrValue === 'and' || andOrValue === 'or');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
