import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

const steps = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb', exact: true }).getByRole('listitem');

test('The trail leads home, links every step but the last, and shows what a document is called (SH-297, SH-298, SH-299)', async ({
  page,
}) => {
  await page.goto('/search?q=seat');
  await expect(steps(page)).toHaveText(['Home', 'Search']);
  const title = page.getByRole('article').nth(1).getByRole('link').first();
  const name = await title.innerText();
  await title.click();
  await expect(steps(page)).toHaveText(['Home', 'Search', name]);
  await expect(steps(page).nth(2).getByRole('link')).toHaveCount(0);
  await expect(steps(page).nth(2).locator('[aria-current="page"]')).toHaveCount(1);
  await steps(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL('/search?q=seat');
  await steps(page).nth(0).getByRole('link').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb', exact: true })).toHaveCount(0);
});

test('A menu entry starts the trail over, under its name there; so does a full page load, with the page alone (SH-300, SH-301)', async ({
  page,
}) => {
  await page.goto('/search?q=seat');
  await page.getByRole('article').nth(1).getByRole('link').first().click();
  await expect(steps(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Books & Journals' }).click();
  await page.getByRole('link', { name: 'Journals', exact: true }).click();
  await expect(steps(page)).toHaveText(['Home', 'Journals']);
  const journal = page.getByRole('article').first().getByRole('link').first();
  const trail = ['Home', 'Journals', await journal.innerText()];
  await journal.click();
  await expect(steps(page)).toHaveText(trail);
  const address = page.url();
  await page.goto('/search?q=seat');
  await expect(steps(page)).toHaveText(['Home', 'Search']);
  await page.goto(address);
  await expect(steps(page)).toHaveText(['Home', trail[2]!]);
});
