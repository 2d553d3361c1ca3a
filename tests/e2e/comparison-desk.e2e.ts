import { readFile } from 'node:fs/promises';
import { readParagraphs } from '#tests/support/read-workbook.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { checkAccessibility, checkThemes, checkWidth } from './check-accessibility.ts';

const ADDRESS = '/compare-jurisdictions/Commercial_Arbitration?topics=form,set-aside-time&places=DE,SE';

test('A reader writes notes beside answers, loses none to another tab, takes one away and back, and has them in his file (OP-94, OP-184, OP-76)', async ({
  page,
  context,
}) => {
  await page.goto(ADDRESS);
  await page.getByRole('switch', { name: 'Your notes' }).click();
  await expect(page).toHaveURL(/notes=on/u);
  const write = page.getByRole('button', { name: /^Write a note ?: Time limit for setting aside/u });
  const edit = page.getByRole('button', { name: /^Edit your note ?: Time limit for setting aside/u });
  const field = page.getByLabel('Your note on Time limit for setting aside');
  await write.press('Enter');
  await expect(field).toBeFocused();
  await field.fill('Count from receipt.');
  await checkThemes(page, 'a note in a comparison, 1440 px', 'main');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(edit).toBeFocused();
  // Another tab knows the note as it is now; this one writes over it first.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Count from receipt.')).toBeVisible();
  await edit.click();
  await field.fill('Count from service.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Count from service.')).toBeVisible();
  await other.getByRole('button', { name: /^Edit your note ?: Time limit for setting aside/u }).click();
  await other.getByLabel('Your note on Time limit for setting aside').fill('Count from the award.');
  await other.getByRole('button', { name: 'Save note' }).click();
  await expect(other.getByText('it says “Count from service.” now')).toBeVisible();
  await other.close();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/u }).click();
  await page.getByRole('button', { name: /^Word/u }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^Comparison Commercial Arbitration \d{4}-\d\d-\d\d\.docx$/u);
  const words = readParagraphs(new Uint8Array(await readFile(await file.path())));
  expect(words).toEqual(expect.arrayContaining(['Germany', 'Sweden', 'Your notes', 'Count from service.']));
  expect(words.join('\n')).toContain('Source: Zivilprozessordnung');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Count from service.')).toBeVisible();
  await checkAccessibility(page, 'notes in a comparison, 390 px');
  await checkWidth(page, 'notes in a comparison, 390 px');
  // Columns that reach beyond their box move in it, and make the page no wider.
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(page.getByRole('columnheader', { name: 'Your notes' })).toBeAttached();
  await checkWidth(page, 'notes in a comparison, 900 px');
  await page.setViewportSize({ width: 1440, height: 900 });
  await edit.click();
  await field.fill('');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(write).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Count from service.')).toBeVisible();
});

test('A reader stars an answer, has a column and the whole watched, finds them on the desk and takes one out (OP-128, OP-84)', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  const star = page.getByRole('button', { name: /^Favorite: Time limit for setting aside.*, Germany$/u });
  await star.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const bell = page.getByRole('button', { name: 'Tell me when this changes: Sweden', exact: true });
  await bell.press('Enter');
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Tell me when this changes: Commercial arbitration', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Favorite: Sweden', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/favorites?kind=Comparison');
  await expect(page.getByRole('button', { name: 'Comparisons (3)' })).toHaveAttribute('aria-pressed', 'true');
  await checkThemes(page, 'comparisons among the favorites, 1440 px', 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await checkWidth(page, 'comparisons among the favorites, 390 px');
  await page.setViewportSize({ width: 1440, height: 900 });
  const told = page.getByRole('button', { name: 'Tell me when this changes: Commercial arbitration: Sweden' });
  await expect(told).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: /^Commercial arbitration: Germany, Time limit/u }).click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});
