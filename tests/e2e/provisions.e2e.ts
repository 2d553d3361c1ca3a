import { expect, test } from '#tests/support/browser-test.ts';
import { checkAccessibility } from './check-accessibility.ts';

const CONVENTION = '/document/ka-conv-001';

test('OP-196: g opens the box that goes to an article, and says in words where the text has none', async ({ page }) => {
  await page.goto(CONVENTION);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  const box = page.getByRole('dialog', { name: 'Go to' });
  const field = box.getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('99');
  await page.keyboard.press('Enter');
  await expect(box.getByRole('alert')).toHaveText('This text has no article 99.');
  await checkAccessibility(page, 'the box that goes to a place');
  await field.fill('art 5');
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(/#art-5$/);
  await expect(page.locator('.arrived')).toHaveText(/^Article V\b/);
  await page.keyboard.press('g');
  await expect(field).toBeFocused();
  await page.keyboard.type('A 2');
  await page.keyboard.press('Enter');
  await expect(page.locator('.arrived')).toHaveText(/^Article II\b/);
});

test('OP-196: the box that goes to a place leaves the text behind it alive, and loses no key', async ({ page }) => {
  await page.goto(CONVENTION);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const opener = page.getByRole('button', { name: 'Go to' }).first();
  await opener.focus();
  await page.keyboard.press('g');
  const box = page.getByRole('dialog', { name: 'Go to' });
  await page.keyboard.type('V(1)');
  await expect(box.getByRole('textbox')).toHaveValue('V(1)');
  // Not inert, so that a long text need not be made so and alive again.
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('g');
  await expect(box.getByRole('textbox')).toHaveValue('');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(box).toBeHidden();
});

test('OP-196: an address of an article opens at it, and says so where the text has none', async ({ page }) => {
  await page.goto(`${CONVENTION}#art-V`);
  await expect(page.locator('.arrived')).toHaveText(/^Article V\b/);
  await page.goto('about:blank');
  await page.goto(`${CONVENTION}#art-99`);
  const notice = page.getByRole('complementary', { name: 'About the link you followed' });
  await expect(notice).toContainText('This text has no article 99.');
});

test('OP-196: on a phone the box is opened from the tools at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(CONVENTION);
  await page.getByRole('group', { name: 'Document tools' }).getByRole('button', { name: 'Go to' }).click();
  const box = page.getByRole('dialog', { name: 'Go to' });
  await box.getByRole('textbox').fill('V');
  await box.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.locator('.arrived')).toHaveText(/^Article V\b/);
  await expect(page).toHaveURL(/#art-V$/);
});

test('OP-196: an entry of the contents of a law has the address of its provision', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(CONVENTION);
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Article V', exact: true })
    .click();
  await expect(page).toHaveURL(/#art-V$/);
  await expect(page.locator('.arrived')).toHaveText(/^Article V\b/);
});
