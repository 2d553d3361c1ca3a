import { expect, it } from 'vitest';
import { readRows } from './use-kept-rows.ts';

it('Room is kept for as many rows as were stored, and for none by what is no such number', () => {
  expect(['0', '7', '42'].map(readRows)).toEqual([0, 7, 42]);
  expect(['', '-1', '1e9', '100', '7.5', ' 7'].map(readRows)).toEqual(Array(6).fill(undefined));
});
