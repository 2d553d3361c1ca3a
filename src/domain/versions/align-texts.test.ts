import { createRandom } from '#tests/support/generate-queries.ts';
import { expect, test } from 'vitest';
import type { Block } from '../document/block.ts';
import { alignTexts, type ReadBlocks } from './align-texts.ts';
import { alignVersions } from './align-versions.ts';
import { readBlockWords } from './block-words.ts';
import { inventJudgment } from './invented-texts.test-support.ts';
import { listForebears } from './list-forebears.ts';
import { editText, traceBlocks } from './traced-text.test-support.ts';

/** Reads blocks seven at a time. */
function readerOf(blocks: readonly Block[]): ReadBlocks {
  return async function* () {
    for (let at = 0; at < blocks.length; at += 7) yield blocks.slice(at, at + 7);
  };
}

test('OP-119: texts that are read piece by piece belong together as those that are in memory', async () => {
  for (const seed of [1, 2, 3]) {
    const random = createRandom(seed);
    const former = inventJudgment(random, 200);
    const edits = { inserted: 30, deleted: 20, edited: 10, split: 5 };
    const next = editText(traceBlocks(former), edits, random).map(({ block }) => block);
    const [olds, news] = [former.map(readBlockWords), next.map(readBlockWords)];
    const forebears = await alignTexts(readerOf(former), readerOf(next));
    expect([...forebears]).toEqual([...listForebears(alignVersions(olds, news))]);
    expect(forebears.filter((old) => old >= 0).length).toBeGreaterThan(150);
  }
  expect([...(await alignTexts(readerOf([]), readerOf(inventJudgment(createRandom(1), 3))))]).not.toContain(0);
});
