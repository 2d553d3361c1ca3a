import { expect, test } from 'vitest';
import { findStretch, listFound, listUnfolded, STEP } from './unfold-contents.ts';

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

test('of contents of ten thousand entries those around what is read are drawn, and more when asked for', () => {
  const shown = Array.from({ length: 10_000 }, (_entry, index) => 2 * index);
  const none = { before: 0, after: 0 };
  expect(findStretch(shown, 0, none)).toEqual({ from: 0, to: 2 * STEP });
  expect(findStretch(shown, 2 * 5_050, none)).toEqual({ from: 4_900, to: 5_200 });
  expect(findStretch(shown, 2 * 5_050 + 1, { before: 1, after: 2 })).toEqual({ from: 4_800, to: 5_400 });
  expect(findStretch(shown, 2 * 9_999, none)).toEqual({ from: 9_800, to: 10_000 });
  expect(findStretch(shown, undefined, none)).toEqual({ from: 0, to: STEP });
  expect(findStretch([], undefined, none)).toEqual({ from: 0, to: 0 });
});
