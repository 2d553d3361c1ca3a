import { expect, it } from 'vitest';
import { describeLongPrint } from './describe-long-print.ts';

const textOf = (characters: number) => ({
  parts: Array.from({ length: 100 }, (_, index) => ({
    index,
    fromBlock: index * 10,
    toBlock: index * 10 + 10,
    characters: characters / 100,
  })),
});

it('says of a text of 10 MB how many pages it has and what prints them, and nothing of one of 25,000 words', () => {
  const said = describeLongPrint(textOf(10_000_000));
  expect(said?.title).toBe('This text has about 3,400 pages');
  expect(said?.content).toContain('“Download”, “PDF”');
  expect(said?.content).toContain('Print once more');
  expect(describeLongPrint(textOf(160_000))).toBeUndefined();
});
