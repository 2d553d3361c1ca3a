import { expect, readCount, test } from '#tests/support/browser-test.ts';

test('Few results offer related forms with what they would add, in one click (OP-163)', async ({ page }) => {
  await page.goto('/search?q=disclosing');
  const few = await readCount(page);
  const offer = page.getByRole('link', { name: /^Related forms would add \d+ results?$/u });
  const added = Number(/\d+/u.exec((await offer.textContent()) ?? '')?.[0]);
  await expect(page.getByText(/Related forms would add .*: .*disclosed/u)).toBeVisible();
  await offer.click();
  await expect(page).toHaveURL('/search?q=disclosing&forms=related');
  await expect.poll(() => readCount(page)).toBe(few + added);
  await expect(page.getByRole('list', { name: 'Matches' }).first()).toHaveText(/^disclosing and related \d+$/u);
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link').first()).toHaveText(
    'Related forms of words',
  );
});

test('Related forms are a switch among the preferences, by keyboard, and marked in the document (OP-163)', async ({
  page,
}) => {
  await page.goto('/search?q=arbitrator');
  const before = await readCount(page);
  const box = page.getByRole('checkbox', { name: 'Related forms of words' });
  const offer = page.getByRole('checkbox', { name: /^Related forms of words would add \+\d+$/u });
  await expect(offer).toBeVisible();
  const added = Number((await offer.locator('..').innerText()).match(/\+(\d+)/u)?.[1]);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/search?q=arbitrator&forms=related');
  await expect.poll(() => readCount(page)).toBe(before + added);
  await expect(box).toBeChecked();
  await expect(page.locator('[data-hit]').first()).toHaveAttribute('href', /searchTerm=arbitrator&forms=related$/u);
});

test('The contents of a book open its chapters with related forms marked, as the book was opened (OP-163)', async ({
  page,
}) => {
  await page.goto('/document/ka-book-01?searchTerm=arbitrator&forms=related');
  const chapters = page.getByRole('main').locator('a[href^="/document/ka-book-01-ch"]');
  await expect(chapters.first()).toHaveAttribute('href', /\?searchTerm=arbitrator&forms=related(?:#|$)/u);
});
