import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from '#tests/support/demo-server.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { fuzzRequests, loadFuzzedDocuments } from '#tests/long/fuzz-requests.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_121);
/** `npm run test:long -- fuzz` sends 100,000. */
const REQUESTS = Number(process.env['PANDECT_ROUNDS'] ?? 600);

const server = new TestServer(new TemporaryLibrary({ PANDECT_QUERY_MS: '1000' }));

beforeAll(() => loadFuzzedDocuments(server, SEED));

afterAll(() => server.close());

it(`answers ${REQUESTS} requests with anything in them in words and never with a failure, seed ${SEED}`, async () => {
  const { counts, failures } = await fuzzRequests(server, REQUESTS, { seed: SEED, say: () => {} });
  expect(failures).toEqual([]);
  expect(counts['requests']).toBe(REQUESTS);
  expect(counts['answered 200']).toBeGreaterThan(REQUESTS / 5);
  expect(counts['answered 422']).toBeGreaterThan(REQUESTS / 20);
});
