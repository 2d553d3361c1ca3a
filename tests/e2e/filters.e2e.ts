import { expect, filterGroup, readCount, test } from '#tests/support/browser-test.ts';

test('Chosen values stand first, with a pill each that takes them back (SR-148)', async ({ page }) => {
  await page.goto('/search?q=award&jurisdiction=France&jurisdiction=Sweden');
  const chosen = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chosen.getByRole('link')).toHaveText(['Jurisdiction: France', 'Jurisdiction: Sweden', 'Reset filters']);
  await chosen.getByRole('link', { name: 'Remove Jurisdiction: France' }).click();
  await expect(page).toHaveURL('/search?q=award&jurisdiction=Sweden');
  await chosen.getByRole('link', { name: 'Reset filters' }).click();
  await expect(page).toHaveURL('/search?q=award');
});

test('Several values can be asked for together instead of either (SR-094)', async ({ page }) => {
  await page.goto('/search?jurisdiction=France&jurisdiction=Sweden');
  const either = await readCount(page);
  await page.getByRole('checkbox', { name: 'Only what carries all of these' }).first().check();
  await expect(page).toHaveURL('/search?jurisdiction=France&jurisdiction=Sweden&jurisdiction.op=and');
  await expect.poll(() => readCount(page)).toBeLessThan(either);
});

test('A parent of a tree stands for its children and is half ticked for some of them (SR-095, SR-096, SR-097)', async ({
  page,
}) => {
  await page.goto('/search');
  const parent = filterGroup(page, 'Topic').getByRole('checkbox', { name: /^Jurisdiction/ });
  await page.getByRole('button', { name: 'Open Jurisdiction' }).click();
  const child = filterGroup(page, 'Topic').getByRole('checkbox', { name: /^Consent/ });
  await child.check();
  await expect(page).toHaveURL(/topic=Jurisdiction\+%3E\+Consent$/);
  expect(await parent.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await parent.click();
  await expect(page).toHaveURL(/topic=Jurisdiction$/);
  await expect(child).toBeChecked();
  await child.uncheck();
  await expect(page).not.toHaveURL(/topic=Jurisdiction(&|$)/);
  expect(await parent.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
});

test('A long list of values can be searched and shown in steps (SR-117, SR-118, SR-122, SR-123)', async ({ page }) => {
  await page.goto('/search');
  const group = filterGroup(page, 'Jurisdiction');
  const values = group.getByRole('listitem');
  await expect(values).toHaveCount(10);
  await group.getByRole('button', { name: 'Show more' }).click();
  await expect(values).toHaveCount(20);
  await group.getByRole('button', { name: 'Show less' }).click();
  await expect(values).toHaveCount(10);
  await group.getByRole('searchbox', { name: 'Find in Jurisdiction' }).fill('swed');
  await expect(values).toHaveCount(1);
  await expect(values).toContainText('Sweden');
});

test('A value without results that is not chosen cannot be chosen (SR-119)', async ({ page }) => {
  await page.goto('/books');
  const preset = filterGroup(page, 'Content type').getByRole('checkbox', { name: /^Book/ });
  await expect(preset).toBeChecked();
  await expect(preset).toBeDisabled();
});

test('The date filter takes a period or days, and turns days given the wrong way round (SR-131, SR-139, SR-143)', async ({
  page,
}) => {
  await page.goto('/search');
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  await page.getByRole('radio', { name: 'Last 24 months' }).check();
  await expect(page).toHaveURL('/search?datePeriod=3');
  await page.getByRole('radio', { name: 'Choose days' }).check();
  await page.getByLabel('From', { exact: true }).fill('2020-12-31');
  await page.getByLabel('To', { exact: true }).fill('2010-01-01');
  await page.getByRole('button', { name: 'Apply days' }).click();
  await expect(page).toHaveURL('/search?dateFrom=2010-01-01&dateTo=2020-12-31');
  await expect(page.getByRole('link', { name: 'Remove Date: 01 Jan 2010 to 31 Dec 2020' })).toBeVisible();
  expect(await readCount(page)).toBeGreaterThan(0);
});

test('Searching only in titles finds less (SR-113)', async ({ page }) => {
  await page.goto('/search?q=seat');
  const all = await readCount(page);
  await page.getByRole('checkbox', { name: 'Search only in titles' }).check();
  await expect(page).toHaveURL('/search?q=seat&titleOnly=true');
  await expect.poll(() => readCount(page)).toBeLessThan(all);
});

test('On a phone the filters are a sheet that says how many results there are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?q=award');
  await readCount(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Search filters' });
  await filterGroup(page, 'Content type')
    .getByRole('checkbox', { name: /^Award/ })
    .check();
  await sheet.getByRole('button', { name: /^Show [\d,]+ results?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/search?q=award&contenttype=Award');
});

test('New content shows its three months as chosen, and all time can be asked for (SR-132, SR-135, SR-137, SR-139)', async ({
  page,
}) => {
  await page.goto('/new-content');
  const period = (name: string) => page.getByRole('radio', { name });
  await expect(period('Last 3 months')).toBeChecked();
  await expect(page.getByLabel('Which date')).toHaveValue('added');
  await expect(page.getByText('The last three months')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0);
  const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('"datePeriod":-2'));
  await period('All time').check();
  await asked;
  await expect(page).toHaveURL('/new-content?datePeriod=-2');
  await expect(period('All time')).toBeChecked();
  await expect(page.getByText('The last three months')).toHaveCount(0);
  await page.reload();
  await expect(period('All time')).toBeChecked();
  await page.getByRole('link', { name: 'Remove Date: all time' }).click();
  await expect(page).toHaveURL('/new-content');
  await expect(period('Last 3 months')).toBeChecked();
});

test.describe('with the arbitration subscription', () => {
  test.use({ account: 'ka' });

  test('The switches of Search within are off and locked, and each opens the request-demo dialog (SH-026, SH-028, SH-289, SH-290)', async ({
    page,
  }) => {
    await page.goto('/search');
    const switches = filterGroup(page, 'Search within').getByRole('switch');
    await expect(switches).toHaveText(['Profile navigator', 'Practical Insights', 'Relationship data']);
    const dialog = page.getByRole('dialog', { name: 'This feature is not included in your current subscription' });
    for (const each of await switches.all()) {
      await expect(each).toHaveAttribute('aria-checked', 'false');
      await expect(each).toHaveAttribute('aria-disabled', 'true');
      await expect(each).toHaveAccessibleDescription('Not included in your subscription');
      await expect(each.locator('svg')).toBeVisible();
      // A disabled element is never “enabled”, which a click would wait for; the pointer does not.
      await each.click({ force: true });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(each).toHaveAttribute('aria-checked', 'false');
    }
    await switches.first().focus();
    await page.keyboard.press('Tab');
    await expect(switches.nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(switches.nth(1)).toBeFocused();
    await expect(page).toHaveURL('/search');
  });
});
