import { SEARCH_ENDPOINTS } from '#contract/search.ts';
import type { Random } from '#tests/support/generate-queries.ts';
import { count, generateCharacters, generateText, INNATE_NAMES, pick, pickOrInnate } from './generate-strings.ts';

/** A request to one of the search calls, or to one that stands beside them. */
export interface FuzzedRequest {
  /** POST where absent. */
  readonly method?: 'GET';
  readonly url: string;
  readonly host: string;
  readonly contentType: string;
  readonly payload: string;
}

export const HOSTS = ['ka.localhost', 'kipl.localhost', 'kcl.localhost', 'localhost'];
const FACETS = [
  'contenttype',
  'jurisdiction',
  'topic',
  'author',
  'source',
  'court',
  'edition',
  'sector-subsector',
  'nothing',
];
const VALUES = ['Award', 'France', 'Procedure > Seat', 'Procedure', 'Case law', 'Book', '', ' ', '>', 'a > b > c > d'];
const MODES = ['default', 'books', 'Awards', 'bits', 'nyctool', 'case-law', 'newcontent', '', 'none'];
const DATES = [
  '01-01-2019',
  '1-1-2019',
  '31-12-2026',
  '31-02-2020',
  '99-99-9999',
  '2019-01-01',
  '00-00-0000',
  '',
  'today',
];
const DATE_TYPES = ['relevant-date', 'published', 'updated', 'added', 'decision', 'legislation', '', 'never'];
const SORTS = ['score', 'relevance', 'relevant-date', 'date', 'title', 'TITLE', '', 'random'];
const NUMBERS = [0, 1, 10, 20, 100, 101, 9_990, 10_000, -1, 1.5, 1e9, 1e308, -0, 2 ** 53, 2 ** 31];

/** A request with anything in it that a client may send, most of it nearly right. */
export function generateRequest(random: Random): FuzzedRequest {
  const endpoint =
    random() < 0.5
      ? 'documentSearch'
      : random() < 0.92
        ? pick(random, SEARCH_ENDPOINTS)
        : pick(random, [...INNATE_NAMES, 'documentsearch', 'x y', '%', 'é']);
  const base = random() < 0.9 ? '/apiv2' : '/APIV1';
  const call = pick(random, ['search', 'search', 'Filter', 'filter']);
  const isJson = random() < 0.985;
  return {
    url: `${base}/${encodeURIComponent(endpoint)}/${call}`,
    host: pick(random, HOSTS),
    contentType: isJson
      ? 'application/json'
      : pick(random, ['text/plain', 'application/x-www-form-urlencoded', 'nonsense', '']),
    payload: random() < 0.97 ? JSON.stringify(generateBody(random)) : generateBrokenBody(random),
  };
}

/** The body of a search, most of it nearly right. */
export function generateBody(random: Random): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const set = (key: string, chance: number, make: () => unknown) => {
    if (random() >= chance) return;
    const name = random() < 0.97 ? key : pick(random, [key.toUpperCase(), key.toLowerCase(), `${key} `]);
    const kind = random();
    if (kind < 0.98) body[name] = make();
    else body[name] = kind < 0.99 ? pick(random, INNATE_NAMES) : generateOddValue(random);
  };
  set('q', 0.9, () => generateText(random));
  set('qTitle', 0.05, () => generateText(random));
  set('qPublicationTitle', 0.03, () => generateText(random));
  set('filters', 0.3, () => Array.from({ length: count(random, 0, 4) }, () => generateFilter(random)));
  set('start', 0.3, () => pick(random, NUMBERS.slice(0, random() < 0.9 ? 4 : undefined)));
  set('resultsPerPage', 0.4, () => pick(random, NUMBERS.slice(1, random() < 0.92 ? 5 : undefined)));
  set('dateType', 0.15, () => pickOrInnate(random, DATE_TYPES));
  set('dateFrom', 0.15, () => pickOrInnate(random, DATES.slice(0, random() < 0.8 ? 3 : undefined)));
  set('dateTo', 0.15, () => pickOrInnate(random, DATES.slice(0, random() < 0.8 ? 3 : undefined)));
  set('datePeriod', 0.15, () => count(random, -3, 5));
  set('sortBy', 0.3, () => pickOrInnate(random, SORTS));
  set('sortOrder', 0.2, () => pickOrInnate(random, random() < 0.9 ? ['asc', 'desc'] : ['ASC', 'up']));
  set('mode', 0.08, () => pickOrInnate(random, MODES));
  set('excerpt', 0.3, () => random() < 0.5);
  set('searchWithinTitleOnly', 0.2, () => random() < 0.5);
  set('hasContent', 0.1, () => random() < 0.5);
  set(generateCharacters(random, 5), 0.02, () => generateText(random));
  return body;
}

function generateFilter(random: Random): object {
  const id = pickOrInnate(random, FACETS.slice(0, random() < 0.9 ? 5 : undefined));
  const value = () =>
    random() < 0.8 ? pickOrInnate(random, VALUES) : generateCharacters(random, count(random, 0, 12));
  return {
    id,
    ...(random() < 0.9 ? { filterItems: Array.from({ length: count(random, 0, 3) }, value) } : {}),
    ...(random() < 0.3 ? { andOrValue: pickOrInnate(random, random() < 0.9 ? ['and', 'or'] : ['AND', 'xor']) } : {}),
    ...(random() < 0.2 ? { contains: pickOrInnate(random, [generateCharacters(random, count(random, 0, 5))]) } : {}),
    ...(random() < 0.2 ? { limit: pick(random, NUMBERS.slice(0, random() < 0.9 ? 4 : undefined)) } : {}),
    ...(random() < 0.1 ? { prefix: value() } : {}),
  };
}

function generateOddValue(random: Random): unknown {
  return pick<unknown>(random, [
    null,
    true,
    0,
    -1,
    '',
    ' ',
    [],
    {},
    [[]],
    [null],
    { q: {} },
    'null',
    ['award'],
    [[[[[[]]]]]],
  ]);
}

/** A body that is not an object of JSON, or hardly. */
function generateBrokenBody(random: Random): string {
  const whole = JSON.stringify(generateBody(random));
  return pick(random, [
    '',
    'null',
    '[]',
    '"award"',
    '7',
    '{',
    '{"q":"award"',
    '{"q":"award","q":5}',
    '{"__proto__":{"q":"award"}}',
    '{"constructor":{"prototype":{"q":1}}}',
    '{"q":"\\ud800"}',
    '{"q":NaN}',
    '{"start":1e400}',
    '\uFEFF{}',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    whole.slice(0, count(random, 0, whole.length)),
    generateCharacters(random, count(random, 1, 30)),
  ]);
}
