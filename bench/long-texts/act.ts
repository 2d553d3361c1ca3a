import type { Page } from '@playwright/test';
import type { OpenText } from './open-text.ts';

/** What an interaction took. */
export interface Reaction {
  /** Milliseconds to the next paint, as the browser reckons them for the slowest event of it. */
  readonly toPaint: number;
  /** Until what was asked for was seen; the answer of a server is part of it where one is needed. */
  readonly toEffect: number;
}

const PATIENCE = 60_000;
/** A place that is still moving when it is pressed is missed; then it is looked for anew. */
const TRIES = 3;
const TRY_PATIENCE = 8_000;
/** Looking at every frame whether it happened goes through a long text each time and would be measured, too. */
const LOOK_EVERY = 50;
/** Times to the paint come a little later than it. */
const SETTLING = 1_000;

/** Something a reader does, what must be seen then, and the way back. */
export interface Deed {
  readonly name: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What is pressed: a place found by a selector, of several the last one, or a key. */
  readonly press: { readonly at: string } | { readonly key: string };
  /** True in the page once it happened. */
  readonly isDone: () => boolean;
  readonly undo?: (page: Page) => Promise<unknown>;
}

/** Does it once and says what it took; throws where nothing that was pressed had the effect. */
export async function react(open: OpenText, { name, prepare, press, isDone, undo }: Deed): Promise<Reaction> {
  const { page } = open;
  await prepare?.(page);
  for (let turn = 0; turn < TRIES; turn += 1) {
    await page.waitForTimeout(SETTLING);
    // Found before: looking for it would be measured, too.
    const place = 'at' in press ? await findPlace(page, press.at) : undefined;
    await page.evaluate(() => window.benchText.forget());
    const began = performance.now();
    if ('key' in press) await page.keyboard.press(press.key);
    else if (place) await page.mouse.click(place.x, place.y);
    if (!(await happens(page, isDone))) continue;
    const toEffect = performance.now() - began;
    await page.waitForTimeout(SETTLING);
    const toPaint = await page.evaluate(() => window.benchText.toPaint);
    // The way back is not what is measured.
    await open.slow(false);
    await undo?.(page);
    await open.slow(true);
    return { toPaint, toEffect };
  }
  throw new Error(`“${name}” had no effect`);
}

/** Looks from within the page, as what is urgent there: timers wait until a long text is drawn. */
async function happens(page: Page, isDone: () => boolean): Promise<boolean> {
  return page.evaluate<boolean>(`new Promise((resolve) => {
    const isDone = ${String(isDone)};
    const until = performance.now() + ${TRY_PATIENCE};
    const look = () => {
      if (isDone() || performance.now() > until) resolve(isDone());
      else scheduler.postTask(look, { priority: 'user-blocking', delay: ${LOOK_EVERY} });
    };
    look();
  })`);
}

const CONTENTS = 'nav[aria-label="Contents"] a';
const LANGUAGE = '[class*="bar"] select';
const MATCHES = 'fieldset[aria-label="Matches"]';

