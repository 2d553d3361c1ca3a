import type { Locator, Page } from '@playwright/test';
import { expect, type Theme } from '#tests/support/browser-test.ts';
import { findViolations } from '#tests/support/find-violations.ts';
import { isLookedAtWhole } from '#tests/support/page-kinds.ts';
import { follow } from './follow.ts';

/** Holds the page as it stands now against the rules; what they find is what the test says. */
export async function checkAccessibility(page: Page, what: string): Promise<void> {
  await check(page, what, false);
}

/** As `checkAccessibility`, by the rules about colours alone: for a page that has passed the others in another theme. */
async function checkColours(page: Page, what: string, part?: string): Promise<void> {
  await check(page, what, true, part);
}

async function check(page: Page, what: string, coloursOnly: boolean, part?: string): Promise<void> {
  expect.soft(await findViolations(page, coloursOnly, part), what).toEqual([]);
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

/**
 * Holds the page as it stands now against every rule in the first of the themes, and in the others, which differ in
 * colours, by those; where another test holds the rest of the page against them in each theme, only within what `part`
 * selects.
 */
export async function checkThemes(
  page: Page,
  what: string,
  part?: string,
  [first = 'light', ...others]: readonly Theme[] = ['light', 'dark', 'contrast'],
): Promise<void> {
  await showTheme(page, first);
  await checkAccessibility(page, `${what}, ${first}`);
  for (const theme of others) {
    await showTheme(page, theme);
    await checkColours(page, `${what}, ${theme}`, part);
  }
}

/** Nothing but tables in their own box may be wider than the screen. */
export async function checkWidth(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** The sizes, and in which themes a page is looked at there that is not one of its sort: in every one, by every rule at each. */
const SIZES = [
  { width: 1440, height: 900, themes: ['light', 'dark'] },
  { width: 390, height: 844, themes: ['contrast'] },
] as const;

/**
 * Opens a page, unless it is open already, and holds it against the rules on a desk and on a phone without loading it
 * again; in every theme at each of them where it is the one of its sort, as the long check does with all; `heading` is
 * there once the page is.
 */
export async function checkPage(page: Page, path: string, heading: Locator): Promise<void> {
  if (page.url() !== path) await page.goto(path);
  await checkSizes(page, path, heading);
}

interface CheckedPage {
  readonly path: string;
  /** There once the page is. */
  readonly heading: Locator;
}

/** Several pages as `checkPage` does, the first of them loaded, the others followed to as links lead there. */
export async function checkPages(page: Page, pages: readonly CheckedPage[]): Promise<void> {
  for (const [index, { path, heading }] of pages.entries()) {
    if (index === 0) await page.goto(path);
    else await follow(page, path);
    await checkSizes(page, path, heading);
  }
}

async function checkSizes(page: Page, path: string, heading: Locator): Promise<void> {
  for (const { themes, ...size } of SIZES) {
    await page.setViewportSize(size);
    await expect(heading).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const isWhole = isLookedAtWhole(new URL(page.url()).pathname);
    await checkThemes(page, `${path}, ${size.width} px`, undefined, isWhole ? undefined : themes);
    await checkWidth(page, `${path} at ${size.width} px`);
  }
}

/**
 * Holds the page as it stands now against the rules on a desk and on a phone as `checkThemes` does, where no theme was
 * chosen and the page is drawn as the system prefers.
 */
export async function checkPreferences(page: Page, what: string): Promise<void> {
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    const where = `${what}, ${width} px`;
    await page.emulateMedia({ colorScheme: 'light', contrast: null });
    await checkAccessibility(page, `${where}, light`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkColours(page, `${where}, dark`);
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    await checkColours(page, `${where}, contrast`);
    await checkWidth(page, where);
  }
}
