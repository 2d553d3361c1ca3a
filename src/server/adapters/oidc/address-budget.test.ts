import { expect, test } from 'vitest';
import { AddressBudget } from './address-budget.ts';

const MINUTE = 60_000;

test('Wrong passwords from one /64 share a budget of 100 in 15 minutes; the next network has its own', () => {
  const budget = new AddressBudget();
  const spend = (address: string, minutes = 0) => budget.spend(address, minutes * MINUTE);
  for (let machine = 1; machine <= 100; machine += 1) expect(spend(`2001:db8:0:1:${machine}::${machine}`)).toBe(0);
  expect(spend('2001:db8:0:1:ffff::1', 5)).toBe(10 * 60);
  expect(spend('2001:db8:0:2::1', 5)).toBe(0);
  budget.giveBack('2001:db8:0:1:abcd::2');
  expect([spend('2001:db8:0:1::3', 5), spend('2001:db8:0:1::3', 5)]).toEqual([0, 600]);
  expect(spend('2001:db8:0:1::3', 15)).toBe(0);
});
