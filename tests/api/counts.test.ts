import { afterAll, beforeAll, expect, it } from 'vitest';
import { CountCheck } from '#tests/support/check-counts.ts';
import { PageCountCheck } from '#tests/support/check-page-counts.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();
const STATES = 60;
const CLICKS = 150;

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  await server.open();
});

afterAll(() => server.close());

it('the counts that are shown equal the results after the click, whatever was chosen before (CON-004)', async () => {
  const check = new CountCheck(server);
  for (let seed = 1; seed <= STATES; seed++) await check.check(seed);
  expect(check.failures).toEqual([]);
  expect(check.clicks).toBeGreaterThan(STATES);
});

it('OP-140 the figures on the pages of reference areas and tools equal what their addresses find', async () => {
  const check = new PageCountCheck(server);
  expect(await check.open(8)).toBeGreaterThan(500);
  for (let seed = 1; seed <= CLICKS; seed++) await check.check(seed);
  expect(check.failures).toEqual([]);
  expect(check.clicks).toBe(CLICKS);
});
