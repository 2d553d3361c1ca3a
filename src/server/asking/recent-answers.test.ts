import { expect, test } from 'vitest';
import { RecentAnswers } from './recent-answers.ts';

test('An answer is asked for once while it is among the last, and the one used longest ago makes room', async () => {
  const recent = new RecentAnswers<string>(2);
  const asked: string[] = [];
  const ask = (key: string) =>
    recent.remember(key, async () => {
      asked.push(key);
      return key.toUpperCase();
    });
  for (const key of ['a', 'b', 'a', 'b', 'a', 'c', 'a', 'b']) expect(await ask(key)).toBe(key.toUpperCase());
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('What failed is asked for again, and those who waited for it hear of it', async () => {
  const recent = new RecentAnswers<number>(2);
  const fail = () => Promise.reject(new Error('busy'));
  const both = await Promise.allSettled([recent.remember('a', fail), recent.remember('a', async () => 1)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await recent.remember('a', async () => 2)).toBe(2);
});
