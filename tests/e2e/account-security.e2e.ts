import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openPeople } from '#server/compose/people.ts';
import { BROWSER_PORT, DATA_FOLDER_NOTE } from '#tests/support/browser.ts';
import { expect, REFUSED, signInBrowser, test } from '#tests/support/browser-test.ts';
import { createReader, READER_PASSWORD } from '#tests/support/create-reader.ts';
import { comeFromUniversity } from '#tests/support/come-by-address.ts';
import { checkPage, checkPreferences, checkThemes } from './check-accessibility.ts';

const SITE = `http://ka.localhost:${BROWSER_PORT}`;
const OWN = 'harbour lamp thirteen';
const ADDRESS = `${SITE}/account/security`;

test.use({ baseURL: SITE, account: null, allowComplaints: [REFUSED] });

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Password and sessions' });
const form = (page: Page) => page.getByRole('form', { name: 'Password' });
const present = (page: Page) => form(page).getByLabel('Present password');
const wanted = (page: Page) => form(page).getByLabel('New password');

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto(`/account/login?returnUrl=${encodeURIComponent('/account/security')}`);
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('A password is changed by keyboard alone: what is wrong is said at its field, and the new one signs in (ASVS 6.2.2, 6.2.6, 6.2.7)', async ({
  page,
}) => {
  const username = await createReader();
  await signIn(page, username, READER_PASSWORD);
  await expect(title(page)).toBeVisible();
  await present(page).focus();
  await page.keyboard.press('Enter');
  await expect(form(page)).toContainText('Enter your present password.');
  await expect(form(page)).toContainText('Enter a new password.');
  await expect(present(page)).toBeFocused();
  await expect(present(page)).toHaveAttribute('autocomplete', 'current-password');
  await expect(wanted(page)).toHaveAttribute('autocomplete', 'new-password');
  await page.keyboard.type('not this one at all');
  await page.keyboard.press('Tab');
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(wanted(page)).toBeFocused();
  await expect(form(page)).toContainText('A password has 12 to 256 characters; this one has 5.');
  await checkThemes(page, 'password with a fault');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(OWN);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Show what I type' })).toBeFocused();
  await expect(wanted(page)).toHaveAttribute('type', 'password');
  await page.keyboard.press('Space');
  await expect(wanted(page)).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page)).toContainText('Your present password is not right.');
  await expect(present(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(READER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password was changed')).toBeVisible();
  await expect(present(page)).toHaveValue('');
  // This session goes on under its new secret, and its token is taken.
  await page.getByRole('button', { name: 'End all, here too' }).click();
  await page.getByRole('button', { name: 'End all', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sign in/ })).toBeVisible();
  await signIn(page, username, OWN);
  await expect(title(page)).toBeVisible();
});

test('Sessions are listed and ended, one by one or all others; the menu of the account leads there (ASVS 7.5.2)', async ({
  page,
  browser,
}) => {
  const username = await createReader();
  await signIn(page, username, READER_PASSWORD);
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions).toContainText('You are signed in here and nowhere else.');
  await expect(sessions.getByRole('listitem')).toContainText(['(this one)']);
  const others = await Promise.all([0, 1, 2].map(() => browser.newContext({ baseURL: SITE })));
  for (const other of others) {
    const there = await other.newPage();
    await signIn(there, username, READER_PASSWORD);
    await expect(title(there)).toBeVisible();
  }
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('link', { name: 'My data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('link', { name: 'Password and sessions' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByRole('listitem').nth(1)).toContainText(/Chrome \d+ on Linux.*from 127\.0\.0\.x/s);
  await checkPage(page, ADDRESS, title(page));
  await sessions
    .getByRole('button', { name: /^End the session of Chrome/ })
    .first()
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('2 other sessions have ended')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'End all others' })).toBeDisabled();
  for (const other of others) await other.close();
});

test('A password that an operator set ends at the first sign-in, on a page that stands up to WCAG 2.2 AA (ASVS 6.4.1)', async ({
  page,
}) => {
  const username = await createReader();
  const people = await openPeople({ dataFolder: readFileSync(DATA_FOLDER_NOTE, 'utf8') });
  const { id = '' } = (await people.accounts.findAccountByUsername(username)) ?? {};
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await people.passwords.savePassword(id, await people.hasher.hash(READER_PASSWORD), tomorrow);
  people.close();
  await signIn(page, username, READER_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a password of your own' })).toBeVisible();
  const own = page.getByLabel('New password', { exact: true });
  await expect(own).toBeFocused();
  await page.keyboard.type('qwertyuiop123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('qwertyuiop123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Many people use this password');
  await expect(own).toBeFocused();
  await checkPreferences(page, 'choose a password');
  await own.fill(OWN);
  await page.getByLabel('New password, once more').fill(OWN);
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
});

test('A demo account has no password to change, a visitor by address has no such page', async ({ page, context }) => {
  await signInBrowser(context, 'kapp');
  await page.goto(ADDRESS);
  await expect(page.getByRole('region', { name: 'Password' })).toContainText('is printed for everybody');
  await expect(form(page)).toHaveCount(0);
  await context.clearCookies();
  await comeFromUniversity(context);
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
  await page.getByRole('button', { name: /^Account: / }).click();
  await expect(page.getByRole('link', { name: 'Sign in personally' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Password and sessions' })).toHaveCount(0);
});

test('An account without a subscription has its password and sessions where it is told so', async ({
  page,
  context,
}) => {
  await signInBrowser(context, 'none');
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: /^No subscription to/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Password' })).toContainText('is printed for everybody');
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem').first()).toBeVisible();
  await checkThemes(page, 'no subscription, with password and sessions');
});
