import { expect, test } from 'vitest';
import { BeginningIndexBuilder, type BeginningIndex } from './beginning-index.ts';

/** From best to worst for “law of”. */
const TEXTS = [
  'Law of',
  'Law of the Sea',
  'Law offices',
  'Lawful offer',
  'Public Law of Treaties',
  'Law and practice of arbitration',
  'Offers under Swiss law',
];

function buildIndex(texts: readonly string[]): BeginningIndex {
  const builder = new BeginningIndexBuilder();
  for (const text of texts) builder.add(text);
  const building = builder.build();
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

test('The whole text comes first, then its beginning, a run of words, words in order and words in any order', () => {
  const found = new Map<string, number>();
  buildIndex(TEXTS).find(['law', 'of'], (text, fit) => found.set(TEXTS[text]!, fit));
  expect(
    [...found].sort((a, b) => a[1] - b[1] || TEXTS.indexOf(a[0]) - TEXTS.indexOf(b[0])).map(([text]) => text),
  ).toEqual(TEXTS);
  expect(found.get('Law of the Sea')).toBe(found.get('Law offices'));
  expect(found.get('Lawful offer')).toBeGreaterThan(found.get('Law offices')!);
});

test('An article at the beginning costs nothing, and may be typed', () => {
  const fitOf = (text: string, ...typed: string[]) => {
    let found: number | undefined;
    buildIndex([text]).find(typed, (_number, fit) => (found = fit));
    return found;
  };
  expect(fitOf('The Law of Treaties', 'law', 'of')).toBe(fitOf('Law of Treaties', 'law', 'of'));
  expect(fitOf('The Law', 'law')).toBe(fitOf('Law', 'law'));
  expect(fitOf('The Law', 'the', 'law')).toBe(fitOf('Law', 'law'));
  expect(fitOf('A', 'a')).toBe(fitOf('Law', 'law'));
  expect(fitOf('Lawful the law', 'law')).toBe(fitOf('Law of Treaties', 'law'));
});

test('Every typed word counts, each text once, and nothing is found by nothing', () => {
  const index = buildIndex(['law law lawyer', 'law']);
  const find = (...typed: string[]): number[] => {
    const texts: number[] = [];
    index.find(typed, (text) => texts.push(text));
    return texts;
  };
  expect(find('law')).toEqual([0, 1]);
  expect(find('law', 'lawy')).toEqual([0]);
  expect(find('law', 'x')).toEqual([]);
  expect(find()).toEqual([]);
});
