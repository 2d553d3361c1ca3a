import { expect, readCount, searchField, test } from '#tests/support/browser-test.ts';

test('Groups are dropdowns that the keyboard opens, walks and leaves (SH-201)', async ({ page }) => {
  await page.goto('/search');
  const group = page.getByRole('button', { name: 'Books & Journals' });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.focus();
  await page.keyboard.press('ArrowDown');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Books', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Journals', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(group).toBeFocused();
  await group.click();
  await page.getByRole('link', { name: 'Journals', exact: true }).click();
  await expect(page).toHaveURL('/journals');
  await expect(page.getByRole('link', { name: 'Journals', exact: true })).toBeHidden();
});

test('Links to other sites open a new tab, say so and tell the other page nothing (SH-205, SH-206)', async ({
  page,
}) => {
  await page.goto('/search');
  await page.getByRole('button', { name: 'Partners', exact: true }).click();
  const partner = page.getByRole('link', { name: 'ICCA (opens in a new tab)' });
  await expect(partner).toHaveAttribute('target', '_blank');
  await expect(partner).toHaveAttribute('rel', /noopener/);
  await expect(partner).toHaveAttribute('href', /^https?:/);
  await expect(partner.locator('svg')).toBeVisible();
});

test('A menu entry that searches starts over: its own search, an empty field, filters asked for again (SH-207)', async ({
  page,
}) => {
  await page.goto('/books?q=seat');
  await readCount(page);
  // Too short for suggestions, which would float over the menu.
  await searchField(page).fill('ha');
  const filters = page.waitForRequest(/\/Filter$/);
  await page.getByRole('button', { name: 'Books & Journals' }).click();
  await page.getByRole('link', { name: 'Books', exact: true }).click();
  const body = JSON.parse((await filters).postData() ?? '{}') as { q: string; filters: { filterItems?: string[] }[] };
  expect(body.q).toBeNull();
  expect(body.filters.flatMap(({ filterItems = [] }) => filterItems)).toEqual([]);
  await expect(page).toHaveURL('/books');
  await expect(searchField(page)).toHaveValue('');
});

test('A document of the menu lets go of the publication that is loaded (SH-208)', async ({ page }) => {
  await page.goto('/document/ka-book-01');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Books & Journals' }).click();
  const asked = page.waitForRequest(/GetPublicationDetail/);
  await page.locator('[popover]').locator('a[href^="/document/"]').first().click();
  await asked;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('The menu opens and closes, and one section is open at a time (SH-202, SH-203, SH-204)', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    const [books, tools] = ['Books & Journals', 'Tools'].map((name) => sheet.getByRole('button', { name }));
    await books?.click();
    await expect(sheet.getByRole('link', { name: 'Journals', exact: true })).toBeVisible();
    await tools?.click();
    await expect(tools ?? sheet).toHaveAttribute('aria-expanded', 'true');
    await expect(books ?? sheet).toHaveAttribute('aria-expanded', 'false');
    await expect(sheet.getByRole('link', { name: 'Journals', exact: true })).toBeHidden();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await sheet.getByRole('button', { name: 'Books & Journals' }).click();
    await sheet.getByRole('link', { name: 'Journals', exact: true }).click();
    await expect(page).toHaveURL('/journals');
    await expect(sheet).toBeHidden();
  });
});

test.describe('an edition without a menu', () => {
  test.use({ allowComplaints: [/No menu data found\./] });

  test('says so on the error channel and works on (ERR-011)', async ({ page }) => {
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(error.message));
    await page.route('/search', async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replace(/"menus":\[.*?\],"lockedFeatures"/, '"menus":[],"lockedFeatures"');
      await route.fulfill({ response: answer, body: text });
    });
    await page.goto('/search');
    await readCount(page);
    expect(said[0]).toBe('No menu data found.');
  });
});

test.describe('with the arbitration subscription', () => {
  test.use({ account: 'ka' });

  test('What is locked carries a padlock and opens the dialog, which Cancel and Close dismiss (SH-025, SH-290, SH-291, SH-292, SH-293, SH-294)', async ({
    page,
  }) => {
    await page.goto('/search');
    const dialog = page.getByRole('dialog', { name: 'This feature is not included in your current subscription' });
    for (const way of ['Cancel', 'Close']) {
      await page.getByRole('button', { name: 'AI Hub' }).click();
      await page
        .getByRole('button', { name: /not included in your subscription/ })
        .first()
        .click();
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText('To unlock all our content & specialist tools, sign up for a free trial');
      await dialog.getByRole('button', { name: way }).click();
      await expect(dialog).toBeHidden();
    }
  });

  test('Unlock leads to the demo page (SH-295)', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('button', { name: 'AI Hub' }).click();
    await page
      .getByRole('button', { name: /not included in your subscription/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page).toHaveURL('/demopracticeplus');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  });
});

test('Practice Plus opens what the arbitration subscription has locked (SH-025)', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('group', { name: 'Jurisdiction', exact: true })).toBeVisible();
  const insights = page.getByRole('switch', { name: 'Practical Insights' });
  await expect(insights).toBeEnabled();
  await insights.click();
  await expect(insights).toBeChecked();
  await page.getByRole('button', { name: 'AI Hub' }).click();
  const file = page.locator('a[href^="/document/getpdf/"]').first();
  await expect(file).toBeVisible();
  await expect(file).toHaveAttribute('target', '_blank');
});
