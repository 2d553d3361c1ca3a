import { expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { createServers } from '#tests/support/create-servers.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { ClosedBudget } from './closed-budget.ts';

const reader = createTestReader(EDITIONS.KA, 'YB');

test('OP-169: 200 searches a day may find 1 to 9 closed documents, then nothing is named, and the operator is told of each', async () => {
  const said: string[] = [];
  let today = '2026-11-23';
  const budget = new ClosedBudget({ ...createServers(), today: () => today, log: (message) => said.push(message) });
  for (let count = 0; count < 199; count += 1) await budget.spend(reader, `search ${count}`, 1 + (count % 9));
  await budget.spend(reader, 'search 0', 1);
  await budget.spend(reader, 'none', 0);
  await budget.spend(reader, 'many', 10);
  expect(await budget.isSpent(reader)).toBe(false);
  expect(said).toHaveLength(199);
  expect(said[0]).toContain('199 times left today');
  await budget.spend(reader, 'the last', 9);
  expect(await budget.isSpent(reader)).toBe(true);
  expect(said).toHaveLength(200);
  expect(said.at(-1)).toContain('0 times left today');
  expect(await budget.isSpent(createTestReader(EDITIONS.KA, 'YB', 'another'))).toBe(false);
  today = '2026-11-24';
  expect(await budget.isSpent(reader)).toBe(false);
});
