import { expect, test } from 'vitest';
import { createServers } from '#tests/support/create-servers.ts';
import { RenderLine } from './render-line.ts';

const staying = new AbortController().signal;

/** A place in a line: whether its turn came, how many it was told come before it, and what became of it. */
function stand(line: RenderLine, asker: string, signal = staying) {
  const told: number[] = [];
  const state: { end?: () => Promise<void>; refusal?: unknown } = {};
  const settled = line
    .take(asker, signal, (step) => 'ahead' in step && told.push(step.ahead))
    .then(
      (end) => Object.assign(state, { end }),
      (refusal: unknown) => Object.assign(state, { refusal }),
    );
  return { told, state, settled };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('Files are made in the order in which they were asked for, and each is told how many come before it', async () => {
  const line = new RenderLine({ queue: 20, own: 5 }, createServers().lease);
  const [first, second, third] = [stand(line, 'ada'), stand(line, 'bo'), stand(line, 'cy')];
  await settle();
  expect([first, second, third].map(({ state }) => Boolean(state.end))).toEqual([true, false, false]);
  await first.state.end?.();
  await settle();
  expect([second, third].map(({ state }) => Boolean(state.end))).toEqual([true, false]);
  expect([first.told, second.told, third.told]).toEqual([[0], [1, 0], [2, 1]]);
});

test('What is given up leaves its place at once, though what comes before it is still being made (OP-124)', async () => {
  const line = new RenderLine({ queue: 2, own: 5 }, createServers().lease);
  const leaving = new AbortController();
  const places = [stand(line, 'ada'), stand(line, 'bo', leaving.signal), stand(line, 'cy')];
  expect(await stand(line, 'di').settled).toMatchObject({ refusal: { code: 'too-many-downloads' } });
  leaving.abort(new Error('cancelled'));
  expect(await places[1]?.settled).toMatchObject({ refusal: { message: 'cancelled' } });
  expect(places[2]?.told).toEqual([2, 1]);
  const di = stand(line, 'di');
  await settle();
  expect(di.state).toEqual({});
});

test('Twenty may wait behind the one that is made, of whomever; the next is told when to come again', async () => {
  const line = new RenderLine({ queue: 20, own: 5 }, createServers().lease);
  const places = Array.from({ length: 21 }, (_, index) => stand(line, `reader ${index % 5}`));
  await settle();
  expect(places.filter(({ state }) => state.refusal)).toEqual([]);
  expect(await stand(line, 'another').settled).toMatchObject({
    refusal: { code: 'too-many-downloads', status: 429, details: { retryAfter: 60 } },
  });
});

test('One reader has five at most, until one of them is made or given up; others are not kept out', async () => {
  const line = new RenderLine({ queue: 20, own: 5 }, createServers().lease);
  const leaving = new AbortController();
  const [first] = [0, 1, 2, 3].map(() => stand(line, 'ada'));
  stand(line, 'ada', leaving.signal);
  const refused = { refusal: { code: 'too-many-own-downloads', status: 429 } };
  expect(await stand(line, 'ada').settled).toMatchObject(refused);
  await settle();
  await first?.state.end?.();
  stand(line, 'ada');
  expect(await stand(line, 'ada').settled).toMatchObject(refused);
  leaving.abort(new Error('cancelled'));
  const [again, other] = [stand(line, 'ada'), stand(line, 'bo')];
  await settle();
  expect([again.state, other.state]).toEqual([{}, {}]);
});

test('The server itself, in whose name nobody asks, has no share', async () => {
  const line = new RenderLine({ queue: 20, own: 1 }, createServers().lease);
  const places = [stand(line, ''), stand(line, '')];
  await settle();
  expect(places.map(({ state }) => state.refusal)).toEqual([undefined, undefined]);
});
