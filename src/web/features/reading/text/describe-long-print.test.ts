import { expect, it } from 'vitest';
import { describeLongPrint } from './describe-long-print.ts';

const textOf = (characters: number, blocks: number) => ({
  parts: Array.from({ length: 100 }, (_, index) => ({
    index,
    fromBlock: (index * blocks) / 100,
    toBlock: ((index + 1) * blocks) / 100,
    characters: characters / 100,
  })),
});

it('says of a text of 10 MB how many pages it has and what prints them, and nothing of one of 25,000 words', () => {
  const said = describeLongPrint(textOf(10_000_000, 16_000));
  expect(said?.title).toBe('This text has about 3,600 pages');
  expect(said?.content).toContain('“Download”, “PDF”');
  expect(said?.content).toContain('Print once more');
  expect(describeLongPrint(textOf(140_000, 700))).toBeUndefined();
});

it('reckons with the room that paragraphs and notes leave: ten thousand short ones with a note each are long, too', () => {
  // A browser prints these on 667 pages.
  expect(describeLongPrint(textOf(1_213_364, 20_000))?.title).toBe('This text has about 800 pages');
  expect(describeLongPrint(textOf(1_213_364, 4_000))).toBeUndefined();
});
