import type { Page } from '@playwright/test';
import { expect, signInBrowser, test } from '#tests/support/browser-test.ts';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { createReader } from '#tests/support/create-reader.ts';
import { checkPage } from './check-accessibility.ts';

test.use({ account: null, baseURL: `http://ka.localhost:${BROWSER_PORT}` });

test.beforeEach(async ({ context }) => signInBrowser(context, await createReader()));

/** The calls that fill parts of the home page. */
const PARTS = [
  '/apiv2/Home/SinceLastVisit',
  '/apiv2/newcontent/search',
  '/apiv2/News/CustomNews',
  '/apiv2/Customization/OurToolsTile',
  '/apiv2/Home/HomeFeaturedContent',
  '/apiv2/Home/HomePageBlogs',
  '/apiv2/documentSearch/Filter',
] as const;

const pathOf = (url: string) => new URL(url).pathname;
const toolsOf = (page: Page) =>
  page.getByRole('heading', { name: 'Tools', exact: true }).locator('xpath=ancestor::section').getByRole('listitem');

test('The parts of the home page are asked for before any is answered, say each thing once, have the tools in the first screen, and nothing comes from elsewhere (TL-001, TL-004, TL-005, TL-006, TL-007)', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  const asked = new Set<string>();
  let answerAll = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  await page.route(
    (url) => PARTS.some((part) => part === url.pathname),
    async (route) => {
      asked.add(pathOf(route.request().url()));
      await held;
      await route.continue();
    },
  );
  await page.goto('/');
  await expect.poll(() => PARTS.filter((part) => !asked.has(part))).toEqual([]);
  await expect(page.getByRole('heading', { name: 'News', exact: true })).toBeVisible();
  answerAll();
  const main = page.getByRole('main');
  for (const name of ['The Seat of Arbitration: Law, Court and Place', 'A seat is a choice of judge', 'Awards']) {
    await expect(main.getByRole('link', { name }).first()).toBeVisible();
  }
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { y, height } = (await toolsOf(page).last().boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(900);
  const titles = await main.locator('a[href^="/document"]').allInnerTexts();
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  expect([...hosts]).toEqual(['ka.localhost']);
});

test.describe('a failing part', () => {
  test.use({ allowComplaints: [/404/u] });

  test('A part that fails says so in its place, the others are there, and it comes when asked again (OP-32)', async ({
    page,
  }) => {
    let isDown = true;
    await page.route('**/apiv2/Home/HomePageBlogs', (route) =>
      isDown
        ? route.fulfill({ status: 404, json: { code: 'not-found', message: 'Gone.', requestId: 'x' } })
        : route.continue(),
    );
    await page.goto('/');
    const trouble = page.getByText('This part could not be loaded');
    await expect(trouble).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'All news' })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('link', { name: 'A seat is a choice of judge' })).toBeVisible();
    await expect(trouble).toHaveCount(0);
  });
});

test('Tools are switched off and moved by keyboard and by dragging, at once and on every device (TL-012, TL-015, API-077)', async ({
  page,
  context,
  browser,
}) => {
  await checkPage(page, '/customize', page.getByRole('checkbox', { name: 'Awards' }));
  await page.setViewportSize({ width: 1440, height: 1400 });
  const order = page.getByRole('region', { name: 'Tools' }).getByRole('checkbox');
  const namesOf = async () => order.evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent ?? ''));
  const saved = () => page.waitForResponse((response) => pathOf(response.url()) === '/apiv2/Customization/UpdateTools');

  const [first = '', second = ''] = await namesOf();
  let answer = saved();
  await page.getByRole('button', { name: `Move ${first}: press` }).press('ArrowDown');
  await answer;
  expect((await namesOf()).slice(0, 2)).toEqual([second, first]);

  const handle = page.getByRole('button', { name: 'Move Awards: press' });
  const [from, to] = [await handle.boundingBox(), await order.first().boundingBox()];
  answer = saved();
  await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 5, to?.y ?? 0, { steps: 8 });
  await page.mouse.up();
  await answer;
  expect((await namesOf())[0]).toBe('Awards');

  answer = saved();
  await page.getByRole('checkbox', { name: 'Investment Treaties' }).press(' ');
  await answer;
  await page.goto('/');
  await expect(toolsOf(page).first()).toContainText('Awards');
  await expect(toolsOf(page).filter({ hasText: 'Investment Treaties' })).toHaveCount(0);

  const other = await browser.newContext({ storageState: await context.storageState() });
  const device = await other.newPage();
  await device.goto(`http://ka.localhost:${BROWSER_PORT}/`);
  await expect(toolsOf(device).first()).toContainText('Awards');
  await other.close();
});

test('News is narrowed by source and period, each in the address, and what is followed is what the home page shows (TL-010, TL-011, TL-013, SH-124, SH-155, SH-175)', async ({
  page,
}) => {
  await checkPage(page, '/news', page.getByRole('heading', { level: 1, name: 'News' }));
  const items = page.getByRole('region', { name: 'News items' }).getByRole('listitem');
  await page.getByRole('checkbox', { name: 'The Seat Letter' }).press(' ');
  await expect(page).toHaveURL(/\/news\?source=The\+Seat\+Letter$/u);
  await expect(items.first()).toContainText('The Seat Letter');
  await page.getByLabel('Period').selectOption('Last 5 years');
  await expect(page).toHaveURL(/period=60/u);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'The Seat Letter' })).toBeChecked();
  await expect(items.first()).toContainText('The Seat Letter');

  const follow = page.getByRole('button', { name: 'Follow Treaty & Claim' });
  await follow.press('Enter');
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/customize');
  await expect(page.getByRole('checkbox', { name: 'Treaty & Claim' })).toBeChecked();
  for (const host of ['kipl', 'kcl']) {
    await page.goto(`http://${host}.localhost:${BROWSER_PORT}/news`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
