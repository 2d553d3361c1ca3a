import { generateCorpus } from '../../bench/import/generate-corpus.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { createRandom, generateDocument } from '#tests/support/generate-queries.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { checkAnswer } from './check-answer.ts';
import { generateOtherRequest } from './generate-other-request.ts';
import { generateRequest, type FuzzedRequest } from './generate-request.ts';
import { count } from './generate-strings.ts';
import type { LongCheck, LongFindings, LongOptions } from './long-check.ts';

/** A query that takes longer is refused, which the answers must say in words. */
const QUERY_MILLISECONDS = '2000';
/** Most requests of clients come one after the other, some at once: what waits is dealt with by other code. */
const MOST_AT_ONCE = 6;
/** Of one kind of failure so many are told in full; the rest are counted. */
const TOLD_OF_A_KIND = 3;

/** 100,000 requests with anything in them: each is answered 200, 400 or 422 in words. */
export const fuzzCheck: LongCheck = {
  name: 'fuzzed search requests',
  run: async (options) => {
    const server = new TestServer(new TemporaryLibrary({ PANDECT_QUERY_MS: QUERY_MILLISECONDS }));
    try {
      await server.loadDemo(['KA', 'KIPL', 'KCL']);
      generateCorpus(`${server.temporary.files}/corpus.jsonl`, options.isQuick ? 100 : 2_000);
      await loadFuzzedDocuments(server, options.seed);
      return await fuzzRequests(server, options.isQuick ? 1_000 : 100_000, options);
    } finally {
      await server.close();
    }
  },
};

/** Imports documents over the words of the generated queries, in all editions, and opens the server. */
export async function loadFuzzedDocuments(server: TestServer, seed: number): Promise<void> {
  const random = createRandom(seed);
  const documents = Array.from({ length: 60 }, (_, index) => ({ id: `fuzz-${index}`, ...generateDocument(random) }));
  const complete = documents.map((document) => ({
    ...document,
    title: document.title.trim() || 'untitled',
    type: 'Award',
  }));
  server.temporary.write('fuzzed.jsonl', jsonLines(...complete));
  await server.temporary.import({ editions: ['KA', 'KIPL', 'KCL'] });
  await server.open(1);
}

/** Sends so many requests, a few of them at the same time; the seed and a number make a request again. */
export async function fuzzRequests(
  server: TestServer,
  requests: number,
  options: Pick<LongOptions, 'seed' | 'say'>,
): Promise<LongFindings> {
  const counts: Record<string, number> = { requests: 0 };
  const failures: string[] = [];
  const kinds = new Map<string, number>();
  let slowest = 0;
  const send = async (number: number) => {
    const request = createRequest(options.seed * 1_000_003 + number);
    const started = performance.now();
    const response = await sendRequest(server, request);
    slowest = Math.max(slowest, performance.now() - started);
    counts['requests'] = (counts['requests'] ?? 0) + 1;
    counts[`answered ${response.statusCode}`] = (counts[`answered ${response.statusCode}`] ?? 0) + 1;
    const problem = checkAnswer(request, response.statusCode, response.body);
    if (problem !== undefined) {
      const kind = problem.slice(0, 30).replace(/\d+/g, '#');
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if ((kinds.get(kind) ?? 0) <= TOLD_OF_A_KIND) failures.push(`${problem} — ${describeRequest(number, request)}`);
    }
    if (number % 5_000 === 4_999) options.say(`${number + 1} requests, ${failures.length} failures`);
  };
  const random = createRandom(options.seed);
  for (let number = 0; number < requests;) {
    const atOnce = Math.min(requests - number, random() < 0.5 ? 1 : count(random, 2, MOST_AT_ONCE));
    await Promise.all(Array.from({ length: atOnce }, (_, index) => send(number + index)));
    number += atOnce;
  }
  const failed = [...kinds.values()].reduce((sum, times) => sum + times, 0);
  return { counts: { ...counts, failed, 'slowest, ms': Math.round(slowest) }, failures };
}

async function sendRequest(server: TestServer, request: FuzzedRequest) {
  return server.app.inject({
    method: request.method ?? 'POST',
    url: request.url,
    ...(request.method ? {} : { payload: request.payload }),
    headers: {
      ...(await server.headersFor(request.host)),
      ...(request.contentType === '' || request.method ? {} : { 'content-type': request.contentType }),
    },
  });
}

/** One in five goes to the calls beside the search itself. */
function createRequest(seed: number): FuzzedRequest {
  const random = createRandom(seed);
  return random() < 0.2 ? generateOtherRequest(random) : generateRequest(random);
}

function describeRequest(number: number, request: FuzzedRequest): string {
  const payload =
    request.payload.length > 600 ? `${request.payload.slice(0, 600)}… (${request.payload.length})` : request.payload;
  return `request ${number}: ${request.host}${request.url} ${request.contentType} ${payload}`;
}
