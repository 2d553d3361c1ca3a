import type { Page } from '@playwright/test';
import { expect, readCount, test } from '#tests/support/browser-test.ts';
import { checkPage } from './check-accessibility.ts';

const readings = (page: Page) => page.getByRole('navigation', { name: 'How the words are read' });

test('OP-181: Words that no document has side by side show those with all of them; the part shown is what is kept and filtered', async ({
  page,
}) => {
  await page.goto('/search?q=arbitrator+challenge');
  const total = await readCount(page);
  expect(total).toBeGreaterThan(0);
  await expect(page.getByText('No document has these words side by side.')).toBeVisible();
  await expect(readings(page).getByRole('link')).toHaveText(['As a phrase (0)', `With all of these words (${total})`]);
  await expect(readings(page).getByRole('link').last()).toHaveAttribute('aria-current', 'true');
  // A filter belongs to the part that is shown, and finds what it says.
  const legislation = page.getByRole('link', { name: /^Legislation/ });
  const said = Number((await legislation.innerText()).match(/\d+/)?.[0]);
  await legislation.click();
  await expect(page).toHaveURL(/read=all/);
  await expect.poll(() => readCount(page)).toBe(said);
  await page.goBack();
  await readings(page).getByRole('link', { name: 'As a phrase (0)' }).press('Enter');
  await expect(page).toHaveURL(/read=phrase/);
  await expect(page.getByText('Only documents that have these words side by side')).toBeVisible();
  // Other words are read anew.
  await page.getByRole('combobox', { name: 'Search the library' }).fill('merger');
  await page.getByRole('combobox', { name: 'Search the library' }).press('Enter');
  await expect(page).not.toHaveURL(/read=/);
});

test('OP-181: A document that has the words apart marks them; the page of a place among them is one step away', async ({
  page,
}) => {
  await page.goto('/search?q=enforcement+Switzerland');
  await expect(
    page
      .getByRole('region', { name: 'Go to' })
      .getByRole('link', { name: /^Switzerland/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.locator('.document-text mark').first()).toBeVisible();
});

test('OP-181: The parts of a search stand up to WCAG 2.2 AA in every theme, on a desk and on a phone', async ({
  page,
}) => {
  await checkPage(page, '/search?q=arbitrator+challenge', page.getByText('No document has these words side by side.'));
});
