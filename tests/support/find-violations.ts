import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** In the page, once it is there. */
    readonly axe: typeof axe;
  }
}

/** The same program in half the letters: every page that is checked reads it anew. */
const AXE = readFileSync(new URL('axe.min.js', import.meta.resolve('axe-core')), 'utf8');

/** Every rule of WCAG 2.2 A and AA, and the best practices beside them; none is switched off. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What the rules of accessibility find on the page as it stands now, or those about colours alone, in all of it or within
 * what `part` selects; a line each.
 */
export async function findViolations(page: Page, coloursOnly = false, part?: string): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(AXE);
  await page.waitForFunction(isAtRest);
  return page.evaluate(
    async ({ rules, colours, part: within }) => {
      const isColour = ({ tags }: { tags: string[] }) => tags.includes('cat.color');
      const ofColours = window.axe.getRules(rules).filter(isColour);
      const values = ofColours.map(({ ruleId }) => ruleId);
      if (values.length === 0) throw new Error('axe knows no rules about colours');
      // A banner at the bottom covers a part of a target only until the page is scrolled: it is held against the rules in
      // its own place below the footer; so is what is laid out only when it comes near the window.
      const inItsPlace = new CSSStyleSheet();
      inItsPlace.replaceSync(
        '[data-banner] { position: static !important; } * { content-visibility: visible !important; }',
      );
      document.adoptedStyleSheets.push(inItsPlace);
      const { violations } = await window.axe.run(within === undefined ? document : { include: [within] }, {
        runOnly: colours ? { type: 'rule', values } : rules,
        resultTypes: ['violations'],
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== inItsPlace);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    { rules: RULES, colours: coloursOnly, part },
  );
}

/** Results that wait for others are pale, and colours on their way are neither the old nor the new. */
function isAtRest(): boolean {
  const isWaiting = document.querySelector('[aria-busy="true"] [data-hit]') !== null;
  return !isWaiting && !document.getAnimations().some((animation) => animation instanceof CSSTransition);
}
