import { expect, test } from 'vitest';
import { listFound, listUnfolded } from './unfold-contents.ts';

const items = [
  { label: 'Part I General', level: 1 },
  { label: 'Article 1 Scope', level: 2 },
  { label: 'Part II Übertragung', level: 1 },
  { label: '8. Amendment of regulation C1', level: 2 },
].map((item, block) => ({ ...item, id: `b${block + 1}`, block }));

test('OP-196: long contents are searched by words and beginnings of words, in whatever case and accents', () => {
  expect(listFound(items, 'amend C1')).toEqual([3]);
  expect(listFound(items, 'ubertrag')).toEqual([2]);
  expect(listFound(items, '8.')).toEqual([3]);
  expect(listFound(items, 'nowhere')).toEqual([]);
});

test('long contents are folded but for the way to what is read', () => {
  expect(listUnfolded(items, 1)).toEqual([0, 1, 2]);
});
