import { expect, test } from 'vitest';
import { createServers } from '#tests/support/create-servers.ts';
import { BufferedRows } from './buffered-rows.ts';

/** A table that takes rows, or refuses them while it is away. */
function openTable() {
  const table = { rows: [] as number[], batches: [] as number[], isAway: false, said: [] as string[] };
  const write = async (rows: readonly number[]) => {
    if (table.isAway) throw new Error('away');
    table.rows.push(...rows);
    table.batches.push(rows.length);
  };
  const buffer = new BufferedRows<number>({ ...createServers(), write, log: (message) => table.said.push(message) });
  const push = (from: number, to: number) => {
    for (let row = from; row < to; row += 1) buffer.push(row);
  };
  return { table, buffer, push };
}

test('Rows are written in order, in transactions of two hundred', async () => {
  const { table, buffer, push } = openTable();
  push(0, 450);
  await buffer.close();
  expect(table.rows).toEqual(Array.from({ length: 450 }, (_, row) => row));
  expect(table.batches).toEqual([200, 200, 50]);
});

test('More than fifty thousand rows are never kept waiting: the oldest go, and the log says how many', async () => {
  const { table, buffer, push } = openTable();
  table.isAway = true;
  push(0, 50_003);
  await buffer.flush();
  table.isAway = false;
  await buffer.close();
  expect([table.rows.length, table.rows[0], table.rows.at(-1)]).toEqual([50_000, 3, 50_002]);
  expect(table.said.at(-1)).toBe('3 events were given up because too many waited.');
});
