import { afterEach, expect, test, vi } from 'vitest';
import { getHistory } from '#contract/history.ts';
import { ApiError } from './api-error.ts';
import { callQuery, FRESH } from './call-query.ts';
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
