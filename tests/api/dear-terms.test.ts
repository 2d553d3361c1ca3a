import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getDocument, getDocumentPart } from '#contract/document.ts';
import { search } from '#contract/search.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseAnswer } from '#tests/support/parse-answer.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

const GROUP = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' OR ');
/** Multiplies out beyond any bound by itself, and in a document that has its words everywhere. */
const TOO_WIDE = `(${GROUP}) NEAR5 (${GROUP})`;
const TOO_DENSE = 'seat AND quay NEAR50 quay NEAR50 quay NEAR50 quay';

const server = new TestServer(new TemporaryLibrary({ PANDECT_LIMIT_SEARCH: '8', PANDECT_SEARCHES_AT_ONCE: '1' }));

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const text = `The seat is Oslo. ${'quay '.repeat(400)}`;
  server.temporary.write('one.jsonl', jsonLines({ id: 'one', title: 'Seat of the arbitration', text }));
  await server.temporary.import();
  await server.open();
});

afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

const open = (searchTerm: string, headers?: Readonly<Record<string, string>>) =>
  server.send(getDocument, { query: { id: 'one', searchTerm }, ...(headers ? { headers } : {}) });

describe('a document opened with a search term', () => {
  it.each([TOO_WIDE, TOO_DENSE])('that asks too much opens without marks and says why: %s', async (searchTerm) => {
    const answer = await open(searchTerm);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ highlights: null, unmarked: expect.stringMatching(/^[A-Z“].+\.$/u) });
    expect(parseAnswer(getDocument, answer).content).toContain('The seat is Oslo.');
    const part = await server.call(getDocumentPart, { query: { id: 'one', from: 0, to: 1, searchTerm } });
    expect(part.parts[0]).toContain('The seat is Oslo.');
  });

  it('is charged like a search, once for all of its parts, and opens unmarked where nothing is left', async () => {
    const { headers } = await server.signIn('ka');
    vi.advanceTimersByTime(600_000);
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await open('seat', headers)).json(), 'the same term').toMatchObject({ unmarked: null });
    }
    expect((await open('Oslo', headers)).json()).toMatchObject({ unmarked: null, highlights: { total: 1 } });
    const late = await open('arbitration OR is', headers);
    expect([late.statusCode, late.headers['retry-after']]).toEqual([200, undefined]);
    expect(late.json()).toMatchObject({
      highlights: null,
      unmarked: expect.stringMatching(/^Too many requests at once\. .*Try again in \d+ seconds\.$/u),
    });
    expect(
      (await server.refuse(search, { path: { endpoint: 'documentSearch' }, body: { q: 'x' }, headers })).status,
    ).toBe(429);
    vi.advanceTimersByTime(60_000);
    expect((await open('arbitration OR is', headers)).json()).toMatchObject({ unmarked: null });
  });
});
