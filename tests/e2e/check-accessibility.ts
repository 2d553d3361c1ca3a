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
  await check(page, what, false);
}

/** As `checkAccessibility`, by the rules about colours alone: for a page that has passed the others in another theme. */
async function checkColours(page: Page, what: string): Promise<void> {
  await check(page, what, true);
}

async function check(page: Page, what: string, coloursOnly: boolean): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  await page.waitForFunction(isAtRest);
  const found = await page.evaluate(
    async ({ rules, colours }) => {
      const isColour = ({ tags }: { tags: string[] }) => tags.includes('cat.color');
      const ofColours = window.axe.getRules(rules).filter(isColour);
      const values = ofColours.map(({ ruleId }) => ruleId);
      if (values.length === 0) throw new Error('axe knows no rules about colours');
      // A banner at the bottom covers a part of a target only until the page is scrolled: it is held against the rules in
      // its own place below the footer.
      const inItsPlace = new CSSStyleSheet();
      inItsPlace.replaceSync('[data-banner] { position: static !important; }');
      document.adoptedStyleSheets.push(inItsPlace);
      const { violations } = await window.axe.run({
        runOnly: colours ? { type: 'rule', values } : rules,
        resultTypes: ['violations'],
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== inItsPlace);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    { rules: RULES, colours: coloursOnly },
  );
  expect.soft(found, what).toEqual([]);
}

/** Results that wait for others are pale, and colours on their way are neither the old nor the new. */
function isAtRest(): boolean {
  const isWaiting = document.querySelector('[aria-busy="true"] [data-hit]') !== null;
  return !isWaiting && !document.getAnimations().some((animation) => animation instanceof CSSTransition);
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

/** Holds the page as it stands now against every rule, and in the other themes, which differ in colours, by those. */
export async function checkThemes(page: Page, what: string): Promise<void> {
  await showTheme(page, 'light');
  await checkAccessibility(page, `${what}, light`);
  for (const theme of ['dark', 'contrast'] as const) {
    await showTheme(page, theme);
    await checkColours(page, `${what}, ${theme}`);
  }
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
    await checkThemes(page, `${path}, ${size.width} px`);
    await checkWidth(page, `${path} at ${size.width} px`);
  }
}
