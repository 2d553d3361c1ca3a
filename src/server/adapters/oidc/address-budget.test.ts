import { expect, test } from 'vitest';
import { createServers } from '#tests/support/create-servers.ts';
import { AddressBudget } from './address-budget.ts';

const MINUTE = 60_000;

test('Wrong passwords from one /64 share a budget of 100 in 15 minutes; the next network has its own', async () => {
  let now = 0;
  const budget = new AddressBudget(createServers(undefined, () => now).counter);
  const spend = (address: string, minutes = 0) => {
    now = minutes * MINUTE;
    return budget.spend(address);
  };
  for (let machine = 1; machine <= 100; machine += 1)
    expect(await spend(`2001:db8:0:1:${machine}::${machine}`)).toBe(0);
  expect(await spend('2001:db8:0:1:ffff::1', 5)).toBe(10 * 60);
  expect(await spend('2001:db8:0:2::1', 5)).toBe(0);
  await budget.giveBack('2001:db8:0:1:abcd::2');
  expect([await spend('2001:db8:0:1::3', 5), await spend('2001:db8:0:1::3', 5)]).toEqual([0, 600]);
  expect(await spend('2001:db8:0:1::3', 15)).toBe(0);
});
