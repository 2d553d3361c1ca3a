import type { Locator, Page } from '@playwright/test';
import { getCsrf } from '#contract/account.ts';
import { createLatestSearch } from '#contract/latest-searches.ts';
import { expect, readCount, REFUSED, searchField, signInBrowser, test } from '#tests/support/browser-test.ts';
import { comeFromUniversity } from '#tests/support/come-by-address.ts';
import { createReader, READER_PASSWORD } from '#tests/support/create-reader.ts';
import { checkAccessibility, checkThemes, checkWidth } from './check-accessibility.ts';

const CALL = /\/mip\/api\/LatestSearches/;
const QUESTION = 'Keep the 2 searches of this visit in your account?';

test.use({ account: null });

/** Searches by address and waits until the search is kept. */
async function searchFor(page: Page, path: string): Promise<void> {
  const kept = page.waitForResponse((response) => CALL.test(response.url()) && response.request().method() === 'POST');
  await page.goto(path);
  expect((await kept).status()).toBe(200);
}

/** Keeps searches in the account without a page, the last of them the latest. */
async function keepSearches(page: Page, words: readonly string[]): Promise<void> {
  const token = (await page.request.get(getCsrf.path)).headers()['x-xsrf-token'] ?? '';
  for (const title of words) {
    const data = { title, url: `/search?q=${encodeURIComponent(title)}` };
    const kept = await page.request.post(createLatestSearch.path, { data, headers: { 'x-xsrf-token': token } });
    expect(kept.status()).toBe(200);
  }
}

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Your latest searches' });
const rows = (page: Page): Locator => grid(page).getByRole('row');
const chosen = (page: Page): Locator => grid(page).locator('[aria-selected="true"]');

/** In an account what was removed lies in the trash. */
const LAST = /^Remove all\s*Trash$/u;

test.describe('in an account', () => {
  test.beforeEach(async ({ context }) => signInBrowser(context, await createReader()));

  test('The empty field lists the latest searches, asked for when it is first gone to (OP-85, SR-220, SR-222)', async ({
    page,
  }) => {
    await searchFor(page, '/search?q=seat');
    await searchFor(page, '/books?q=arbitration');
    await searchFor(page, '/search?q=seat&start=10');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (CALL.test(request.url()) && request.method() === 'GET') asked.push(request.url());
    });
    await page.goto('/');
    const newest = page.getByRole('heading', { name: 'New in the library' });
    await expect(page.getByRole('heading', { name: 'By content type' })).toBeVisible();
    const place = await newest.boundingBox();
    // The focus comes with the page and is no visit.
    await expect(searchField(page)).toBeFocused();
    expect(asked).toEqual([]);
    await searchField(page).click();
    await expect(grid(page)).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(await newest.boundingBox()).toEqual(place);
    await expect(rows(page)).toHaveText([/^seat\s*Search$/, /^arbitration\s*Books$/, LAST]);
    await expect(page.getByText('2 latest searches. The arrow keys go through them.')).toBeAttached();
    await searchField(page).fill('x');
    await expect(grid(page)).toBeHidden();
    await searchField(page).fill('');
    await expect(grid(page)).toBeVisible();
    await rows(page).first().getByRole('link').click();
    await expect(page).toHaveURL('/search?q=seat');
  });

  test('Arrows, Enter and Escape go through the list while the focus stays in the field (OP-85, SR-221)', async ({
    page,
  }) => {
    await keepSearches(page, ['seat', 'consent', 'award']);
    await page.goto('/');
    const field = searchField(page);
    await field.click();
    await expect(rows(page)).toHaveCount(4);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expect(chosen(page)).toHaveText(/^consent/);
    await expect(field).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? '');
    await field.press('ArrowRight');
    await expect(chosen(page).getByRole('button', { name: 'Remove: consent' })).toBeVisible();
    await field.press('Enter');
    await expect(rows(page)).toHaveText([/^award/, /^seat/, LAST]);
    await expect(page.getByText('Removed from your latest searches: consent')).toBeAttached();
    await expect(field).toBeFocused();
    // OP-184: nothing was typed that the field could undo.
    await field.press('Control+z');
    await expect(rows(page)).toHaveText([/^award/, /^consent/, /^seat/, LAST]);
    // OP-182: over every page the list comes with its sheet, and one Escape leaves both.
    await field.press('/');
    const sheet = page.getByRole('dialog', { name: 'Go to' });
    await expect(sheet.getByRole('grid')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(field).toBeFocused();
    await field.press('Escape');
    await expect(grid(page)).toBeHidden();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.press('ArrowDown');
    await field.press('ArrowUp');
    await expect(chosen(page)).toHaveText('Remove all');
    await field.press('ArrowUp');
    await expect(chosen(page)).toContainText('seat');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=seat');
    await readCount(page);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(rows(page).first()).toHaveText(/^seat/);
    await field.press('ArrowUp');
    await field.press('Enter');
    await expect(grid(page)).toBeHidden();
    await page.reload();
    const answer = page.waitForResponse(CALL);
    await searchField(page).click();
    expect(await (await answer).json()).toEqual([]);
  });

  test('A search is kept once, and only when it found something (OP-85, API-065)', async ({ page }) => {
    const kept: string[] = [];
    page.on('request', (request) => {
      if (CALL.test(request.url()) && request.method() === 'POST')
        kept.push((request.postDataJSON() as { url: string }).url);
    });
    await page.goto('/search?q=award');
    await readCount(page);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/start=10/);
    await searchField(page).fill('zzyzxqq');
    await searchField(page).press('Enter');
    await expect(page.getByText('No results found for “award AND zzyzxqq”')).toBeVisible();
    await page.goto('/search');
    await readCount(page);
    await searchField(page).fill('seat');
    await searchField(page).press('Enter');
    await expect.poll(() => kept).toEqual(['/search?q=award', '/search?q=seat']);
  });

  test.describe('when the library fails', () => {
    test.use({ allowComplaints: [REFUSED] });

    test('What fails on the way stays quiet, but for a removal that was asked for (ERR-006, OP-31)', async ({
      page,
    }) => {
      await keepSearches(page, ['seat']);
      const words = { code: 'search-not-kept', message: 'something else', requestId: '1' };
      await page.route(CALL, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, json: words }),
      );
      await page.goto('/search?q=consent');
      await readCount(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.goto('/');
      await searchField(page).click();
      await page.getByRole('button', { name: 'Remove: seat' }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('The search could not be removed');
      await expect(alert).toContainText('An unexpected server error occurred.');
      await expect(rows(page).first()).toHaveText(/^seat/);
      await page.unroute(CALL);
      await page.route(CALL, (route) => route.fulfill({ status: 404, json: { ...words, code: 'route-not-found' } }));
      await page.reload();
      const answer = page.waitForResponse(CALL);
      await searchField(page).click();
      await answer;
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
      await expect(grid(page)).toBeHidden();
    });
  });

  test('The list can be read by everybody in every theme (SR-222)', async ({ page }) => {
    await keepSearches(page, ['"arbitral tribunal" OR "seat of the arbitration" OR "public policy" OR "due process"']);
    await page.goto('/');
    await searchField(page).click();
    await expect(grid(page)).toBeVisible();
    await searchField(page).press('ArrowDown');
    await expect(chosen(page)).toBeVisible();
    await checkThemes(page, 'latest searches');
    await checkWidth(page, 'latest searches');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('The search sheet lists them below its field (OP-85)', async ({ page }) => {
      await keepSearches(page, ['seat']);
      await page.goto('/search');
      await readCount(page);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: 'Search' });
      await expect(sheet.getByRole('grid')).toBeVisible();
      await checkAccessibility(page, 'latest searches in the sheet');
      await checkWidth(page, 'latest searches in the sheet');
      await sheet.getByRole('link', { name: 'seat' }).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/search?q=seat');
    });
  });
});

