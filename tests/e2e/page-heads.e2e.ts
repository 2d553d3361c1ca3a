import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

for (const [address, title] of [
  ['/bits', 'Investment treaties'],
  ['/books', 'Books'],
  ['/new-content', 'New content'],
] as const) {
  test(`The list ${address} begins with its title in view, as every page does (issue 38, part 4)`, async ({ page }) => {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.height).toBeGreaterThan(24);
    // What was searched for comes first: the trail above has the title.
    await page.goto(`${address}?q=treaty`);
    await expect(heading).toBeAttached();
    expect((await heading.boundingBox())?.height).toBeLessThan(2);
  });
}

test('The tools of a profile that have no room beside what it is begin where its title does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile-navigator/mauricio-landivar-ponce');
  const title = page.getByRole('heading', { level: 1 });
  const icon = page.getByRole('main').getByRole('button', { name: 'Favorite: ' }).first().locator('svg').first();
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? NaN;
  // Asked again until both are drawn: the head stands before what is known of the person.
  await expect.poll(async () => Math.abs((await left(icon)) - (await left(title)))).toBeLessThan(8);
});

test('The conflict check counts names on its button once there are two to compare', async ({ page }) => {
  await page.goto('/relationship-indicator/conflict-check');
  await expect(page.getByRole('button', { name: 'Check names' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Names' }).fill('Halvorsen Energi AS\nAurelian Turbinenbau GmbH');
  await expect(page.getByRole('button', { name: 'Check 2 names' })).toBeVisible();
});

test('The page of a work says what it is, and stops saying so where another page takes its place (OP-121)', async ({
  page,
}) => {
  await page.goto('/document/ka-award-043');
  const title = page.locator('meta[name="citation_title"]');
  const text = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(title).toHaveAttribute('content', text);
  // COinS knows no courts and numbers of cases: what a reference manager finds is the head.
  await expect(page.locator('span.Z3988')).toHaveCount(0);
  await expect(page.locator('meta[property="z:docketNumber"], meta[name="z:docketNumber"]')).toHaveCount(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Pandect/ })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-work]')).toHaveCount(0);
});
