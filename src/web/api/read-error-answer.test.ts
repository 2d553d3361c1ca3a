import { expect, it } from 'vitest';
import { readErrorAnswer } from './read-error-answer.ts';

it('reads a refusal of the library with everything it says', () => {
  const refusal = { code: 'not-subscribed', message: 'Not included.', requestId: 'r1', details: { heldBy: ['PL'] } };
  expect(readErrorAnswer(refusal)).toEqual(refusal);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'Bad gateway'],
  ['a list', [1]],
  ['what a gateway says', { message: 'upstream timed out' }],
  ['a code that is a number', { code: 502, message: 'Bad gateway', requestId: 'x' }],
])('takes %s for no refusal of the library', (_what, body) => {
  expect(readErrorAnswer(body)).toBeUndefined();
});
