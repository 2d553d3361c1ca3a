import axe from 'axe-core';
import type { Locator, Page } from '@playwright/test';
import { expect, type Theme } from '#tests/support/browser-test.ts';

declare global {
  interface Window {
    /** In the page, once it is there. */
    readonly axe: typeof axe;
  }
}

/** Every rule of WCAG 2.2 A and AA, and the best practices beside them; none is switched off. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Holds the page as it stands now against the rules; what they find is what the test says. */
export async function checkAccessibility(page: Page, what: string): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  const found = await page.evaluate(async (rules) => {
    const { violations } = await window.axe.run({
      runOnly: rules,
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, RULES);
  expect.soft(found, what).toEqual([]);
}

/** Draws the open page in another theme, as the theme switch does, with every colour at once. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((chosen) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset['theme'] = chosen;
  }, theme);
}

/** Nothing but tables in their own box may be wider than the screen. */
export async function checkWidth(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Opens a page and holds it against the rules on a desk and on a phone, in every theme, without loading it again;
 * `heading` is there once the page is.
 */
export async function checkPage(page: Page, path: string, heading: Locator): Promise<void> {
  await page.goto(path);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(heading).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const theme of ['light', 'dark', 'contrast'] as const) {
      await showTheme(page, theme);
      await checkAccessibility(page, `${path}, ${theme}, ${size.width} px`);
    }
    await checkWidth(page, `${path} at ${size.width} px`);
  }
}
