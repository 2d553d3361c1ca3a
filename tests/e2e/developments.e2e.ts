import type { Page } from '@playwright/test';
import { getDevelopments } from '#contract/developments.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { checkPage } from './check-accessibility.ts';

const DOCUMENT = '/document/ka-award-042';

const panel = (page: Page) => page.getByRole('region', { name: 'Recent developments' });

test('Recent developments stand beside a document and are filtered there (SR-152, OP-96, TL-061, TL-062, ERR-017)', async ({
  page,
}) => {
  await page.goto(DOCUMENT);
  const items = panel(page).getByRole('listitem');
  await expect(items.first().getByRole('link')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Filter and show more' }).click();
  await expect(panel(page).getByRole('combobox', { name: 'Jurisdiction' })).toHaveValue('Netherlands');
  await panel(page).getByRole('combobox', { name: 'Jurisdiction' }).selectOption('');
  await panel(page).getByRole('combobox', { name: 'Topic' }).selectOption('Enforcement');
  await expect(items.filter({ hasText: 'Buenos Aires enforces an award' })).toBeVisible();
  await expect(items.filter({ hasText: 'desalination' })).toHaveCount(0);
  // What is about nothing that was chosen is a message and no link (ERR-017, OP-151).
  await panel(page).getByRole('combobox', { name: 'Period' }).selectOption('Precise period');
  await panel(page).getByLabel('To', { exact: true }).fill('2001-01-01');
  await expect(panel(page).getByRole('status')).toContainText('No results found');
  await expect(panel(page).getByRole('status')).toContainText('Try removing the applied filters');
  await expect(items).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Remove filters' }).click();
  await expect(items).toHaveCount(20);
  await panel(page)
    .getByRole('button', { name: /^Show more of/ })
    .click();
  await expect(items).not.toHaveCount(20);
  await checkPage(page, DOCUMENT, page.getByRole('heading', { level: 1 }));
});

test('A development leads from below its title to what it is about, also on a phone (OP-151)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/document/ka-development-001');
  const subject = page.getByRole('article').getByText(/^About /);
  await expect(subject).toBeInViewport();
  await subject.getByRole('link').press('Enter');
  await expect(page).toHaveURL('/document/ka-award-043');
});

test('A document that shares nothing with any development has no panel', async ({ page }) => {
  await page.goto('/document/ka-rules-001');
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test.describe('when developments cannot be fetched', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('the panel says why and can try again (ERR-015, ERR-016)', async ({ page }) => {
    let answer: 'failed' | 'none' | 'given' = 'failed';
    await page.route(`**${getDevelopments.path}*`, async (route) => {
      if (answer === 'given') await route.continue();
      else if (answer === 'none') await route.abort();
      else await route.fulfill({ status: 503, json: {} });
    });
    await page.goto(DOCUMENT);
    await panel(page).getByRole('button', { name: 'Filter and show more' }).click();
    const alert = panel(page).getByRole('alert');
    await expect(alert).toContainText('Error fetching developments: 503');
    answer = 'none';
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('No response from server');
    answer = 'given';
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page).getByRole('listitem').first()).toBeVisible();
  });
});
