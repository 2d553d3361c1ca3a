import { createRandom } from '#tests/support/generate-queries.ts';
import { describe, expect, test } from 'vitest';
import { checkAddresses } from './check-addresses.test-support.ts';
import { inventAct, inventJudgment } from './invented-texts.test-support.ts';
import { traceBlocks } from './traced-text.test-support.ts';

const random = createRandom(119);
const TEXTS = {
  'a judgment of our own': inventJudgment(random, 220),
  'an act of our own': inventAct(random, 64),
};

describe.each(Object.entries(TEXTS))('%s', (_, blocks) => {
  test('OP-119: 200 noted addresses never show other words in silence after 65 edits', async () => {
    const { made, bare } = await checkAddresses(traceBlocks(blocks), createRandom(7));
    expect(made).toMatchObject({ other: [], missed: [] });
    expect(bare).toMatchObject({ silent: [], noisy: [] });
    expect(made.same).toBeGreaterThan(120);
    expect(made.older).toBeGreaterThan(5);
    expect(bare.same).toBeGreaterThan(0);
  });
});

test('OP-196: 200 addresses of an act of our own, those of its provisions among them, never show other words in silence', async () => {
  const act = inventAct(createRandom(196), 64);
  const { made, bare } = await checkAddresses(traceBlocks(act), createRandom(7), 'section');
  expect(made).toMatchObject({ other: [], missed: [] });
  expect(bare).toMatchObject({ silent: [], noisy: [] });
  expect(made.same).toBeGreaterThan(120);
});