test.describe('signing in on top of a visit by network address', () => {
  test.beforeEach(({ context }) => comeFromUniversity(context));

  /** Makes two searches as a visitor and signs in from the second; answers the user name. */
  async function signInOnTop(page: Page): Promise<void> {
    await searchFor(page, '/search?q=seat');
    await searchFor(page, '/search?q=consent');
    await expect(page.getByRole('heading', { name: QUESTION })).toHaveCount(0);
    const username = await createReader();
    await page.goto(`/apiv2/Account/login?${new URLSearchParams({ returnUrl: '/search?q=consent' })}`);
    await page.getByLabel('User name').fill(username);
    await page.getByLabel('Password').fill(READER_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/search?q=consent');
  }

  test('The visit’s searches are carried over when the reader agrees, and the place is not lost (SH-033, OP-85)', async ({
    page,
  }) => {
    await signInOnTop(page);
    const question = page.getByRole('region', { name: QUESTION });
    await expect(question).toBeVisible();
    await checkThemes(page, 'carry over');
    await question.getByRole('button', { name: 'Keep them' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('The searches are in your account now')).toBeVisible();
    await page.goto('/');
    await searchField(page).click();
    await expect(rows(page)).toHaveText([/^consent/, /^seat/, LAST]);
    await expect(question).toHaveCount(0);
  });

  test('They are forgotten when the reader says no, and nobody is asked again (OP-85)', async ({ page }) => {
    await signInOnTop(page);
    const question = page.getByRole('region', { name: QUESTION });
    await question.getByRole('button', { name: 'No', exact: true }).click();
    await expect(question).toBeHidden();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/carryOver/i.test(request.url())) asked.push(request.url());
    });
    await page.goto('/search?q=award');
    await readCount(page);
    await expect(page.getByRole('link', { name: /award/i }).first()).toBeVisible();
    expect(asked).toEqual([]);
    await page.goto('/');
    await searchField(page).click();
    await expect(rows(page).first()).not.toHaveText(/^seat/);
    await expect(grid(page).getByRole('link', { name: /^seat/ })).toHaveCount(0);
  });
});
