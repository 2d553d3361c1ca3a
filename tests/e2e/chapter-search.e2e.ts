import type { Page } from '@playwright/test';
import { searchChapters } from '#contract/chapter-search.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { checkPage } from './check-accessibility.ts';

const BOOK = '/document/ka-book-02';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search in the chosen chapters' });
const box = (page: Page, label: string) => page.getByRole('checkbox', { name: `Search in ${label}` });
const results = (page: Page) => page.getByRole('region', { name: 'Results in chapters' });

test('Chapters of a book are ticked and searched by keyboard; results lead on with the term marked (SR-174 to SR-176, SR-179, SR-184)', async ({
  page,
}) => {
  await page.goto(BOOK);
  await box(page, 'Part II. The courts').focus();
  await page.keyboard.press('Space');
  await expect(box(page, '4. After annulment')).toBeChecked();
  await box(page, '3. Supervision compared').press('Space');
  await expect(box(page, 'Part II. The courts')).toBeChecked({ indeterminate: true });
  await field(page).fill('the court');
  await field(page).press('Enter');
  await expect(results(page).getByRole('heading', { name: /^\d+ results? in 1 chapter$/ })).toBeVisible();
  await expect(page).toHaveURL(/q=%22the\+court%22/);
  // Branches without results are closed, those with them say how many.
  await expect(box(page, '1. The seat and its law')).toHaveCount(0);
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: box(page, '4. After annulment') })
      .last(),
  ).toContainText(/\d+ results?/);
  await page.reload();
  await expect(field(page)).toHaveValue('the court');
  await expect(box(page, 'Part II. The courts')).toBeChecked({ indeterminate: true });
  await checkPage(page, page.url(), results(page).getByRole('heading', { name: /in 1 chapter/ }));
  await results(page).getByRole('link', { name: '4. After annulment' }).click();
  await expect(page.locator('.document-text mark').first()).toHaveText(/the court/i);
});

test('A term with an operator is a phrase until the address says otherwise, and both can be had (SR-180, OP-118)', async ({
  page,
}) => {
  await page.goto(BOOK);
  await page.getByRole('button', { name: 'Choose all' }).click();
  await field(page).fill('seat AND court');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(results(page)).toContainText('No results for “seat AND court”');
  await page.getByRole('button', { name: 'Search with operators' }).click();
  await expect(results(page).getByRole('heading', { name: /results in \d chapters/ })).toBeVisible();
  await expect(page.getByText('Searched with operators.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Searched with operators.')).toBeVisible();
  // An empty term, and no chapter, put the page back (SR-181, SR-182).
  await field(page).fill('');
  await field(page).press('Enter');
  await expect(results(page)).toHaveCount(0);
  await page.goBack();
  await expect(results(page)).toBeVisible();
  await box(page, 'Part I. Foundations').uncheck();
  await expect(results(page)).toContainText(/results in 3 chapters/);
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(results(page)).toHaveCount(0);
  await field(page).fill('seat');
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Choose at least one chapter first.');
});

test('An address whose chapters are all gone says so, keeps its term, and the whole work is searched by one press (OP-117, OP-118)', async ({
  page,
}) => {
  await page.goto(`${BOOK}?chapters=gone,nowhere&q=seat+AND+court`);
  await expect(
    page.getByText('2 chapters that this address chooses are not in these contents (any more).'),
  ).toBeVisible();
  await expect(page.getByText('Nothing was searched for “seat AND court”.')).toBeVisible();
  await expect(field(page)).toHaveValue('seat AND court');
  await expect(results(page)).toHaveCount(0);
  const chosen = page
    .getByRole('search', { name: 'Chapters' })
    .getByText(/chosen\./)
    .locator('..');
  await page.getByRole('button', { name: 'Search the whole work' }).press('Enter');
  // A button that goes with what it did hands the focus on.
  await expect(chosen).toBeFocused();
  await expect(results(page).getByRole('heading', { name: /results in \d chapters/ })).toBeVisible();
  await expect(field(page)).toHaveValue('seat AND court');
  await expect(page.getByText('Nothing was searched')).toHaveCount(0);
  await results(page).getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(chosen).toBeFocused();
  await page.getByRole('button', { name: 'Choose all' }).press('Enter');
  await expect(chosen).toBeFocused();
});

test.describe('when the search fails', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('it says so, and can be tried again', async ({ page }) => {
    let fails = true;
    await page.route(`**${searchChapters.path}*`, (route) =>
      fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto(BOOK);
    await page.getByRole('button', { name: 'Choose all' }).click();
    await field(page).fill('seat');
    await field(page).press('Enter');
    await expect(results(page)).toContainText('This part could not be loaded');
    fails = false;
    await results(page).getByRole('button', { name: 'Try again' }).click();
    await expect(results(page)).toContainText(/results in \d chapters/);
  });
});
