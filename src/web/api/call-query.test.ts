import { afterEach, expect, test, vi } from 'vitest';
import { getHistory, keepHistory } from '#contract/history.ts';
import { listResearchRecord } from '#contract/research-record.ts';
import { ApiError } from './api-error.ts';
import { callChange, callPages, callQuery, changeKept, FRESH } from './call-query.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(body: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
}

const ask = () => createQueryClient().fetchQuery(callQuery(getHistory, {}, FRESH));

test('a call is a question of the cache, with how long its answer is fresh', async () => {
  answer('{"isKept":true,"histories":[]}');
  expect(await ask()).toEqual({ isKept: true, histories: [] });
  expect(callQuery(getHistory, {}, FRESH)).toMatchObject({
    queryKey: [getHistory.path, {}],
    staleTime: 0,
    retry: false,
  });
});

test.each([
  ['a refusal', '{"code":"forbidden","message":"Not yours.","requestId":"r"}', 403, 'forbidden', 'Not yours.'],
  ['an answer that is no JSON', '<html>', 200, 'broken', 'This part of the page failed unexpectedly.'],
])('what fails is an error of calls, so that pages draw what it says: %s', async (_, body, status, kind, message) => {
  answer(body, status);
  const error = await ask().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind, message });
});

test('a list is asked for page after page, from as many as are there, until there are as many as there are in all', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const entries = address.includes('start=0') ? [{ id: 'a' }, { id: 'b' }] : [{ id: 'c' }];
    return Promise.resolve(Response.json({ entries, total: 3 }));
  });
  const list = callPages(
    listResearchRecord,
    (start) => ({ query: { text: 'seat', start } }),
    ({ entries, total }) => [entries.length, total],
    FRESH,
  );
  const { pages } = await createQueryClient().fetchInfiniteQuery({ ...list, pages: 9 });
  expect(pages.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(['a', 'b', 'c']);
  expect(asked.map((address) => address.split('?')[1])).toEqual(['text=seat&start=0', 'text=seat&start=2']);
});

const keep = callChange(
  keepHistory,
  (isKept: boolean) => ({ body: { isKept } }),
  (queries, _answer, isKept) => queries.setQueryData(['kept'], isKept),
);

test('a change that the server took is told to the cache, with what was wished', async () => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  answer('{"isKept":true}');
  const queries = createQueryClient();
  expect(await keep(queries, true)).toEqual({ isKept: true });
  expect(queries.getQueryData(['kept'])).toBe(true);
});

test('a change that the server refused is not: it fails with the words of the server', async () => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  answer('{"code":"refused","message":"Not today.","requestId":"r"}', 409);
  const queries = createQueryClient();
  await expect(keep(queries, true)).rejects.toMatchObject({ kind: 'refused', message: 'Not today.' });
  expect(queries.getQueryData(['kept'])).toBeUndefined();
});

test('an answer that is kept is changed where it is, and none is made up where there is none', () => {
  const queries = createQueryClient();
  const query = callQuery(getHistory, {}, FRESH);
  const stop = () => changeKept(queries, query, (kept) => ({ ...kept, isKept: false }));
  stop();
  expect(queries.getQueryData(query.queryKey)).toBeUndefined();
  queries.setQueryData(query.queryKey, { isKept: true, histories: [] });
  stop();
  expect(queries.getQueryData(query.queryKey)).toEqual({ isKept: false, histories: [] });
});
