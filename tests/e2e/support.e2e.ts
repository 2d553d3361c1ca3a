import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { SupportMessage } from '#server/ports/support-messages.ts';
import { BROWSER_PORT, DATA_FOLDER_NOTE } from '#tests/support/browser.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { checkThemes, checkWidth } from './check-accessibility.ts';

const SITE = `http://ka.localhost:${BROWSER_PORT}`;
const CALL = '**/apiv2/Support/Message';

/** Said once in a browser that has no session, before the first call that changes something (ERR-010). */
const NO_TOKEN = /No anti-forgery token is there/;

test.use({ baseURL: SITE, account: null, allowComplaints: [NO_TOKEN] });

/** What the operator is shown of the messages with a subject. */
function listKept(subject: string): SupportMessage[] {
  const result = spawnSync(process.execPath, ['src/cli/main.ts', 'messages', 'list', '--json'], {
    encoding: 'utf8',
    env: { ...process.env, PANDECT_DATA: readFileSync(DATA_FOLDER_NOTE, 'utf8') },
  });
  return (JSON.parse(result.stdout) as SupportMessage[]).filter((message) => message.subject === subject);
}

const form = (page: Page) => page.getByRole('form', { name: 'Write a message' });
const field = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' }).click();

async function fillIn(page: Page, subject: string): Promise<void> {
  await field(page, 'Your name').fill('Ana Roca');
  await field(page, 'Your e-mail address').fill('ana@example.org');
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('The page did not open.\nIt does now.');
}

test('A stranger writes a message, which is kept for the operator; the thanks have the focus and are announced (SH-076, SH-254, OP-26)', async ({
  page,
}) => {
  await page.goto('/contactcustomersupport?subject=Free%20trial');
  await expect(field(page, 'Subject')).toHaveValue('Free trial');
  await expect(field(page, 'Your name')).toHaveValue('');
  await fillIn(page, 'A stranger writes');
  await send(page);
  const thanks = page.getByRole('heading', { name: 'Your message was sent' });
  await expect(thanks).toBeFocused();
  await expect(page.getByRole('main')).toContainText('An answer goes to ana@example.org');
  const said = page.locator('output[aria-live]', {
    hasText: 'Your message was sent. An answer goes to ana@example.org.',
  });
  await expect(said).toHaveCount(1);
  expect(listKept('A stranger writes')).toMatchObject([
    { name: 'Ana Roca', email: 'ana@example.org', message: 'The page did not open.\nIt does now.', edition: 'KA' },
  ]);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(field(page, 'Your name')).toHaveValue('Ana Roca');
  await expect(field(page, 'Message')).toHaveValue('');
});

test('What is wrong stands at its field in words, the first one gets the focus, and nothing is sent until all is right', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/Support/Message') ? 1 : 0));
  await page.goto('/contactcustomersupport');
  await send(page);
  await expect(field(page, 'Your name')).toBeFocused();
  await expect(field(page, 'Your name')).toHaveAccessibleDescription(/Give your name/);
  await expect(page.locator('output[aria-live]', { hasText: '4 fields need another look.' })).toHaveCount(1);
  await checkThemes(page, 'faults');
  await fillIn(page, 'What is wrong');
  await field(page, 'Your e-mail address').fill('ana.example.org');
  await expect(field(page, 'Your e-mail address')).toHaveAccessibleDescription(/one like ana@example\.org/);
  await field(page, 'Message').fill('x'.repeat(5001));
  await expect(field(page, 'Message')).toHaveAccessibleDescription(/5,001 characters; up to 5,000 are allowed/);
  await send(page);
  await expect(field(page, 'Your e-mail address')).toBeFocused();
  expect(sent).toBe(0);
  await field(page, 'Your e-mail address').fill('ana@example.org');
  await expect(field(page, 'Your e-mail address')).toHaveAttribute('aria-invalid', 'false');
});

test('One press on the button is enough, also from within a field that is filled in wrongly', async ({ page }) => {
  await page.goto('/contactcustomersupport');
  await field(page, 'Your e-mail address').fill('ana');
  await send(page);
  await expect(field(page, 'Your name')).toBeFocused();
  await expect(field(page, 'Your e-mail address')).toHaveAccessibleDescription(/no e-mail address/);
});

test('A field that is filled in wrongly says so when it is left', async ({ page }) => {
  await page.goto('/contactcustomersupport');
  await field(page, 'Your e-mail address').fill('ana');
  await expect(field(page, 'Your e-mail address')).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Your e-mail address')).toHaveAccessibleDescription(/no e-mail address/);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkWidth(page, 'support with a fault');
});

test.describe('when sending fails', () => {
  test.use({ allowComplaints: [new RegExp(`${REFUSED.source}|${NO_TOKEN.source}`)] });

  test('A notification says why, what was written stays, and sending again works', async ({ page }) => {
    await page.goto('/contactcustomersupport');
    await fillIn(page, 'Sent the second time');
    await page.route(CALL, (route) => route.abort());
    await send(page);
    const notifications = page.getByRole('region', { name: 'Notifications' });
    await expect(notifications).toContainText('Your message was not sent');
    await expect(notifications).toContainText('The library cannot be reached. What you wrote is still here.');
    await expect(field(page, 'Message')).toHaveValue('The page did not open.\nIt does now.');
    await page.unroute(CALL);
    await page.route(CALL, (route) =>
      route.fulfill({
        status: 429,
        json: {
          code: 'too-many-requests',
          message: 'Too many requests at once. Please wait a moment.',
          requestId: '1',
          details: { reason: 'Try again in 6 minutes.' },
        },
      }),
    );
    await send(page);
    await expect(notifications).toContainText('Try again in 6 minutes.');
    await page.unroute(CALL);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeFocused();
    expect(listKept('Sent the second time')).toHaveLength(1);
  });
});

test.describe('for somebody who is signed in without a subscription', () => {
  test.use({ account: 'none' });

  test('The form knows the name, and the message names the account', async ({ page }) => {
    await page.goto('/contactcustomersupport');
    await expect(field(page, 'Your name')).not.toHaveValue('');
    const name = await field(page, 'Your name').inputValue();
    await field(page, 'Your e-mail address').fill('none@example.org');
    await field(page, 'Subject').fill('Without a subscription');
    await field(page, 'Message').fill('Can I have one?');
    await send(page);
    await expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeFocused();
    expect(listKept('Without a subscription')).toMatchObject([{ name, account: 'demo-none' }]);
  });
});

test.describe('from a page that is not there', () => {
  test.use({ account: 'kapp', allowComplaints: [REFUSED] });

  test('“Contact support” leads to the form (SH-284, SH-285)', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.getByRole('main').getByRole('link', { name: 'Contact support' }).click();
    await expect(page).toHaveURL(/\/contactcustomersupport/);
    await expect(form(page)).toBeVisible();
  });
});
