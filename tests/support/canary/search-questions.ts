import { SEARCH_ENDPOINTS, type SearchQuery } from '#contract/search.ts';
import type { Canary, Question, Questions } from './questions.ts';

const MOST = { resultsPerPage: 100 };
const ALL_TIMES = { dateType: 'relevant-date', datePeriod: -1, dateFrom: '01-01-1900', dateTo: '31-12-2099' };

/** Ways to look for words of texts; none of them has the words that stand beside these. */
export function listSearches({ documents }: Canary): SearchQuery[] {
  const bodies = documents.map(({ body }) => body).join(' OR ');
  const first = documents.find(({ codes, places }) => codes.length > 0 && places.length > 0);
  const closed = documents.filter(({ codes, type }) => codes.length > 0 && ['Case law', 'Template'].includes(type));
  const prefix = bodies.slice(0, 'qxkipl'.length);
  return [
    { q: '' },
    { q: 'hull' },
    { q: 'hull', scope: 'closed' },
    { q: 'hull', forms: 'related' },
    { q: 'hull', sortBy: 'title', sortOrder: 'asc' },
    { q: 'hull', ...ALL_TIMES },
    { q: 'quays', searchWithinTitleOnly: true },
    { q: bodies },
    { q: bodies, scope: 'closed' },
    { q: bodies, hasContent: true },
    { q: `${prefix}*` },
    { q: `${prefix}*`, scope: 'closed' },
    { qTitle: `${prefix}*` },
    { q: `hull NOT ${bodies.replaceAll(' OR ', ' NOT ')}` },
    ...[first, ...closed].flatMap((document) => (document ? listWays(document) : [])),
    { q: 'hull', filters: [{ id: 'contenttype', filterItems: documents.map(({ type }) => type) }] },
  ].map((search) => ({ ...MOST, ...search }) as SearchQuery);
}

function listWays({ body, bird, heading, places, type }: Canary['documents'][number]): SearchQuery[] {
  const filters = [{ id: 'contenttype', filterItems: [type] }];
  return [
    { q: body },
    { q: body, filters },
    { q: body, scope: 'closed' },
    { q: body, forms: 'related' },
    { q: `"here stands ${body} beside the"` },
    { q: `${body} NEAR3 hull` },
    { q: `"${body} beside the ${bird.slice(0, -2)}*"` },
    { q: `${bird.slice(0, -1)}*` },
    { q: `${bird.slice(0, -1)}q` },
    { q: heading },
    { q: places.join(' OR ') },
    { q: places.join(' OR '), scope: 'closed' },
    { q: places.join(' ') },
  ] as SearchQuery[];
}

const searches = (canary: Canary): Question[] =>
  listSearches(canary).map((body) => ({ path: { endpoint: 'documentSearch' }, body }));

const everywhere = (canary: Canary): Question[] => [
  ...searches(canary),
  ...SEARCH_ENDPOINTS.flatMap((endpoint) =>
    [{ q: 'hull' }, { q: '' }, { q: canary.documents.map(({ body }) => body).join(' OR ') }].map((body) => ({
      path: { endpoint },
      body: { ...MOST, ...body },
    })),
  ),
  { path: { endpoint: 'arbitratorSearch' }, body: { mode: 'profiles', ...MOST } },
];

/** Half of them: an odd number of ways is asked of each document, so that each way is among them. */
const everySecond = (ask: (canary: Canary) => readonly Question[]) => (canary: Canary) =>
  ask(canary).filter((_, index) => index % 2 === 0);

/** Beginnings of words and names. */
const terms = ({ documents, edition }: Canary): string[] => [
  `qx${edition.toLowerCase()}`,
  'qx',
  'hu',
  'The qx',
  'Cara',
  ...documents
    .filter(({ type }) => type === 'Award' || type === 'Case law')
    .flatMap(({ body, bird }) => [body, bird.slice(0, -2)]),
];

const suggestions = (canary: Canary): Question[] => terms(canary).map((term) => ({ query: { term } }));

/** The calls that search, suggest and count. */
export const SEARCH_QUESTIONS: Questions = {
  'POST /apiv2/{endpoint}/search': everywhere,
  'POST /apiv2/{endpoint}/Filter': everySecond(everywhere),
  'POST /apiv2/{endpoint}/explain': everySecond(searches),
  'POST /apiv2/{endpoint}/forms': everySecond(searches),
  'POST /apiv2/{endpoint}/forms/related': everySecond(searches),
  'POST /apiv2/documentSearch/resolve': (canary) => [
    { body: { citations: [...canary.ids.slice(0, 100), ...terms(canary)] } },
    {
      body: {
        citations: canary.documents
          .filter(({ type }) => type === 'Rules' || type === 'Study note')
          .map(({ body }) => `The ${body.replace(/body$/u, 'title')} of`),
      },
    },
    { body: { citations: ['New York Convention, art. V(1)(b)', 'No. qxkacanarycasekappnumber'] } },
  ],
  'GET /apiv2/documentsearch/autocomplete': (canary) => [
    ...suggestions(canary),
    { query: { term: 'hu', section: 'practicalInsights' } },
    { query: { term: 'The', section: 'practicalInsights' } },
  ],
  'GET /apiv2/books/autocomplete': suggestions,
  'GET /apiv2/journals/autocomplete': suggestions,
  'GET /apiv2/ArbitratorSearch/AutoComplete': (canary) => [
    { query: { query: 'Ann' } },
    ...terms(canary).map((query) => ({ query: { query } })),
  ],
  'POST /apiv2/api/SearchAlerts/preview': everySecond((canary) =>
    listSearches(canary).map((query) => ({ body: { endpoint: 'documentSearch', query } })),
  ),
  'GET /mip/api/Filter/allFilters': () => [{}],
};
