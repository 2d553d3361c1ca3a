import { expect, it } from 'vitest';
import { RecentThings } from './recent-things.ts';

it('what was used longest ago makes room, by weight', () => {
  const things = new RecentThings<string>(10);
  things.keep('one', '1', 4);
  things.keep('two', '2', 4);
  things.get('one');
  things.keep('three', '3', 4);
  expect(['one', 'two', 'three'].map((key) => things.get(key))).toEqual(['1', undefined, '3']);
  things.keep('one', 'again', 6);
  expect(['one', 'three'].map((key) => things.get(key))).toEqual(['again', '3']);
});

it('what is heavier than everything may be is not kept, and pushes nothing out', () => {
  const things = new RecentThings<string>(10);
  things.keep('light', 'l', 10);
  things.keep('heavy', 'h', 11);
  expect(['light', 'heavy'].map((key) => things.get(key))).toEqual(['l', undefined]);
});
