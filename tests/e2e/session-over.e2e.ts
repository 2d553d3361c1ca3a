import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { openPeople } from '#server/compose/people.ts';
import { BROWSER_PORT, DATA_FOLDER_NOTE } from '#tests/support/browser.ts';
import { expect, REFUSED, searchField, signInBrowser, test } from '#tests/support/browser-test.ts';
import { createReader, READER_PASSWORD } from '#tests/support/create-reader.ts';
import { checkPreferences } from './check-accessibility.ts';

const SITE = `http://ka.localhost:${BROWSER_PORT}`;
const DOCUMENT = '/document/ka-award-031';
const TITLE = /Rioverde/;

test.use({ baseURL: SITE, account: null, allowComplaints: [REFUSED] });

/** A reader of their own, whose sessions no other test uses. */
let username = '';
test.beforeEach(async ({ context }) => {
  username = await createReader();
  await signInBrowser(context, username);
});

async function read(page: Page, address = DOCUMENT): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const over = (page: Page) => page.getByRole('heading', { level: 1, name: 'You were signed out' });

/** Nothing of the document, of the reader or of their subscription is left in the page. */
async function expectEmpty(page: Page): Promise<void> {
  await expect(over(page)).toBeVisible();
  const whole = await page.content();
  expect(whole).not.toMatch(TITLE);
  expect(whole).not.toContain('Account: ');
  expect(await page.title()).toBe('Pandect Arbitration | You were signed out');
  expect(await page.locator('img, [data-page="document"]').count()).toBe(0);
}

/** What an operator, a provider or another device does to a session. */
async function endSessions(): Promise<void> {
  const people = await openPeople({ dataFolder: readFileSync(DATA_FOLDER_NOTE, 'utf8') });
  const account = await people.accounts.findAccountByUsername(username);
  await people.sessions.endSessionsOf(account!.id);
  people.close();
}

async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/oidc\//);
  await page.getByLabel(/user ?name/i).fill(username);
  await page.getByLabel('Password').fill(READER_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
}

test('OP-183: Signing out in one tab empties the others within a second, and no way back shows it', async ({
  page,
  context,
}) => {
  await read(page);
  const other = await context.newPage();
  await read(other);
  await other.getByRole('button', { name: /^Account: / }).click();
  await other.getByRole('link', { name: 'Log out' }).click();
  await expect(over(page)).toBeVisible({ timeout: 1000 });
  await expectEmpty(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).includes('pandect-documents')), { timeout: 3000 })
    .toBe(false);
  // Back and forward lead nowhere that shows it.
  await page.goBack();
  await page.waitForTimeout(1000);
  expect(await page.content()).not.toMatch(/Account: /);
});

test('OP-183: A session that is ended elsewhere is noticed within five seconds, and signing in leads back to the same place', async ({
  page,
}) => {
  await read(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await endSessions();
  await expect(over(page)).toBeVisible({ timeout: 5000 });
  await expectEmpty(page);
  await expect(page).toHaveURL(SITE + DOCUMENT);
  await expect(page.getByRole('main')).toBeFocused();
  await signInAgain(page);
  await expect(page).toHaveURL(SITE + DOCUMENT);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test('OP-183: What was typed is kept, for the one who typed it alone', async ({ page, context }) => {
  for (const isSame of [true, false]) {
    await read(page);
    await searchField(page).fill('half a thought');
    await endSessions();
    await expect(over(page)).toBeVisible({ timeout: 5000 });
    await expect(page.getByRole('main')).toContainText('What you had typed is kept');
    await expect(page.locator('body')).not.toContainText('half a thought');
    if (!isSame) username = await createReader();
    await signInAgain(page);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    const kept = page.getByRole('dialog', { name: 'What you had typed' });
    if (isSame) {
      await expect(kept).toContainText('half a thought');
      await kept.getByRole('button', { name: 'Close' }).click();
    } else {
      await page.waitForLoadState('networkidle');
      await expect(kept).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('pandect.typed'))).toBeNull();
    }
  }
  await context.clearCookies();
});

const LOSSES: Readonly<Record<string, (context: BrowserContext) => Promise<void>>> = {
  'both cookies of the subscription': async (context) => {
    await context.clearCookies({ name: 'subscription' });
    await context.clearCookies({ name: 'subscription_session' });
  },
  'one of them': (context) => context.clearCookies({ name: 'subscription_session' }),
  'the cookie of the session': (context) => context.clearCookies({ name: 'pandect_session' }),
  'all of them': (context) => context.clearCookies(),
  'the session on the server': () => endSessions(),
};
for (const [what, lose] of Object.entries(LOSSES)) {
  test(`OP-183: Where ${what} is missing the next step says “You were signed out”, never “No subscription”, and leads on`, async ({
    page,
    context,
  }) => {
    await read(page);
    await lose(context);
    await page.evaluate(() => history.pushState({}, '', '/search?q=seat'));
    await expect(over(page)).toBeVisible({ timeout: 5000 });
    await expect(page.locator('body')).not.toContainText('No subscription');
    await expect(page).toHaveURL(`${SITE}/search?q=seat`);
    const isLive = what.includes('subscription') || what === 'one of them';
    if (!isLive) return signInAgain(page).then(() => expect(page).toHaveURL(`${SITE}/search?q=seat`));
    // The session itself goes on: the way back needs no password.
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute('href', page.url());
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    return undefined;
  });
}

test('OP-183: Signed in again in one tab, the other is there again by itself', async ({ page, context }) => {
  await read(page);
  const other = await context.newPage();
  await read(other);
  await endSessions();
  await expect(over(other)).toBeVisible({ timeout: 6000 });
  await page.bringToFront();
  await expect(over(page)).toBeVisible({ timeout: 6000 });
  await signInAgain(page);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await other.bringToFront();
  await expect(other.getByRole('heading', { level: 1, name: TITLE })).toBeVisible({ timeout: 8000 });
});

test('OP-183: A fresh visit without a session is led to sign-in as ever', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/search?q=seat');
  await page.waitForURL(/\/oidc\/interaction/);
});

test('OP-183: Two tabs that begin sign-in both arrive, and nobody is told that it began elsewhere (trial 57)', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const other = await context.newPage();
  await page.goto('/books');
  await page.waitForURL(/\/oidc\/interaction/);
  await other.goto('/journals');
  await other.waitForURL(/\/oidc\/interaction/);
  for (const [tab, place] of [
    [page, '/books'],
    [other, '/journals'],
  ] as const) {
    await tab.getByLabel(/user ?name/i).fill(username);
    await tab.getByLabel('Password').fill(READER_PASSWORD);
    await tab.getByRole('button', { name: 'Sign in' }).first().click();
    await expect(tab).toHaveURL(SITE + place);
    await expect(tab.getByRole('heading', { level: 1, name: place === '/books' ? 'Books' : 'Journals' })).toBeVisible();
  }
  // The first goes on as it was: it is the same account.
  await page.bringToFront();
  await page.waitForTimeout(5000);
  await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
});

test('The page that says so stands up to WCAG 2.2 AA in light, dark and high contrast, on a desk and on a phone', async ({
  page,
}) => {
  await read(page);
  await endSessions();
  await expect(over(page)).toBeVisible({ timeout: 5000 });
  await checkPreferences(page, 'signed out');
});
