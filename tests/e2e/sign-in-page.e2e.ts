import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { checkAccessibility, checkWidth } from './check-accessibility.ts';

test.use({ account: null, allowComplaints: [REFUSED] });

const SITE = `http://kipl.localhost:${BROWSER_PORT}`;

for (const width of [1440, 390]) {
  test(`The sign-in page stands up to WCAG 2.2 AA in light, dark and high contrast at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    await page.goto(`${SITE}/search?q=patent`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await checkAccessibility(page, `sign-in, ${colorScheme}, ${width} px`);
    }
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    await checkAccessibility(page, `sign-in, contrast, ${width} px`);
    await checkWidth(page, 'sign-in');
  });
}

test('A demo account is one click away and leads back to the address that was asked for (SH-006, SH-046)', async ({
  page,
}) => {
  await page.goto(`${SITE}/search?q=patent`);
  await expect(page.getByText('Patent Law', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Rafael Onate' }).click();
  await expect(page).toHaveURL(`${SITE}/search?q=patent`);
  await expect(page.getByRole('button', { name: /Rafael Onate/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^[\d,]+ results?/ })).toBeVisible();
});
