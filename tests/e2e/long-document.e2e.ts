import type { Page } from '@playwright/test';
import { LONG_ID, LONG_PARAGRAPHS } from '#tests/support/browser-library.ts';
// Places are found by selectors here: asking for roles goes through every one of the 10,000 paragraphs.
import { expect, test } from '#tests/support/browser-test.ts';

/** Until the whole text is there; a slow machine may take its time, it must only not stop. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('.document-text .part').first()).toBeAttached();
  await expect(page.locator('.awaited')).toHaveCount(0, { timeout: 60_000 });
}

test('A text of 10,000 paragraphs opens at a paragraph at once and then becomes whole around it', async ({ page }) => {
  const asked: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('/GetDocumentPart')) return;
    const [from, to] = [Number(searchParams.get('from')), Number(searchParams.get('to'))];
    for (let part = from; part < to; part += 1) asked.push(part);
  });
  await page.goto(`/document/${LONG_ID}#p5000`);
  const paragraph = page.locator('#p5000');
  await expect(paragraph).toBeInViewport();
  const place = (await paragraph.boundingBox())?.y ?? 0;
  const drawnFirst = await paragraph.elementHandle();
  await expectWhole(page);
  // What is read is never drawn again, and no part is fetched twice.
  expect(await drawnFirst?.evaluate((element) => element.isConnected)).toBe(true);
  expect(new Set(asked).size).toBe(asked.length);
  const parts = await page.locator('.document-text .part').count();
  expect(asked.length).toBeGreaterThan(parts - 10);
  expect(asked.length).toBeLessThan(parts);
  expect(await page.locator('.document-text .paragraph').count()).toBe(LONG_PARAGRAPHS);
  expect(Math.abs(((await paragraph.boundingBox())?.y ?? 0) - place)).toBeLessThanOrEqual(2);
});

test('The contents follow the reading and show where the matches are', async ({ page }) => {
  await page.goto(`/document/${LONG_ID}?searchTerm=zephyr`);
  await expectWhole(page);
  const contents = page.locator('nav[aria-label="Contents"]');
  await expect(contents.locator('a', { hasText: ', 1 match' })).toHaveCount(10);
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await expect(page.locator('[aria-label="Matches"]')).toContainText('3 of 10');
  await expect(page.locator('#match-2')).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toContainText('1 match');
  // The map beside the text goes to the first match of a stretch, by mouse and by keyboard.
  const map = page.getByRole('toolbar', { name: 'Where the matches are' });
  await expect(map.locator('[aria-current]')).toHaveCount(1);
  await map.getByRole('button').last().click();
  await expect(page.locator('[aria-label="Matches"]')).toContainText('10 of 10');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-label="Matches"]')).toContainText('1 of 10');
  await expect(page.locator('#match-0')).toBeInViewport();
});

test('All of a long text is laid out in one go for what selects much of it, by keyboard or mouse, and piece by piece again after', async ({
  page,
}) => {
  await page.goto(`/document/${LONG_ID}`);
  await expectWhole(page);
  const pieces = page.locator('.document-text .piece');
  const listWays = () =>
    pieces.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).contentVisibility))]);
  const length = () => page.evaluate(() => document.getSelection()?.toString().length ?? 0);
  expect(await listWays()).toEqual(['auto']);
  await page.keyboard.press('ControlOrMeta+a');
  expect(await listWays()).toEqual(['visible']);
  expect(await length()).toBeGreaterThan(1_000_000);
  await page.locator('#p2').click();
  expect(await listWays()).toEqual(['auto']);
  // The press before only ended the choice of everything.
  await page.locator('#p3').click();
  await page.locator('#p9000').click({ modifiers: ['Shift'] });
  expect(await listWays()).toEqual(['visible']);
  expect(await length()).toBeGreaterThan(1_000_000);
});

test('A match in a part that is still on its way is brought forward', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route(/GetDocumentPart/, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('to') ?? '');
    await held;
    await route.continue();
  });
  await page.goto(`/document/${LONG_ID}?searchTerm=zephyr`);
  await expect(page.getByText('10 matches')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await page.keyboard.press('p');
  await expect(page.locator('[aria-label="Matches"]')).toContainText('10 of 10');
  const parts = await page.locator('.document-text .part').count();
  release();
  // Whatever stands in the window, and however long the machine takes, it is what is asked for next.
  await expect.poll(() => asked[1]).toBe(String(parts));
  await expect(page.locator('mark.current')).toBeInViewport();
});

test('Scrolling up through text that was never laid out moves nothing that is read', async ({ page }) => {
  await page.goto(`/document/${LONG_ID}#p6000`);
  await expectWhole(page);
  // Whatever the reader does ends the holding of the place that was jumped to.
  await page.keyboard.press('Shift');
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < 12; turn += 1) {
    const id = await page.evaluate(() => document.elementFromPoint(700, 450)?.closest('[data-block]')?.id ?? '');
    const top = () => page.evaluate((block) => document.getElementById(block)?.getBoundingClientRect().top ?? 0, id);
    if (id === '') continue;
    const before = await top();
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => Math.abs((await top()) - before - 300)).toBeLessThanOrEqual(2);
  }
});
