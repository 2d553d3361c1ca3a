import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getDocument, getDocumentPart } from '#contract/document.ts';
import { search } from '#contract/search.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { ProcessRenderer } from '#server/adapters/render/process-renderer.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

const MINUTES = 60_000;
const limits = {
  PANDECT_READING_10_MINUTES: '3',
  PANDECT_READING_DAY: '5',
  PANDECT_READING_INSTITUTION_DAY: '4',
  PANDECT_LOG: 'warn',
};
const server = new TestServer(new TemporaryLibrary(limits));
const IDS = Array.from({ length: 9 }, (_, index) => `award-${index}`);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const documents = IDS.map((id) => ({ id, title: `Award ${id}`, text: 'The seat is Oslo.' }));
  server.temporary.write('awards.jsonl', jsonLines(...documents));
  await server.temporary.import();
  await server.open();
});

afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

type Headers = Readonly<Record<string, string>>;
const open = (index: number, headers: Headers) =>
  server.send(getDocument, { query: { id: IDS[index] ?? '' }, headers });
const openAll = async (indexes: readonly number[], headers: Headers) => {
  const statuses: number[] = [];
  for (const index of indexes) statuses.push((await open(index, headers)).statusCode);
  return statuses;
};

describe('The reading budget (OP-179)', () => {
  it('lets an account open as many as are set in ten minutes and a day, and counts each once', async () => {
    const { headers } = await server.signIn('ka');
    expect(await openAll([0, 0, 1, 0, 2, 1, 3, 0], headers)).toEqual([200, 200, 200, 200, 200, 200, 429, 200]);
    const part = await server.send(getDocumentPart, { query: { id: IDS[0] ?? '', from: 0, to: 1 }, headers });
    expect(part.statusCode).toBe(200);
    const other = await server.send(getDocumentPart, { query: { id: IDS[3] ?? '', from: 0, to: 1 }, headers });
    expect(other.statusCode).toBe(429);
    const refused = await open(4, headers);
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.json()).toMatchObject({
      code: 'reading-limit',
      details: {
        reason: 'An account may open 3 documents in ten minutes. The next can be opened in 10 minutes.',
        retryAfter: 600,
      },
    });
    expect(
      (await server.call(search, { path: { endpoint: 'documentSearch' }, body: { q: 'seat' }, headers })).total,
    ).toBe(IDS.length);
    vi.advanceTimersByTime(10 * MINUTES);
    expect(await openAll([3, 4, 5], headers)).toEqual([200, 200, 429]);
    expect((await open(5, headers)).json()).toMatchObject({ details: { reason: expect.stringContaining('24 hours') } });
    vi.advanceTimersByTime(24 * 60 * MINUTES);
    expect(await openAll([5, 6, 7, 8], headers)).toEqual([200, 200, 200, 429]);
  });

  it('keeps accounts apart', async () => {
    expect((await open(8, (await server.signIn('kapp')).headers)).statusCode).toBe(200);
  });
});

describe('The reading budget of a file (OP-179, OP-124)', () => {
  const ask = (ids: readonly string[], headers: Headers, more: object = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/apiv2/api/Download/word',
      headers: { ...headers, host: 'ka.localhost:8080', 'content-type': 'application/json' },
      payload: { kind: 'documents', ids: ids.map((id) => ({ id })), ...more },
    });

  it('takes what goes into it, or nothing where it does not last for all, and says how many it would', async () => {
    const { headers } = await server.signIn('default');
    expect(await openAll([0], headers)).toEqual([200]);
    const refused = await ask(IDS.slice(1, 4), headers);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'reading-limit',
      details: {
        reason:
          'An account may open 3 documents in ten minutes. 2 more can be opened now, and this file needs 3. Choose fewer, or wait 10 minutes.',
        retryAfter: 600,
      },
    });
    const never = await ask(IDS.slice(1, 8), headers);
    expect(never.json()).toMatchObject({
      details: { reason: expect.stringMatching(/2 more can be opened now, and this file needs 7\. Choose fewer\.$/u) },
    });
    // What was opened before costs nothing again.
    expect((await ask(IDS.slice(0, 3), headers)).statusCode).toBe(200);
    expect(await openAll([1, 2, 3], headers)).toEqual([200, 200, 429]);
  });

  it('is not spent by a file that is not made', async () => {
    const { headers } = await server.signIn('kapp');
    vi.advanceTimersByTime(10 * MINUTES);
    const impossible = await ask([IDS[0] ?? '', IDS[1] ?? ''], headers, { options: { language: 'nl' } });
    expect(impossible.statusCode).toBe(404);
    const broken = vi.spyOn(ProcessRenderer.prototype, 'renderPaper');
    for (const code of ['too-many-own-downloads', 'download-interrupted', 'download-too-large'] as const) {
      broken.mockRejectedValueOnce(new LibraryError(code));
      expect((await ask(IDS.slice(0, 3), headers)).json()).toMatchObject({ code });
    }
    broken.mockRestore();
    expect(await openAll([3, 4, 5, 6], headers)).toEqual([200, 200, 200, 429]);
  });
});
