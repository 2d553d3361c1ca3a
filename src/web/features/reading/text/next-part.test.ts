import { expect, test } from 'vitest';
import { NextPart } from './next-part.ts';

const none = () => false;

test('The part in the window is needed next, the first one before anything was seen', () => {
  const next = new NextPart(3);
  expect(next.choose(none)).toBe(3);
  next.see(7);
  expect(next.choose(none)).toBe(7);
});

test('A part that the reader jumped to is needed before those in the window until it is there', () => {
  const next = new NextPart(0);
  next.seek(166);
  next.see(1);
  expect(next.choose(none)).toBe(166);
  expect(next.choose((part) => part === 166)).toBe(1);
});

test('The last jump counts, and from its part the text goes on where nothing else was seen', () => {
  const next = new NextPart(0);
  next.seek(166);
  next.seek(40);
  expect(next.choose(none)).toBe(40);
  expect(next.choose((part) => part === 40)).toBe(40);
});
