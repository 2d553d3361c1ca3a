/**
 * Pages of release 0.1 that made searches: endpoint and modes, the first for an address that names none. This file says
 * what that release meant and is never changed: what is said today is in `domain/search`.
 */
const PAGES: Readonly<Record<string, readonly [endpoint: string, ...modes: string[]]>> = {
  '/search': ['documentSearch', 'default', 'unified-patent-court', 'unitary-patent'],
  '/books': ['books', 'books'],
  '/journals': ['journals', 'journals'],
  '/awards': ['awards', 'awards'],
  '/bits': ['documentSearch', 'bits'],
  '/nycsearch': ['NYCTool', 'nyctool'],
  '/profile-navigator': ['arbitratorSearch', 'profiles'],
  '/case-law': ['documentSearch', 'case-law'],
  '/new-content': ['newcontent', 'newcontent'],
};

const FILTERS: ReadonlySet<string> = new Set(
  (
    'contenttype jurisdiction topic publicationtitle author source organization legislation court sector-subsector ' +
    'outcome language casetype role-subrole applicablerules seat status commencement provision nationality ' +
    'languageofproceedings institution applicablelaw nominatingfirm iprights convention nicecode authority ' +
    'undertaking nacecode searchwithin'
  ).split(' '),
);

const MOST_VALUES = 200;
const NOT_OF_THE_SEARCH: ReadonlySet<string> = new Set(['start', 'resultsPerPage']);

/** What each parameter with a name of its own may say, and how the call says it. */
const FIELDS: Readonly<Record<string, (value: string) => object | undefined>> = {
  q: (q) => ({ q }),
  qTitle: (qTitle) => ({ qTitle }),
  qPublicationTitle: (qPublicationTitle) => ({ qPublicationTitle }),
  titleOnly: (value) => (value === 'true' ? { searchWithinTitleOnly: true } : undefined),
  hasContent: (value) => (value === 'true' ? { hasContent: true } : undefined),
  dateType: (dateType) => (/^[A-Za-z][A-Za-z0-9-]{0,39}$/u.test(dateType) ? { dateType } : undefined),
  datePeriod: (value) => (/^(?:-2|[0-3])$/u.test(value) ? { datePeriod: Number(value) } : undefined),
  dateFrom: (value) => readDay('dateFrom', value),
  dateTo: (value) => readDay('dateTo', value),
  sortBy: (sortBy) => (['score', 'relevant-date', 'title'].includes(sortBy) ? { sortBy } : undefined),
  sortOrder: (sortOrder) => (['asc', 'desc'].includes(sortOrder) ? { sortOrder } : undefined),
};

/** A kept address of release 0.1 as JSON of a saved search, version 1; null where it is not one that its pages wrote. */
export function convertAddress(edition: string, url: string): string | null {
  const [path = '', query = ''] = url.split('#', 1)[0]!.split(/\?(.*)/su);
  const page = PAGES[path];
  const parameters = new URLSearchParams(query);
  const mode = page?.slice(1).find((id) => id === (parameters.get('mode') ?? page[1]));
  const body = readParameters(parameters);
  if (!page || !mode || !body) return null;
  return JSON.stringify({ version: 1, edition, endpoint: page[0], body: { ...body, mode } });
}

function readParameters(parameters: URLSearchParams): object | undefined {
  const body: { datePeriod?: number; dateFrom?: string; dateTo?: string } = {};
  const filters = new Map<string, { id: string; filterItems: string[]; andOrValue: 'and' | 'or' }>();
  for (const name of new Set(parameters.keys())) {
    if (name === 'mode' || NOT_OF_THE_SEARCH.has(name)) continue;
    const values = [...new Set(parameters.getAll(name))];
    const id = name.replace(/\.op$/u, '');
    const filter = filters.get(id);
    if (id !== name && filter && values.join() === 'and') filter.andOrValue = 'and';
    else if (FILTERS.has(name) && values.length <= MOST_VALUES && values.every((value) => value.trim() !== '')) {
      filters.set(name, { id: name, filterItems: values, andOrValue: 'or' });
    } else {
      const field = values.length === 1 && Object.hasOwn(FIELDS, name) ? FIELDS[name]?.(values[0]!) : undefined;
      if (!field) return undefined;
      Object.assign(body, field);
    }
  }
  const hasDays = body.dateFrom !== undefined || body.dateTo !== undefined;
  if (hasDays && body.datePeriod !== undefined) return undefined;
  return {
    ...body,
    ...(hasDays ? { datePeriod: -1 } : {}),
    ...(filters.size > 0 ? { filters: [...filters.values()] } : {}),
  };
}

/** A year, a month or a day as the day it begins or ends with, `dd-mm-yyyy`; undefined for a day that does not exist. */
function readDay(field: 'dateFrom' | 'dateTo', value: string): object | undefined {
  const [, year, month = field === 'dateFrom' ? '01' : '12', day] =
    /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/u.exec(value) ?? [];
  if (year === undefined) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(month), 0));
  const wanted = day ?? (field === 'dateFrom' ? '01' : String(last.getUTCDate()));
  const isReal = last.getUTCMonth() === Number(month) - 1 && wanted >= '01' && Number(wanted) <= last.getUTCDate();
  return isReal ? { [field]: `${wanted}-${month}-${year}` } : undefined;
}