/** What readers do in a long text. Elements are found by selectors: asking for roles goes through all of the text. */
export const DEEDS = {
  note: {
    name: 'open a footnote',
    prepare: (page) => page.evaluate(() => document.querySelector('.note-mark')?.scrollIntoView({ block: 'center' })),
    press: { at: '[data-block] .note-mark[href]' },
    isDone: () => document.querySelector('dialog:popover-open') !== null,
    undo: (page) => page.keyboard.press('Escape'),
  },
  match: {
    name: 'next match',
    press: { key: 'n' },
    isDone: () => document.querySelector('mark.current') !== null,
    undo: (page) =>
      page.evaluate(() => {
        for (const mark of document.querySelectorAll('mark.current')) mark.classList.remove('current');
      }),
  },
  contents: {
    name: 'jump by the contents',
    press: { at: CONTENTS },
    isDone: () => document.querySelector('.arrived') !== null,
    undo: (page) =>
      page.evaluate(() => {
        for (const block of document.querySelectorAll('.arrived')) block.classList.remove('arrived');
        scrollTo(0, 0);
      }),
  },
  language: {
    name: 'switch the language',
    prepare: (page) => page.evaluate((box) => document.querySelector<HTMLElement>(box)?.focus(), LANGUAGE),
    // From all to the last one.
    press: { key: 'End' },
    isDone: () => document.querySelector('.document-text [data-shows="fr"]') !== null,
    undo: (page) => page.keyboard.press('Home'),
  },
  version: {
    name: 'switch the version',
    prepare: async (page) => {
      await goToTop(page);
      const { x, y } = await findPlace(page, 'span:has(+ [popover] ul[aria-label="Versions"]) > button');
      await page.mouse.click(x, y);
    },
    press: { at: 'ul[aria-label="Versions"] a' },
    isDone: () => document.querySelector('aside[aria-label="Former version"]') !== null,
    undo: goBackToWhole,
  },
  marks: {
    name: 'mark nothing any more',
    // Buttons for the matches stand deeper in it.
    press: { at: `${MATCHES} > button` },
    isDone: () => document.querySelector('.document-text .paragraph') !== null && !document.querySelector('mark'),
    // What is pressed while the text with marks comes in its place is pressed in vain.
    undo: async (page) => {
      await goBackToWhole(page);
      await page.waitForSelector('.document-text mark', { state: 'attached' });
    },
  },
  // Those were taken away.
  again: {
    name: 'mark all again',
    prepare: async (page) => {
      const { x, y } = await findPlace(page, `${MATCHES} > button`);
      await page.mouse.click(x, y);
      await page.waitForFunction(
        () => document.querySelector('.document-text .part') && !document.querySelector('mark'),
      );
    },
    press: { at: '[class*="words"] + button' },
    isDone: () => document.querySelector('.document-text mark') !== null,
    undo: (page) => page.waitForFunction(isWhole, undefined, { timeout: PATIENCE, polling: 500 }),
  },
  details: {
    name: 'hide the details',
    prepare: goToTop,
    press: { at: 'button[aria-label="Hide the details"]' },
    isDone: () => document.querySelector('aside[aria-label="Details"]') === null,
    undo: (page) => page.locator('[class*="bar"] button', { hasText: 'Details' }).first().click(),
  },
  // Words come before the dialog, once for a document that is opened: there is no way back.
  print: {
    name: 'ask for the print preview',
    press: { key: 'ControlOrMeta+p' },
    isDone: () => document.querySelector('[aria-label="Notifications"] [role="status"]') !== null,
  },
} as const satisfies Readonly<Record<string, Deed>>;

/** What was jumped to before is held in its place for a while. */
async function goToTop(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLING);
  await page.evaluate(() => scrollTo(0, 0));
}

function isWhole(): boolean {
  return document.querySelector('.document-text .part') !== null && !document.querySelector('.awaited');
}

async function goBackToWhole(page: Page): Promise<void> {
  await page.goBack();
  await page.waitForFunction(isWhole, undefined, { timeout: PATIENCE, polling: 500 });
}

/** The middle of the last element in the window, of the first 300 that a selector finds: more would lay out the whole text. */
async function findPlace(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const find = (wanted: string) => {
    for (const element of [...document.querySelectorAll(wanted)].slice(0, 300).reverse()) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const isSeen = width > 0 && middle.y > 0 && middle.y < innerHeight;
      if (isSeen && document.elementFromPoint(middle.x, middle.y)?.closest(wanted) === element) return middle;
    }
    return undefined;
  };
  const found = await page
    .waitForFunction(find, selector, { timeout: TRY_PATIENCE, polling: 500 })
    .catch(() => undefined);
  const place = await found?.jsonValue();
  if (!place) throw new Error(`nothing in the window is ${selector}`);
  return place;
}
