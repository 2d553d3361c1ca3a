import { expect, it } from 'vitest';
import { checkCasts, listCasts } from '../../scripts/check-casts.ts';

/** Put together here, so that this file has none. */
const write = (...words: readonly string[]) => `const store = {}\n${words.join(' ')}`;

it.each([
  [write('as', 'unknown', 'as Store;'), 'as unknown'],
  [write('as', 'unknown\n', 'as Store;'), 'as unknown'],
  [write('as', 'never, 7)'), 'as never'],
  [write('as', 'any).call()'), 'as any'],
])('A cast that takes a value for whatever is wanted is named with its line: %j', (text, cast) => {
  expect(listCasts('a.test.ts', text)).toEqual([expect.stringContaining(`a.test.ts:2 says “${cast}”`)]);
});

it.each(['as const;', 'as Store;', 'it was never laid out', 'as any other, as never before', 'as unknowns;'])(
  'Another is not: %j',
  (text) => {
    expect(listCasts('a.test.ts', text)).toEqual([]);
  },
);

it('No test has one', () => {
  expect(checkCasts()).toEqual([]);
});
