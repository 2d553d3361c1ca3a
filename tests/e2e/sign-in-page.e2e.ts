import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { checkPreferences } from './check-accessibility.ts';

test.use({ account: null, allowComplaints: [REFUSED] });

const SITE = `http://kipl.localhost:${BROWSER_PORT}`;

test('The sign-in page stands up to WCAG 2.2 AA in light, dark and high contrast, on a desk and on a phone', async ({
  page,
}) => {
  await page.goto(`${SITE}/search?q=patent`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await checkPreferences(page, 'sign-in');
});

test('A demo account is one click away and leads back to the address that was asked for (SH-006, SH-046)', async ({
  page,
}) => {
  await page.goto(`${SITE}/search?q=patent`);
  await page.getByRole('button', { name: 'Rafael Onate' }).click();
  await expect(page).toHaveURL(`${SITE}/search?q=patent`);
  await expect(page.getByRole('button', { name: /Rafael Onate/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^[\d,]+ results?/ })).toBeVisible();
});

test('Accounts that open this edition are offered, the fullest first, in the library’s faces', async ({ page }) => {
  await page.goto(`${SITE}/search?q=patent`);
  const buttons = page.getByRole('region', { name: 'Try the demo' }).getByRole('button');
  await expect(buttons).toHaveText([/Enter the full demo\s*Rafael Onate, IP Law/, /See a narrow subscription/]);
  await page.getByText('More accounts for this edition').click();
  await expect(page.getByRole('button', { name: 'Yuki Tanabe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nadia Brandt' })).toBeVisible();
  for (const elsewhere of ['Tomas Verhey', 'Oskar Nyman']) {
    await expect(page.getByRole('button', { name: elsewhere })).toHaveCount(0);
  }
  // Counted from the library.
  await expect(page.locator('.figures li')).toHaveText([/^[1-9]\d* documents$/, /^\d+ courts$/, /^\d+ jurisdictions$/]);
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(faces).toEqual(expect.arrayContaining(['Source Sans 3', 'Source Serif 4']));
});

test('The sign-in page keeps the theme that was chosen in the library, and cancelling is called so', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('pandect.theme', 'dark'));
  await page.goto(`${SITE}/search?q=patent`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 28, 36)');
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You cancelled sign-in.' })).toBeVisible();
});
