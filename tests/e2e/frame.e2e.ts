import type { Page } from '@playwright/test';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, REFUSED, signInBrowser, test } from '#tests/support/browser-test.ts';
import { createReader } from '#tests/support/create-reader.ts';
import { LOOKED_AT } from '#tests/support/page-kinds.ts';
import { PageWatch } from '#tests/support/page-watch.ts';
import { pressControls } from '#tests/support/press-controls.ts';
import { follow } from './follow.ts';

test.use({
  isFirstVisit: true,
  account: null,
  baseURL: `http://ka.localhost:${BROWSER_PORT}`,
  allowComplaints: [REFUSED],
});
test.beforeEach(async ({ context }) => signInBrowser(context, await createReader()));

/** As the browser reckons it: how much of the screen moved, and how far. */
const MOST_MOVED = 0.02;

/** Answers come one after the other, so that what waits for them is seen to wait. */
async function delayAnswers(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/apiv2/**', async (route) => {
    asked += 1;
    const wait = 40 + 40 * (asked % 3);
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue();
  });
}

test('Nothing on a page of any kind moves by itself while it comes, on a desk or a phone', async ({ page }) => {
  const watch = await PageWatch.begin(page);
  await delayAnswers(page);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const [index, address] of LOOKED_AT.entries()) {
      if (index === 0) await page.goto(address);
      else await follow(page, address);
      // What moved before the page took its turn moved on the page before it.
      if (index > 0) await watch.takeShifts();
      await watch.settle();
      const { sum, what } = await watch.takeShifts();
      expect.soft(sum, `${address} at ${viewport.width} px: ${what.join('\n')}`).toBeLessThanOrEqual(MOST_MOVED);
    }
  }
});

test('Nothing moves where a page is opened again further down, on a phone', async ({ page }) => {
  const watch = await PageWatch.begin(page);
  await delayAnswers(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/organizations');
  await watch.settle();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.reload();
  await watch.settle();
  const { sum, what } = await watch.takeShifts();
  expect(sum, what.join('\n')).toBeLessThanOrEqual(MOST_MOVED);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

/** What of the open page is on paper and only acts on a screen, and what its letterhead says. */
async function readPrinted(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // What is hidden goes in a transition, however short.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    window.dispatchEvent(new Event('beforeprint'));
    const acts = [
      ...document.querySelectorAll('button, input, label, select, textarea, [role="search"], header nav, footer'),
    ];
    const seen = acts.filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('th, h2, h3, h4, [data-printed]'),
    );
    const letterhead = document.querySelector<HTMLElement>('[data-letterhead]')?.innerText ?? '';
    return { acts: seen.map((one) => one.outerHTML.slice(0, 120)), letterhead };
  });
  await page.emulateMedia({ media: 'screen' });
  return printed;
}

/** Names that lack the words that are seen, and headings that leave out a level. */
function listMisread(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
    const named = [...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label]')];
    const misnamed = named
      .filter((one) => one.checkVisibility() && !plain(one.ariaLabel ?? '').includes(plain(one.innerText).trim()))
      .map((one) => `“${one.ariaLabel}” for “${one.innerText}”`);
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility());
    const levels = headings.map(({ localName }) => Number(localName.slice(1)));
    const skipping = headings.filter((_heading, at) => at > 0 && (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1);
    return [...misnamed, ...skipping.map((one) => `${one.localName} ${one.textContent}`)];
  });
}

test('On a page of each kind names say what is seen and headings leave out no level, the focus is somewhere after any control was pressed by keyboard, and paper has one letterhead and nothing to press', async ({
  page,
}) => {
  const watch = await PageWatch.begin(page);
  const known = new Set<string>();
  await page.goto('/policy/terms');
  for (const address of LOOKED_AT) {
    const open = () => follow(page, address);
    await open();
    await watch.settle();
    expect.soft(await listMisread(page), address).toEqual([]);
    const { acts, letterhead } = await readPrinted(page);
    expect.soft(acts, `${address} on paper`).toEqual([]);
    expect.soft(letterhead).toMatch(/^Pandect Arbitration\s+Printed \d\d \w{3} \d{4}\s/u);
    expect.soft(letterhead).toContain(new URL(page.url()).pathname);
    if (address.startsWith('/search')) expect.soft(letterhead).toContain('seat');
    expect.soft(await pressControls({ page, watch, open, known })).toEqual([]);
  }
});
