import type { Page } from '@playwright/test';
import type { PageWatch } from './page-watch.ts';

/** What signs out, deletes or leaves the library is not pressed. */
const NEVER = /\b(log ?out|sign ?out|delete|end (session|this|all)|empty|switch account|publisher’s store)\b/iu;

interface Control {
  readonly name: string;
  readonly shape: string;
  readonly key: string;
  /** Whether it stands around the page: on every page the same. */
  readonly isAround: boolean;
}

declare global {
  interface Window {
    controls: Element[] | undefined;
  }
}

export interface PressOptions {
  readonly page: Page;
  readonly watch: PageWatch;
  /** Opens the page that is looked at again, after a press that led away from it. */
  readonly open: () => Promise<void>;
  /**
   * Shapes that were pressed: what has one of them is not pressed again, and of links that lead to other pages, which all
   * do so by one rule, only one.
   */
  readonly known: Set<string>;
  /** The same of what stands around pages, where that is remembered from page to page. */
  readonly around?: Set<string>;
}

/**
 * Presses the controls of the open page by keyboard, one after the other, and closes what opens; says after which of them
 * the focus was nowhere.
 */
export async function pressControls({ page, watch, open, known, around = known }: PressOptions): Promise<string[]> {
  const lost: string[] = [];
  const { origin, pathname } = new URL(page.url());
  const controls = await page.evaluate(listControls);
  for (const [at, { name, shape, key, isAround }] of controls.entries()) {
    const pressed = isAround ? around : known;
    if (NEVER.test(name) || pressed.has(shape)) continue;
    pressed.add(shape);
    if (!(await page.evaluate(focusControl, { at, name, shape }))) continue;
    await page.keyboard.press(key);
    await watch.settle();
    // A press that loads another page leaves the focus to the browser.
    if (await page.evaluate(() => window.controls === undefined)) {
      await open();
      await watch.settle();
      continue;
    }
    if (await page.evaluate(isNowhere)) lost.push(`${pathname}: after “${name}” (${shape})`);
    if (await page.evaluate(() => document.querySelector('dialog[open], [role="dialog"], [popover]:popover-open'))) {
      await page.keyboard.press('Escape');
      await watch.settle();
      if (await page.evaluate(isNowhere)) lost.push(`${pathname}: when what “${name}” opened was closed (${shape})`);
    }
    const now = new URL(page.url());
    if (now.origin !== origin) await page.goto(origin + pathname);
    else if (now.pathname !== pathname) {
      await open();
      await watch.settle();
    }
  }
  return lost;
}

/** In the page: whether the focus stays with nothing; half a second is given to put it somewhere. */
async function isNowhere(): Promise<boolean> {
  const end = performance.now() + 500;
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  while (isLost() && performance.now() < end) await new Promise((drawn) => requestAnimationFrame(drawn));
  return isLost();
}

/** In the page: everything that can be pressed, remembered in its order. */
function listControls(): Control[] {
  const all = 'a[href]:not([target]):not([download]), button, summary, input, select, textarea, [tabindex="0"]';
  window.print = () => undefined;
  window.controls = [...document.querySelectorAll(all)].filter(
    (element) => element.checkVisibility() && !element.closest('[inert]') && element.matches(':enabled, a, [tabindex]'),
  );
  const step = ({ localName, classList, role }: Element) => `${localName}.${[...classList].join('.')}[${role ?? ''}]`;
  return window.controls.map((element) => {
    const way = [element, element.parentElement, element.parentElement?.parentElement].map((one) => one && step(one));
    const { type = '' } = element as Partial<HTMLInputElement>;
    const leadsOn = element instanceof HTMLAnchorElement && element.pathname !== location.pathname;
    const isTicked = ['checkbox', 'radio'].includes(type);
    return {
      name: (element.ariaLabel ?? element.textContent.trim()) || element.localName,
      shape: leadsOn ? 'a link to another page' : `${type} ${way.reverse().join(' > ')}`,
      key: element.localName === 'select' ? 'ArrowDown' : isTicked ? ' ' : 'Enter',
      isAround: element.closest('header, nav, footer') !== null && element.closest('main') === null,
    };
  });
}

/** In the page: the control as it was, or one that stands for it where the page was drawn anew. */
function focusControl({ at, name }: { at: number; name: string; shape: string }): boolean {
  let control = window.controls?.[at];
  if (!control?.isConnected) {
    control = [...document.querySelectorAll('a[href], button, summary, input, select, textarea, [tabindex="0"]')].find(
      (one) => (one.ariaLabel ?? one.textContent.trim()) === name && one.checkVisibility(),
    );
  }
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return document.activeElement === control;
}
