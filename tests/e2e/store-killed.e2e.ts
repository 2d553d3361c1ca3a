import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from '../../bench/report/server-process.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { expect, searchField, test } from '#tests/support/browser-test.ts';
import { spawnPandect } from '#tests/support/command-line.ts';
import { signInThere } from '#tests/support/sign-in.ts';

/** A part of the page that is fetched while nothing answers is complained about by the browser itself. */
const COMPLAINTS = /Failed to load resource|when fetching the script|dynamically imported module/;
const folder = mkdtempSync(join(tmpdir(), 'pandect-killed-'));
let server: ServerProcess;

const start = (port = 0) => startServerProcess(folder, { PANDECT_DEMO: 'off', PORT: String(port) });

test.use({ account: null, allowComplaints: [COMPLAINTS] });

test.beforeAll(async () => {
  const files = join(PRODUCT.demoFolder, 'ka');
  expect(spawnPandect(folder, ['import', join(files, 'awards'), '--edition', 'KA']).code).toBe(0);
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('A server that is killed under a reader is said to be out of reach, and goes on with the same reader once it is back', async ({
  page,
  context,
}) => {
  const site = `http://ka.localhost:${server.port}`;
  const { secret } = await signInThere(folder, 'kapp');
  await context.addCookies([{ name: 'pandect_session', value: secret, url: site, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`${site}/search`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await server.kill();
  await searchField(page).fill('tribunal');
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'The library cannot be reached' })).toBeVisible();
  // Filters and hits have one each.
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await again.last().click();
  await expect(page.getByRole('heading', { name: 'The library cannot be reached' })).toBeVisible();
  const { port } = server;
  server = await start(port);
  // Another reader signs in at the server that came back: the page goes on as the one who had opened it.
  await signInThere(folder, 'yb');
  await again.last().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await again.click();
  await expect(again).toHaveCount(0);
  await expect(page).toHaveURL(/q=tribunal/);
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByText('Kestrel Row Arbitration')).toBeVisible();
});
