import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { expect, REFUSED, searchField, test } from '#tests/support/browser-test.ts';
import { checkThemes } from './check-accessibility.ts';

const download = (page: Page) => page.getByRole('button', { name: 'Download this document' });

/** Opens the first result of a search, so that the document has the matches marked. */
async function openResult(page: Page): Promise<void> {
  await page.goto('/search?q=expropriation');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.locator('.document-text mark').first()).toBeVisible();
  await expect(searchField(page)).toBeVisible();
}

test('An open document is saved as Word with its matches marked, by keyboard (SR-185, SR-188, OP-76, OP-77)', async ({
  page,
}) => {
  await openResult(page);
  // Until the menu is there its button keeps the place, and takes no focus.
  await expect(download(page)).toBeEnabled();
  await download(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'With the matches marked' }).focus();
  await page.keyboard.press('Space');
  await checkThemes(page, 'the menu of a download');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Word to work with' }).focus();
  await page.keyboard.press('Enter');
  const file = await started;
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(file.suggestedFilename()).toContain(title.slice(0, 12));
  const xml = strFromU8(
    unzipSync(new Uint8Array(await readFile(await file.path())))['word/document.xml'] ?? new Uint8Array(),
  );
  const marked = xml.matchAll(/<w:highlight w:val="yellow"\/>.*?<w:t[^>]*>(.*?)<\/w:t>/gsu);
  expect(new Set(Array.from(marked, ([, words = '']) => words.toLowerCase()))).toContain('expropriation');

  // What reference managers take of it (OP-120).
  await download(page).press('Enter');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'RIS for Zotero, EndNote and others' }).press('Enter');
  const ris = await readFile(await (await saved).path(), 'utf8');
  expect(ris).toContain(`\r\nUR  - ${new URL(page.url()).origin}${new URL(page.url()).pathname}\r\n`);
});

test('A file that is being made can be cancelled, which leaves the page as it is (OP-124)', async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/Download/pdf', () => asked.resolve());
  await openResult(page);
  await download(page).click();
  await page.getByRole('button', { name: 'PDF to print or pass on' }).click();
  await asked.promise;
  const busy = page.getByRole('button', { name: /^Preparing/ });
  await busy.click();
  const ended = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: /^Cancel/ }).click();
  expect((await ended).failure()?.errorText).toContain('ABORTED');
  await expect(download(page)).toBeVisible();
  await expect(page.getByText(/An unexpected server error/)).toHaveCount(0);
});

test('How far a file is stands beside its button on a phone, too, and “Cancel” ends it wherever it is made (OP-124)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openResult(page);
  const job = { id: 'one', state: 'waiting', ahead: 3, share: 0, file: null, error: null };
  await page.route('**/api/Download/pdf', (route) => route.fulfill({ status: 202, json: job }));
  await page.route('**/api/Download/Job/one', (route) => route.fulfill({ json: job }));
  await download(page).click();
  await page.getByRole('button', { name: 'PDF to print or pass on' }).click();
  await expect(page.getByRole('button', { name: /^Waiting, 3 before it/ })).toContainText('…');
  Object.assign(job, { state: 'making', ahead: 0, share: 0.4 });
  const busy = page.getByRole('button', { name: /^40 % done/ });
  await expect(busy.getByText('40 %', { exact: true })).toBeInViewport();
  await busy.click();
  await expect(page.getByRole('button', { name: 'Word to work with' })).toBeDisabled();
  const ended = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: /^Cancel/ }).click();
  expect((await ended).url()).toContain('/api/Download/Job/one');
  await expect(page.getByRole('button', { name: 'Download this document', exact: true })).toBeVisible();
});

test('A file that is being made goes with its reader to another page and through a reload, and can be ended there (issue 37)', async ({
  page,
}) => {
  await openResult(page);
  const job = { id: 'one', state: 'making', ahead: 0, share: 0.2, file: null, error: null };
  await page.route('**/api/Download/pdf', (route) => route.fulfill({ status: 202, json: job }));
  await page.route(/\/api\/Download\/Job\/one(?:\?|$)/u, (route) => route.fulfill({ json: job }));
  await download(page).click();
  await page.getByRole('button', { name: 'PDF to print or pass on' }).click();
  await expect(page.getByRole('button', { name: /^20 % done/ })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Downloads' });
  await expect(panel).toHaveCount(0);
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('main[data-page="home"]')).toBeVisible();
  await expect(panel.getByRole('listitem')).toContainText(`PDF from “${title.slice(0, 12)}`);
  Object.assign(job, { share: 0.6 });
  await expect(panel).toContainText('60 % done');
  await checkThemes(page, 'a download whose page was left');

  await page.reload();
  await expect(panel).toContainText('60 % done');
  const ended = page.waitForRequest((request) => request.method() === 'DELETE');
  await panel.getByRole('button', { name: /^Cancel PDF from/ }).focus();
  await page.keyboard.press('Enter');
  expect((await ended).url()).toMatch(/\/Job\/one$/u);
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.locator('main[data-page="home"]')).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('A file that was asked for before a reload is saved when it is ready, on the page that is open then (issue 37)', async ({
  page,
}) => {
  await openResult(page);
  const job = { id: 'two', state: 'making', ahead: 0, share: 0.2, file: null as string | null, error: null };
  await page.route('**/api/Download/word', (route) => route.fulfill({ status: 202, json: job }));
  await page.route(/\/api\/Download\/Job\/two(?:\?|$)/u, (route) => route.fulfill({ json: job }));
  await page.route('**/api/Download/Job/two/File', (route) =>
    route.fulfill({ headers: { 'content-disposition': 'attachment; filename="award.docx"' }, body: 'file' }),
  );
  await download(page).click();
  await page.getByRole('button', { name: 'Word to work with' }).click();
  await expect(page.getByRole('button', { name: /^20 % done/ })).toBeVisible();
  await page.reload();
  const panel = page.getByRole('region', { name: 'Downloads' });
  await expect(panel).toContainText('20 % done');
  const saved = page.waitForEvent('download');
  Object.assign(job, { state: 'ready', share: 1, file: '/mip/api/Download/Job/two/File' });
  expect((await saved).suggestedFilename()).toBe('award.docx');
  await expect(panel).toHaveCount(0);
});

test.describe('A file that is refused', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('says what happened and how to go on, and the next one can be asked for at once (ERR-006, OP-32)', async ({
    page,
  }) => {
    await openResult(page);
    const refusal = {
      code: 'too-many-own-downloads',
      message: 'You have as many files waiting as one reader may have. Please cancel one.',
      requestId: 'one',
    };
    await page.route('**/api/Download/word', (route) => route.fulfill({ status: 429, json: refusal }));
    await download(page).click();
    await page.getByRole('button', { name: 'Word to work with' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Your other files come first' });
    await expect(notice).toContainText(refusal.message);
    await expect(notice).not.toContainText('unexpected');
    await page.unroute('**/api/Download/word');
    const started = page.waitForEvent('download');
    await download(page).click();
    await page.getByRole('button', { name: 'Word to work with' }).click();
    await started;
  });
});
