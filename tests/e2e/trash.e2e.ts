import type { Page } from '@playwright/test';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, signInBrowser, test } from '#tests/support/browser-test.ts';
import { createReader } from '#tests/support/create-reader.ts';
import { checkAccessibility, checkThemes } from './check-accessibility.ts';

const SITE = `http://ka.localhost:${BROWSER_PORT}`;

test.use({ account: null, baseURL: SITE });

test.beforeEach(async ({ context }) => signInBrowser(context, await createReader()));

async function starAll(page: Page, search = '/search?q=seat'): Promise<void> {
  await page.goto(search);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Add the selection to favorites' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'New folder' }).fill('Seats');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Seats' })).toBeChecked();
  await page.goto('/favorites');
}

const documents = (page: Page) => page.getByRole('button', { name: /^Documents \(/u });
const folders = (page: Page) => page.getByRole('navigation', { name: 'Folders' });
const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('OP-184: what was removed comes back by Ctrl Z, by the notification and from the trash, by keyboard alone', async ({
  page,
}) => {
  await starAll(page);
  await expect(documents(page)).toHaveText('Documents (10)');
  const remove = page.getByRole('button', { name: /^Remove from favorites: / });
  const [first = '', second = ''] = await page.getByRole('listitem').getByRole('heading').allInnerTexts();
  await remove.first().press('Enter');
  await expect(documents(page)).toHaveText('Documents (9)');
  await expect(notes(page).getByRole('status').last()).toContainText('1 favorite removed');
  // The focus stays where it was, on what took the place.
  await expect(page.getByRole('button', { name: `Remove from favorites: ${second}` })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(documents(page)).toHaveText('Documents (10)');
  await expect(page.getByRole('listitem').getByRole('heading').first()).toHaveText(first);
  await expect(folders(page).getByRole('button', { name: 'Seats 10' })).toBeVisible();

  await remove.first().press('Enter');
  const undo = notes(page).getByRole('button', { name: 'Undo' });
  await checkAccessibility(page, 'an offer to undo');
  await undo.press('Enter');
  await expect(documents(page)).toHaveText('Documents (10)');
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await remove.first().press('Enter');
  await folders(page).getByRole('button', { name: 'Trash' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Trash' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: first }) });
  await expect(row).toContainText('in Seats');
  await checkThemes(page, 'the trash');
  await row.getByRole('button', { name: /^Restore/u }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  // What is back is no longer offered to be brought back.
  await expect(notes(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await folders(page).getByRole('button', { name: 'Seats 10' }).press('Enter');
  await expect(documents(page)).toHaveText('Documents (10)');
});

test('OP-184: an offer to undo stands for 15 seconds, and longer while somebody is on it', async ({ page }) => {
  await page.clock.install();
  await starAll(page);
  await page
    .getByRole('button', { name: /^Remove from favorites: / })
    .first()
    .click();
  const undo = notes(page).getByRole('button', { name: 'Undo' });
  await page.clock.runFor(14_500);
  await expect(undo).toBeVisible();
  await undo.focus();
  await page.clock.runFor(60_000);
  await expect(undo).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.clock.runFor(1_000);
  await expect(undo).toBeHidden();
});

test('OP-184: a folder, a note and an alert come back from where they were removed, and the trash is emptied', async ({
  page,
}) => {
  await starAll(page);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: /^Select / }) })
    .first();
  const write = async (text: string) => {
    await row.getByRole('button', { name: /your note|a note/u }).click();
    await row.getByRole('textbox').fill(text);
    await row.getByRole('button', { name: 'Save note' }).click();
  };
  await write('For the reply');
  await expect(row).toContainText('For the reply');
  await write('');
  await expect(row).not.toContainText('For the reply');
  await notes(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(row).toContainText('For the reply');

  await folders(page).getByRole('button', { name: 'Seats 10' }).click();
  await page.getByRole('button', { name: 'Delete folder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete folder' }).click();
  await expect(folders(page).getByRole('button', { name: /^Seats/u })).toBeHidden();
  await notes(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(folders(page).getByRole('button', { name: 'Seats 10' })).toBeVisible();

  await page.goto('/search?q=seat');
  await page.getByRole('button', { name: 'Save as alert' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Save/u }).click();
  await page.goto('/alerts');
  await page.getByRole('button', { name: /^Delete/u }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete alert' }).click();
  await expect(page.getByRole('heading', { name: 'You have no search alerts yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'trash' }).click();
  const alert = page.getByRole('listitem').filter({ hasText: 'Search alert' });
  await alert.getByRole('button', { name: /^Restore/u }).click();
  await expect(alert).toBeHidden();
  await page.goto('/alerts');
  await expect(page.getByRole('listitem').filter({ hasText: 'seat' })).toBeVisible();

  await page.goto('/favorites');
  await page
    .getByRole('button', { name: /^Remove from favorites: / })
    .first()
    .click();
  await expect(documents(page)).toHaveText('Documents (9)');
  await folders(page).getByRole('button', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Empty the trash…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty the trash' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
});

test('OP-184: what another tab restored meanwhile is said, and nothing is lost', async ({ page, context }) => {
  await starAll(page);
  await page
    .getByRole('button', { name: /^Remove from favorites: / })
    .first()
    .click();
  await expect(documents(page)).toHaveText('Documents (9)');
  const other = await context.newPage();
  await other.goto('/favorites?folder=trash');
  await other.getByRole('button', { name: /^Restore/u }).click();
  await expect(other.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(notes(page).getByRole('alert')).toContainText('in another tab or on another device');
  await page.reload();
  await expect(documents(page)).toHaveText('Documents (10)');
});

test.describe('at 1440 x 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('OP-184: favorites are also a table of 25 lines on one screen, sorted by its heads, and stay one', async ({
    page,
  }) => {
    await starAll(page, '/search?q=seat&resultsPerPage=50');
    await page.getByRole('combobox', { name: 'View' }).selectOption('Table');
    const table = page.getByRole('table');
    const lines = table.locator('tbody tr');
    await expect(lines).toHaveCount(25);
    const { bottom } = await lines.nth(24).evaluate((line) => line.getBoundingClientRect().toJSON() as DOMRect);
    expect(bottom).toBeLessThanOrEqual(900);
    await expect(table.getByRole('columnheader', { name: /Citation|Date|Court|Note|Added/u })).toHaveText([
      'Citation',
      'Date',
      'Court',
      'Note',
      'Added',
    ]);
    await checkThemes(page, 'favorites as a table');
    await table.getByRole('button', { name: 'Citation' }).click();
    await expect(table.getByRole('columnheader', { name: 'Citation' })).toHaveAttribute('aria-sort', 'ascending');
    // The former order stays until the new one is there.
    await expect(async () => {
      const names = await table.getByRole('rowheader').allInnerTexts();
      const plain = names.map((name) => name.replaceAll(/[“”‘’"]/gu, ''));
      expect(plain).toEqual(plain.toSorted(new Intl.Collator('en', { sensitivity: 'base' }).compare));
    }).toPass();
    await page.reload();
    await expect(table.getByRole('columnheader', { name: 'Citation' })).toHaveAttribute('aria-sort', 'ascending');
    await lines
      .first()
      .getByRole('button', { name: /^All of the line/u })
      .press('Enter');
    await expect(lines.first().getByRole('button', { expanded: true })).toBeFocused();
  });
});
