import type { Random } from '#tests/support/generate-queries.ts';
import { generateBody, HOSTS, type FuzzedRequest } from './generate-request.ts';
import { count, generateCharacters, generateText, INNATE_NAMES, pick, pickOrInnate } from './generate-strings.ts';

type Make = (random: Random) => Pick<FuzzedRequest, 'url' | 'payload' | 'method'>;

const IDS = ['fuzz-1', 'fuzz-2', 'nowhere', '', ' ', '%00', '../x', ...INNATE_NAMES];
const NUMBERS = ['0', '1', '-1', '1e9', '99999999999999999999', '1.5', 'x', ''];

/** The calls that stand beside the search, each with anything a client may send in every field. */
const CALLS: readonly Make[] = [
  (random) =>
    get(`${pick(random, ['documentsearch', 'books', 'journals'])}/autocomplete`, {
      term: anyText(random),
      section: pickOrInnate(random, [undefined, 'practicalInsights', 'x']),
    }),
  (random) => post(`documentSearch/${pick(random, ['explain', 'forms'])}`, generateBody(random)),
  (random) => post('documentSearch/resolve', { citations: listOf(random, () => anyText(random)) }),
  (random) => post(`api/Download/${pickOrInnate(random, ['excel', 'word', 'pdf'])}`, generateDownload(random)),
  (random) => post(`api/SearchAlerts${pick(random, ['', '/preview'])}`, generateAlert(random)),
  (random) =>
    post(`api/SearchAlerts/${anyId(random)}/${pick(random, ['look', 'title', 'renewFeed'])}`, {
      title: anyText(random),
    }),
  (random) => get(`api/SearchAlerts/feed/${anyId(random)}`, {}),
  (random) => get('api/ResearchRecord', { text: anyText(random), start: pick(random, NUMBERS) }),
  (random) => post(`api/ResearchRecord/${anyId(random)}/note`, { note: anyText(random) }),
  (random) => get(`api/ResearchRecord/${anyId(random)}/new`, {}),
  (random) =>
    post('api/ResearchRecord/export', {
      format: pickOrInnate(random, ['text', 'excel', 'x']),
      ids: listOf(random, () => anyId(random)),
    }),
  (random) =>
    post('api/LatestSearches', {
      title: anyText(random),
      url: pickOrInnate(random, ['/search?q=x', '//x', anyText(random)]),
      topics: listOf(random, () => anyText(random)),
      countries: listOf(random, () => anyText(random)),
    }),
  (random) =>
    get('document/GetDocument', { id: pick(random, IDS), searchTerm: anyText(random), anchor: anyText(random) }),
  (random) =>
    get('document/GetDocumentPart', {
      id: pick(random, IDS),
      from: pick(random, NUMBERS),
      to: pick(random, NUMBERS),
      searchTerm: anyText(random),
    }),
];

/** A request to one of the calls beside the search, most of it nearly right. */
export function generateOtherRequest(random: Random): FuzzedRequest {
  return { ...pick(random, CALLS)(random), host: pick(random, HOSTS), contentType: 'application/json' };
}

function get(path: string, query: Readonly<Record<string, string | undefined>>): ReturnType<Make> {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value).toWellFormed()])).toString();
  return { method: 'GET', url: `/apiv2/${path}${text === '' ? '' : `?${text}`}`, payload: text };
}

function post(path: string, body: object): ReturnType<Make> {
  return { url: `/apiv2/${path}`, payload: JSON.stringify(body) };
}

function generateDownload(random: Random): object {
  return {
    kind: pickOrInnate(random, ['results', 'results', 'document', 'x']),
    ids: listOf(random, () => ({ id: pick(random, IDS), type: anyText(random) })),
    query: random() < 0.6 ? generateBody(random) : null,
    endpoint: pickOrInnate(random, ['documentSearch', 'awards', 'x', '']),
    title: anyText(random),
    searchTerm: anyText(random),
  };
}

function generateAlert(random: Random): object {
  const query = random() < 0.8 ? generateBody(random) : anyText(random);
  return {
    title: anyText(random),
    endpoint: pickOrInnate(random, ['documentSearch']),
    query,
    url: `/search?q=${anyId(random)}`,
  };
}

/** Text in a field; now and then something that is none. */
function anyText(random: Random): string {
  if (random() < 0.02) return pick<unknown>(random, [null, 7, {}, []]) as string;
  return random() < 0.5 ? generateText(random) : generateCharacters(random, count(random, 0, 60));
}

function anyId(random: Random): string {
  return encodeURIComponent(
    (random() < 0.5 ? pick(random, IDS) : generateCharacters(random, count(random, 1, 20))).toWellFormed(),
  );
}

function listOf<T>(random: Random, make: () => T): T[] {
  return Array.from({ length: count(random, 0, 4) }, make);
}
