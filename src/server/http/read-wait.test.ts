import { expect, test } from 'vitest';
import { readWait } from './read-wait.ts';

test.each([
  [undefined, undefined],
  ['handling=lenient', undefined],
  ['wait=3', undefined],
  ['respond-async', 0],
  ['respond-async, wait=3', 3],
  ['wait=3, Respond-Async', 3],
  ['respond-async; wait="4"', 4],
  ['respond-async, wait=600', 10],
  ['respond-async, wait=soon', 0],
])('“%s” waits %s seconds for the answer itself (OP-124)', (prefer, expected) => {
  expect(readWait(prefer)).toBe(expected);
});
