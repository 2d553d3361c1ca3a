import { expect, test } from 'vitest';
import { listExceeded, printChanges } from '../../scripts/lines/check-lines.ts';
import { countLines } from '../../scripts/lines/count-lines.ts';

const BUDGET = {
  name: 'both halves',
  files: ['src/web/features/news/**', 'src/server/features/news/*.ts'],
  most: 4,
  goal: 3,
};

const FILES = new Map([
  ['src/server/features/news/news.service.ts', 'a\n\n  \nb\n'],
  ['src/server/features/news/news.service.test.ts', 'a\nb\nc\n'],
  ['src/web/features/news/news-page.tsx', 'a\nb\nc\n'],
  ['src/web/features/news/news.module.css', 'a\nb\n'],
  ['tests/api/news.test.ts', 'a\n'],
  ['src/server/ports/clock.ts', 'a\n'],
]);

test('lines that are not blank are counted by room, by capability over server and browser, and by budget', () => {
  expect(countLines(FILES, [BUDGET])).toEqual({
    rooms: { 'server/features/*': 2, 'server/ports': 1, 'web/features/*': 3 },
    capabilities: { news: 5 },
    budgets: { 'both halves': 5 },
    tests: 4,
    styles: 2,
  });
});

test('a budget that is exceeded is said with both numbers; one that is just kept is not', () => {
  const words = ['both halves: 5 lines, 4 are the most; what repeats itself is written once'];
  expect(listExceeded({ 'both halves': 5 }, [BUDGET])).toEqual(words);
  expect(listExceeded({ 'both halves': 4 }, [BUDGET])).toEqual([]);
});

test('what has changed since the last release stands behind each figure, what is gone and what is new with it', () => {
  const lines = printChanges({ news: 1200, home: 4, help: 7 }, { news: 1100, home: 4, shelf: 30 });
  expect(lines).toEqual(['  news  1,200 (+100)', '  home  4', '  help  7 (+7)', '  shelf  0 (−30)']);
});
