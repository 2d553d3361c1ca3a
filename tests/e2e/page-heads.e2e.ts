import { expect, test } from '#tests/support/browser-test.ts';

test('The page of a work says what it is, and stops saying so where another page takes its place (OP-121)', async ({
  page,
}) => {
  await page.goto('/document/ka-award-043');
  const title = page.locator('meta[name="citation_title"]');
  const text = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(title).toHaveAttribute('content', text);
  await expect(page.locator('span.Z3988')).toHaveAttribute('title', /rft\.type=case/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Pandect/ })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-work]')).toHaveCount(0);
});
