import { errorAnswer, type ErrorAnswer } from '#contract/error.ts';
import { filtersAnswer, searchAnswer, type FilterAnswer, type SearchAnswer } from '#contract/search.ts';
import { parseJson } from '#tests/support/parse-answer.ts';
import type { FuzzedRequest } from './generate-request.ts';

const ALLOWED = [200, 400, 422];
/** Calls beside the search also say that something is not there, too large, or too much at once. */
const ALLOWED_BESIDE = [...ALLOWED, 403, 404, 409, 410, 413, 429];
/** What an answer must never let out. */
const INSIDE = /\bat (?:file|node|async)\b|node_modules|SQLITE|\.ts:\d|TypeError|RangeError|undefined|\[object/;

/** Says what is wrong with an answer to a search call; undefined where nothing is. */
export function checkAnswer(request: FuzzedRequest, status: number, text: string): string | undefined {
  if (!isSearch(request)) return checkBeside(request, status, text);
  if (!ALLOWED.includes(status)) return `status ${status}: ${text.slice(0, 300)}`;
  if (status === 400 && isReadable(request)) return `status 400 for fields that could be read: ${text.slice(0, 300)}`;
  try {
    if (status !== 200) return checkRefusal(request, status, parseJson(errorAnswer, text));
    return /filter$/i.test(request.url)
      ? checkFilters(parseJson(filtersAnswer, text))
      : checkHits(parseJson(searchAnswer, text));
  } catch (error) {
    return `status ${status} with an answer that the contract does not have: ${String(error).slice(0, 300)}`;
  }
}

function isSearch({ url }: FuzzedRequest): boolean {
  return /^\/(?:apiv2|APIV1)\/[^/]+\/(?:search|filter)$/i.test(url);
}

/** Whether a body is JSON; names that would change what every object inherits are not taken for any. */
function isReadable({ contentType, payload }: FuzzedRequest): boolean {
  if (!/json/i.test(contentType) || /__proto__|"constructor"/.test(payload)) return false;
  try {
    JSON.parse(payload);
    return true;
  } catch {
    return false;
  }
}

/** What is no search answers whatever it answers, or a refusal in words; a file is no JSON. */
function checkBeside(request: FuzzedRequest, status: number, text: string): string | undefined {
  if (!ALLOWED_BESIDE.includes(status)) return `status ${status}: ${text.slice(0, 300)}`;
  if (status === 200) return undefined;
  const { message, requestId, details } = parseJson(errorAnswer, text);
  if (message === '') return 'a refusal without words';
  if (requestId === '') return 'a refusal without its request id';
  const words = `${message} ${details?.reason ?? ''}`;
  return INSIDE.test(words) && !INSIDE.test(request.payload + request.url)
    ? `a refusal that tells of the inside: ${words}`
    : undefined;
}

function checkRefusal(request: FuzzedRequest, status: number, refusal: ErrorAnswer): string | undefined {
  const { code, message, requestId, details } = refusal;
  if (message.length < 15) return 'a refusal without words';
  if (requestId === '') return 'a refusal without its request id';
  const words = `${message} ${details?.reason ?? ''}`;
  if (INSIDE.test(words) && !INSIDE.test(request.payload)) return `a refusal that tells of the inside: ${words}`;
  if (status !== 422) return undefined;
  if (details?.reason === undefined && code !== 'result-too-deep') return `${code} without a reason`;
  if (code !== 'query-unreadable' && code !== 'query-too-expensive') return undefined;
  const query = readQuery(request);
  const { at = -1, length = -1 } = details ?? {};
  const isInside = at >= 0 && length >= 0 && at + length <= query.length;
  return isInside ? undefined : `${code} points outside the query: ${at} + ${length} of ${query.length}`;
}

function checkHits({ hits, total, totalHits, start, resultsPerPage }: SearchAnswer): string | undefined {
  if (total !== totalHits || total < 0) return `totals ${total} and ${totalHits}`;
  const expected = Math.max(0, Math.min(resultsPerPage, total - start));
  if (hits.length !== expected) return `${hits.length} hits instead of ${expected} (start ${start} of ${total})`;
  if (new Set(hits.map((hit) => hit.id)).size !== hits.length) return 'a document stands twice on a page';
  for (const hit of hits) {
    for (const { text, marks } of [hit.markedTitle, ...hit.excerpt]) {
      let reached = 0;
      for (const { start: from, end } of marks) {
        if (from < reached || end <= from || end > text.length) return `a mark outside its text in ${hit.id}`;
        reached = end;
      }
    }
  }
  return undefined;
}

function checkFilters(filters: readonly FilterAnswer[]): string | undefined {
  for (const { id, name, count, filterItems } of filters) {
    if (name === '') return `a filter without a name: ${id}`;
    if (filterItems.some((item) => item.count < 0 || item.name === ''))
      return `a filter lists a value without a name: ${id}`;
    if (count < 0) return `a filter counts ${count}: ${id}`;
  }
  return undefined;
}

/** The text that was searched, whatever the letter case of its field. */
function readQuery(request: FuzzedRequest): string {
  const body = JSON.parse(request.payload) as Record<string, unknown>;
  const texts = Object.entries(body).flatMap(([key, value]) => {
    const isQuery = ['q', 'qtitle', 'qpublicationtitle'].includes(key.toLowerCase());
    return isQuery && typeof value === 'string' ? [value] : [];
  });
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
