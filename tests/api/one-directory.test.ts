import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveCitations } from '#contract/citations.ts';
import { suggestSearches } from '#contract/suggestions.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA']);
  await server.open();
});

afterAll(() => server.close());

const ECT = 'Energy Charter Treaty, 1994 (editorial summary)';
const ICSID = 'ICSID Convention, 1965 (editorial summary)';
const ACT = 'United Kingdom: English Arbitration Act 1996 (editorial summary)';
const NYC = 'New York Convention, 1958 (editorial summary)';
const CASE = 'Halvorsen Energi AS v. Aurelian Turbinenbau GmbH';

it.each([
  ['ECT', ECT],
  ['the Energy Charter Treaty', ECT],
  ['Washington Convention', ICSID],
  ['Convention on the Settlement of Investment Disputes between States and Nationals of Other States', ICSID],
  ['Arbitration Act 1996', ACT],
  ['Convention on the Recognition and Enforcement of Foreign Arbitral Awards', NYC],
  ['ICC Case No 91873', CASE],
])('%s is the same to citations, to the search and to what can be gone to (OP-189)', async (name, title) => {
  const { citations } = await server.call(resolveCitations, { body: { citations: [name] } });
  expect(citations[0]?.documents[0]?.title).toBe(title);
  const { direct } = await server.search({ q: name });
  expect(direct[0]?.title).toBe(title);
  const { suggestions } = await server.call(suggestSearches, { query: { term: name, section: 'goTo' } });
  expect(suggestions.map(({ url }) => new URL(url, 'http://ka.localhost').pathname)).toContain(
    new URL(direct[0]?.url ?? '', 'http://ka.localhost').pathname,
  );
});
