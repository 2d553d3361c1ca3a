import { expect, searchField, test } from '#tests/support/browser-test.ts';
import { checkAccessibility, showTheme } from './check-accessibility.ts';

const PAGE = '/profile-navigator/mauricio-landivar-ponce';

test('From the name typed to the page by keys alone: five cases, a filter begins at the first page, a number leads to its cases (SH-120, SR-008, TL-021, TL-023)', async ({
  page,
}) => {
  await page.goto('/profile-navigator');
  await expect(page.getByRole('link', { name: 'Amara Okonkwo-Reyes' })).toBeVisible();
  await searchField(page).pressSequentially('landivar');
  const suggestion = page.getByRole('option', { name: /Mauricio Landívar Ponce/ });
  await expect(suggestion).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Mauricio Landívar Ponce' })).toBeVisible();
  await expect(page.getByText('self-reported').first()).toBeVisible();
  const rows = page.getByRole('region', { name: 'Table of cases' }).getByRole('row');
  await expect(rows).toHaveCount(6);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL(`${PAGE}?page=2`);
  await page.getByLabel('Case type').selectOption('Commercial');
  await expect(page).toHaveURL(`${PAGE}?casetype=Commercial`);
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Show all cases' }).press('Enter');
  const table = page.getByText('Table of Sat with');
  await table.press('Enter');
  await page.getByRole('link', { name: '3 cases: Aurelio Bragadin-Conti' }).press('Enter');
  await expect(page).toHaveURL(/satwith=ka-person-032/);
  await expect(page.locator('#cases')).toBeFocused();
  await expect(rows).toHaveCount(4);
  await page.reload();
  await expect(rows).toHaveCount(4);
});

test('The page passes axe on a desk and a phone, in light and dark', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByText('Counted from the cases', { exact: true })).toBeVisible();
  await page.getByText('Table of Sat with').click();
  for (const [width, theme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await showTheme(page, theme);
    await checkAccessibility(page, `a profile at ${width} in ${theme}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('A profile of fewer than five cases has sentences and a table instead of charts, and passes axe on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/profile-navigator/ka-person-002');
  await expect(page.getByText(/^3 cases: arbitrator in 3\./)).toBeVisible();
  await expect(page.getByRole('table', { name: 'What is counted from 3 cases' })).toBeVisible();
  await expect(page.locator('figure')).toHaveCount(0);
  await checkAccessibility(page, 'a profile of few cases');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('What is wrong in a row reaches the operator with that row (OP-136)', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: /Report an error in Liga Atlântica/ }).click();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Your e-mail address').fill('ana@example.org');
  await page.getByLabel('What is wrong').fill('He sat alone.');
  const sent = page.waitForRequest(/Support\/Message/);
  await page.getByRole('button', { name: 'Send report' }).click();
  const body = (await sent).postDataJSON() as { readonly message: string; readonly subject: string };
  expect(body.subject).toBe('Error in the profile of Mauricio Landívar Ponce');
  expect(body.message).toMatch(
    /He sat alone\.[\s\S]*ka-person-019[\s\S]*Liga Atlântica de Clubes v\. Vértice Streaming S\.A\./,
  );
  await expect(page.getByText('Your report was sent')).toBeVisible();
});

test.describe('for the arbitration subscription', () => {
  test.use({ account: 'ka' });

  test('The next page has a padlock that leads to the request for a demo (SH-120, SH-290)', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: /Next page, which comes with Practice Plus/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('So have the filters, and the numbers lead to no filtered cases (OP-191)', async ({ page }) => {
    await page.goto(PAGE);
    const table = page.getByRole('region', { name: 'Table of cases' });
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(page.getByRole('group', { name: 'Filter the cases' })).toHaveCount(0);
    await page
      .getByText(/^Table of/)
      .first()
      .click();
    await expect(page.getByRole('link', { name: /^\d+ cases?: / })).toHaveCount(0);
    await page.getByRole('button', { name: /Filter the cases \(which comes with Practice Plus\)/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
