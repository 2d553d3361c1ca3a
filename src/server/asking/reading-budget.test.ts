import { expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { createServers } from '#tests/support/create-servers.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { ReadingBudget } from './reading-budget.ts';

const HOUR = 3_600_000;
const createReader = () => createTestReader(EDITIONS.KA, 'KA');

function createBudget(limits: Partial<{ tenMinutes: number; day: number; institutionDay: number }>) {
  const said: string[] = [];
  let time = 0;
  const budget = new ReadingBudget({
    limits: { tenMinutes: 0, day: 0, institutionDay: 0, ...limits },
    counter: createServers(undefined, () => time).counter,
    log: (message) => said.push(message),
  });
  return { budget, said, move: (milliseconds: number) => (time += milliseconds) };
}

test('OP-179: the neighbours of a document by its contents are paid with it, and theirs are not', async () => {
  const { budget } = createBudget({ tenMinutes: 1 });
  const reader = createReader();
  expect(await budget.take(reader, 'two')).toBe(true);
  await budget.cover(reader, ['one', 'three']);
  expect(await budget.take(reader, 'three')).toBe(false);
  await expect(budget.take(reader, 'four')).rejects.toMatchObject({ code: 'reading-limit', status: 429 });
});

test('OP-179: the operator hears once of who met the limit, until they may go on', async () => {
  const { budget, said, move } = createBudget({ day: 1 });
  const reader = createReader();
  await budget.take(reader, 'one');
  for (const id of ['two', 'three']) await expect(budget.take(reader, id)).rejects.toThrow();
  expect(said).toEqual([
    expect.stringMatching(/^the reading budget is spent: account .+ opened 1 documents in a day$/u),
  ]);
  move(25 * HOUR);
  await budget.take(reader, 'two');
  await expect(budget.take(reader, 'three')).rejects.toThrow();
  expect(said).toHaveLength(2);
});

test('OP-179: all who are recognised by the addresses of an institution share one budget, accounts have their own', async () => {
  const { budget } = createBudget({ institutionDay: 1, day: 1 });
  const { visitor, ...reader } = createReader();
  const institution = { id: 'inst', name: 'Chambers', customerNo: '1' };
  const visit = (sessionId: string) => ({
    ...reader,
    visitor: { ...visitor, sessionId, account: null, institution, byAddress: true },
  });
  await budget.take(visit('one'), 'one');
  await expect(budget.take(visit('two'), 'two')).rejects.toMatchObject({
    details: { reason: expect.stringMatching(/^A network of an institution may open 1 documents in a day/u) },
  });
  expect(await budget.take({ ...reader, visitor }, 'two')).toBe(true);
});

test('OP-179: without limits everything can be opened', async () => {
  const { budget } = createBudget({});
  for (let count = 0; count < 100; count += 1) await budget.take(createReader(), `document-${count}`);
  expect(await budget.take(createReader(), 'document-0')).toBe(true);
});

test('OP-179: what is held for a file that is not made costs nothing, unless it was opened meanwhile', async () => {
  const { budget, move } = createBudget({ tenMinutes: 3 });
  const reader = createReader();
  const held = await budget.hold(reader, ['one', 'two', 'three']);
  await expect(budget.take(reader, 'four')).rejects.toThrow();
  move(1000);
  expect(await budget.take(reader, 'two')).toBe(false);
  await held.giveBack();
  expect(await budget.take(reader, 'two')).toBe(false);
  for (const id of ['four', 'five']) expect(await budget.take(reader, id)).toBe(true);
  await expect(budget.take(reader, 'one')).rejects.toThrow();
});

test('OP-179: what two files hold costs once, and nothing where neither is made', async () => {
  const { budget } = createBudget({ tenMinutes: 1 });
  const reader = createReader();
  const [pdf, word] = [await budget.hold(reader, ['one']), await budget.hold(reader, ['one'])];
  await pdf.giveBack();
  await expect(budget.take(reader, 'two')).rejects.toThrow();
  await word.giveBack();
  const again = await budget.hold(reader, ['one']);
  await again.keep();
  await again.giveBack();
  await expect(budget.take(reader, 'two')).rejects.toThrow();
  expect(await budget.take(reader, 'one')).toBe(false);
});

test('OP-179: a file that needs more than is left takes none, and the operator hears what was asked for', async () => {
  const { budget, said } = createBudget({ tenMinutes: 3, day: 4 });
  const reader = createReader();
  await budget.take(reader, 'one');
  const wish = ['one', 'two', 'three', 'four'];
  for (const ids of [wish, wish]) {
    await expect(budget.hold(reader, ids)).rejects.toMatchObject({
      details: { reason: expect.stringContaining('2 more can be opened now, and this file needs 3.') },
    });
  }
  expect(said).toEqual([
    expect.stringMatching(/account .+ opened 1 documents in ten minutes, asked for 3 at once and has 2 left$/u),
  ]);
  expect(await budget.take(reader, 'two')).toBe(true);
});
