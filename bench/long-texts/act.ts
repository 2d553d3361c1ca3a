import type { Page } from '@playwright/test';
import type { OpenText } from './open-text.ts';

/** What an interaction took. */
export interface Reaction {
  /** Milliseconds to the next paint, as the browser reckons them for the slowest event of it. */
  readonly toPaint: number;
  /** Until what was asked for was seen; the answer of a server is part of it where one is needed. */
  readonly toEffect: number;
}

const PATIENCE = 120_000;
/** Times to the paint come a little later than it. */
const SETTLING = 700;

/** Something a reader does, what must be seen then, and the way back. */
export interface Deed {
  readonly name: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** One press, of a button or a key. */
  readonly act: (page: Page) => Promise<unknown>;
  /** True in the page once it happened. */
  readonly isDone: () => boolean;
  readonly undo?: (page: Page) => Promise<unknown>;
}

/** Does it once and says what it took. */
export async function react({ page }: OpenText, { prepare, act, isDone, undo }: Deed): Promise<Reaction> {
  await prepare?.(page);
  await page.waitForTimeout(SETTLING);
  await page.evaluate(() => window.benchText.forget());
  const began = performance.now();
  await act(page);
  await page.waitForFunction(isDone, undefined, { timeout: PATIENCE });
  const toEffect = performance.now() - began;
  await page.waitForTimeout(SETTLING);
  const toPaint = await page.evaluate(() => window.benchText.toPaint);
  await undo?.(page);
  return { toPaint, toEffect };
}

const CONTENTS = 'nav[aria-label="Contents"] a';

/** What readers do in a long text. Elements are found by selectors: asking for roles goes through all of the text. */
export const DEEDS = {
  note: {
    name: 'open a footnote',
    prepare: (page) => seek(page, '.note-mark'),
    act: (page) => press(page, '.note-mark'),
    isDone: () => document.querySelector('dialog:popover-open') !== null,
    undo: (page) => page.keyboard.press('Escape'),
  },
  match: {
    name: 'next match',
    act: (page) => page.keyboard.press('n'),
    isDone: () => document.querySelector('mark.current') !== null,
    undo: (page) =>
      page.evaluate(() => {
        for (const mark of document.querySelectorAll('mark.current')) mark.classList.remove('current');
      }),
  },
  contents: {
    name: 'jump by the contents',
    act: (page) => page.locator(CONTENTS).last().click(),
    isDone: () => document.querySelector('.arrived') !== null,
    undo: (page) =>
      page.evaluate(() => {
        for (const block of document.querySelectorAll('.arrived')) block.classList.remove('arrived');
        scrollTo(0, 0);
      }),
  },
  language: {
    name: 'switch the language',
    act: (page) => page.locator('select').first().selectOption('fr'),
    isDone: () => document.adoptedStyleSheets.length > 0,
    undo: (page) => page.locator('select').first().selectOption(''),
  },
  version: {
    name: 'switch the version',
    prepare: (page) => page.locator('button', { hasText: 'All versions' }).click(),
    act: (page) => page.locator('ul[aria-label="Versions"] a').last().click(),
    isDone: () => document.querySelector('aside[aria-label="Former version"]') !== null,
    undo: (page) => page.goBack(),
  },
  marks: {
    name: 'mark nothing any more, and all again',
    act: (page) => page.locator('button', { hasText: 'Remove marks' }).click(),
    isDone: () => document.querySelector('.document-text .paragraph') !== null && !document.querySelector('mark'),
    undo: (page) => page.goBack(),
  },
  details: {
    name: 'hide the details',
    act: (page) => page.locator('button[aria-label="Hide the details"]').click(),
    isDone: () => document.querySelector('aside[aria-label="Details"]') === null,
    undo: (page) => page.locator('button', { hasText: 'Details' }).first().click(),
  },
  print: {
    name: 'lay out for print',
    act: async (page) => {
      await page.emulateMedia({ media: 'print' });
      await page.keyboard.press('Shift');
    },
    isDone: () => matchMedia('print').matches,
    undo: (page) => page.emulateMedia({ media: null }),
  },
} as const satisfies Readonly<Record<string, Deed>>;

async function seek(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }), selector);
}

/** Presses without waiting for the element to rest, as a reader does. */
async function press(page: Page, selector: string): Promise<void> {
  const box = await page.evaluate((wanted) => {
    const { x, y, width, height } = document.querySelector(wanted)!.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  await page.mouse.click(box.x, box.y);
}
