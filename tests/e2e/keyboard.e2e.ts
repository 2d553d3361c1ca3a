import { expect, readCount, searchField, test } from '#tests/support/browser-test.ts';

test('A reader finds, opens and reads a document with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(searchField(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('"most favoured nation"');
  await page.keyboard.press('Enter');
  await readCount(page);
  await page.getByRole('main').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/document\/.+searchTerm/);
  await expect(page.locator('.document-text mark').first()).toBeAttached();
  await page.keyboard.press('n');
  await expect(page.locator('mark.current')).toBeInViewport();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden();
});

test('The first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Single keys never act inside a field and can be switched off', async ({ page }) => {
  await page.goto('/search?q=award');
  await readCount(page);
  await searchField(page).focus();
  await page.keyboard.type('?j');
  await expect(searchField(page)).toHaveValue('?j');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('checkbox', { name: 'Single keys act when I am not typing' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden();
});

test('The number of results is announced', async ({ page }) => {
  await page.goto('/search?q=award');
  const total = await readCount(page);
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^${total.toLocaleString('en-GB')} results`));
});
