import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkAnswer } from './check-answer.ts';

const answer = z.object({ total: z.int(), rows: z.array(z.object({ at: z.int() })), last: z.string() });
const rowsOf = (length: number) => Array.from({ length }, (_row, at) => ({ at, secret: 'x' }));

test('a long list of an answer is checked to its end, in its order, without what is not declared', async () => {
  for (const length of [3, 1000, 2501]) {
    const checked = await checkAnswer(answer, { total: length, rows: rowsOf(length), last: 'z' });
    expect(checked).toEqual({ total: length, rows: Array.from({ length }, (_row, at) => ({ at })), last: 'z' });
    expect(Object.keys(checked)).toEqual(['total', 'rows', 'last']);
  }
});

test('what is not as declared is refused wherever it stands in a long list', async () => {
  for (const wrong of [10, 1500, 2500]) {
    const rows = rowsOf(2501).map((row) => (row.at === wrong ? { at: 0.5 } : row));
    await expect(checkAnswer(answer, { total: 1, rows, last: 'z' })).rejects.toThrow(z.core.$ZodError);
  }
});

test('others have their turn while a long list is checked', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await checkAnswer(answer, { total: 1, rows: rowsOf(10_000), last: 'z' });
  clearImmediate(timer);
  expect(turns).toBeGreaterThanOrEqual(8);
});
