import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserOptions } from '#tests/support/browser.ts';

/*
 * Takes the pictures of the README anew, of a library that runs with its demo at PORT (8080). Run it after a change of
 * what they show, look at them, and commit them.
 */
interface Picture {
  readonly file: string;
  readonly edition: string;
  readonly path: string;
  readonly theme: 'light' | 'dark';
  /** What has to be there. */
  readonly shows: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { file: 'results.webp', edition: 'ka', path: '/search?q=seat+NEAR5+arbitration', theme: 'light', shows: 'main mark' },
  {
    file: 'reader.webp',
    edition: 'ka',
    path: '/document/ka-award-043?q=assurance#p156',
    theme: 'light',
    shows: '#p157 a.note-mark',
    prepare: openNote,
  },
  {
    file: 'dark.webp',
    edition: 'kcl',
    path: '/search?q=market+NEAR10+(defin*+OR+substitut*)',
    theme: 'dark',
    shows: 'main mark',
  },
];

const folder = join(import.meta.dirname, '../docs/pictures');
const port = process.env['PORT'] ?? '8080';
const SIZE = { width: 1440, height: 900 };
const QUALITY = 82;

/** Opens the first footnote in view, beside its mark. */
async function openNote(page: Page): Promise<void> {
  const mark = page.locator('#p157 a.note-mark').first();
  // The heading above the paragraph stands clear of the toolbar.
  await page.evaluate('window.scrollBy(0, -56)');
  await mark.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Footnote/u }).waitFor();
}

async function take(browser: Browser, { file, edition, path, theme, shows, prepare }: Picture): Promise<void> {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('pandect.theme', chosen), theme);
  await page.goto(`http://${edition}.localhost:${port}${path}`);
  await page.getByRole('button', { name: 'Enter the full demo' }).click();
  await page.getByRole('button', { name: 'I AGREE' }).click();
  const notices = page.getByRole('complementary', { name: 'Announcements' });
  for (const close of await notices.getByRole('button', { name: /^Close/u }).all()) await close.click();
  await page.locator(shows).first().waitFor();
  // Pressing what sticks to the bottom scrolls to where it stands in the page.
  if (!path.includes('#')) await page.evaluate('window.scrollTo(0, 0)');
  await prepare?.(page);
  await page.evaluate('document.fonts.ready.then(() => true)');
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(join(folder, file), Buffer.from(data, 'base64'));
  await context.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserOptions());
try {
  for (const picture of PICTURES) await take(browser, picture);
} finally {
  await browser.close();
}
