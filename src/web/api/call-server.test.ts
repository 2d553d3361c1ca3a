import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getProceeding } from '#contract/case.ts';
import { getDocument } from '#contract/document.ts';
import { deleteFavoriteDocuments } from '#contract/favorite-generation.ts';
import type { SearchQuery } from '#contract/search.ts';
import { callServer } from './call-server.ts';
import { callQuery, LASTING } from './call-query.ts';
import { documentQuery } from './document.queries.ts';
import { createQueryClient } from './query-client.ts';
import { filtersQuery, hitsQuery } from './search.queries.ts';

const BODY = { q: 'seat' } as SearchQuery;
const server = vi.fn<typeof fetch>();
let said: ReturnType<typeof vi.spyOn>[] = [];
let client: QueryClient;

beforeEach(() => {
  client = createQueryClient();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  said = (['log', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
});

afterEach(() => {
  client.clear();
  server.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that never answers; the signals of what it was asked. */
function holdAnswers(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  server.mockImplementation(
    (_address, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        if (!signal) return;
        signals.push(signal);
        signal.addEventListener('abort', () => reject(new DOMException('The request was aborted.', 'AbortError')));
      }),
  );
  return signals;
}

const sayNothing = () => {
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
};

describe('a request that is cancelled', () => {
  it.each([
    ['filters', () => client.fetchQuery(filtersQuery('documentSearch', BODY))],
    ['hits', () => client.fetchQuery(hitsQuery('documentSearch', BODY))],
    ['a document', () => client.fetchQuery(documentQuery({ id: 'award-1' }))],
  ])('for %s ends silently: no error, no word on the console (ERR-005)', async (_what, ask: () => Promise<unknown>) => {
    const signals = holdAnswers();
    const asked = ask().catch((error: unknown) => error);
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    await client.cancelQueries();
    expect(await asked).toBeInstanceOf(CancelledError);
    expect(signals[0]?.aborted).toBe(true);
    const [query] = client.getQueryCache().getAll();
    expect(query?.state).toMatchObject({ error: null, data: undefined, fetchStatus: 'idle' });
    sayNothing();
  });
});

describe('an aborted call', () => {
  it('is passed on as what it is, not as a library that cannot be reached (ERR-005)', async () => {
    holdAnswers();
    const stop = new AbortController();
    const asked = callServer(getDocument, { query: { id: 'award-1' }, signal: stop.signal });
    stop.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    sayNothing();
  });
});

describe('what is loaded', () => {
  const countAsked = () => server.mock.calls.length;

  it('is not asked for again while document and term, or case and proceeding, are the same (SR-172, SR-173)', async () => {
    server.mockImplementation(() => Promise.resolve(Response.json({})));
    for (const query of [documentQuery({ id: 'a', searchTerm: 'seat' }), documentQuery({ id: 'a', searchTerm: 'x' })]) {
      await client.fetchQuery(query);
      await client.fetchQuery(query);
    }
    expect(countAsked()).toBe(2);
    for (const [caseId, proceedingId] of [
      ['c', 'p1'],
      ['c', 'p2'],
      ['d', 'p2'],
    ] as const) {
      const ask = () => client.fetchQuery(callQuery(getProceeding, { query: { caseId, proceedingId } }, LASTING));
      await ask();
      await ask();
    }
    expect(countAsked()).toBe(5);
  });
});

describe('a document that could not be fetched', () => {
  const answer = (status: number, body: object) => Promise.resolve(Response.json(body, { status }));

  it('counts as not loaded, with its search term, so that the same one is asked for again (ERR-020, ERR-022)', async () => {
    const wanted = documentQuery({ id: 'award-1', searchTerm: 'seat' });
    server.mockImplementationOnce(() => answer(500, { code: 'unexpected', message: 'Not now.', requestId: 'r' }));
    await expect(client.fetchQuery(wanted)).rejects.toMatchObject({ status: 500 });
    expect(client.getQueryData(wanted.queryKey)).toBeUndefined();
    sayNothing();
    server.mockImplementation(() => answer(200, { id: 'award-1' }));
    expect(await client.fetchQuery(wanted)).toEqual({ id: 'award-1' });
    expect(await client.fetchQuery(wanted)).toEqual({ id: 'award-1' });
    expect(server).toHaveBeenCalledTimes(2);
    await client.fetchQuery(documentQuery({ id: 'award-1' }));
    expect(server.mock.calls.map(([address]) => typeof address === 'string' && address.split('?')[1])).toEqual([
      'id=award-1&searchTerm=seat',
      'id=award-1&searchTerm=seat',
      'id=award-1',
    ]);
  });
});

it('A list in the query is its name once for each value, and what is empty is not said (API-057)', async () => {
  server.mockImplementation(async () => Response.json({ count: 2 }));
  await callServer(deleteFavoriteDocuments, { query: { ids: ['a', 'b,c'] } });
  expect(server.mock.calls[0]?.[0]).toBe('/mip/api/FavoriteDocuments?ids=a&ids=b%2Cc');
});
