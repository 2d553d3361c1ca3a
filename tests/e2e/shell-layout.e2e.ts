import type { Page } from '@playwright/test';
import { expect, searchField, test } from '#tests/support/browser-test.ts';
import { readPageView } from '#tests/support/read-edition-view.ts';

const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'This feature is not included in your current subscription' });

test.describe('with the arbitration subscription', () => {
  test.use({ isFirstVisit: true, account: 'ka' });

  test('The layout follows the page: trail, search bar, title, placeholder, description, filters, subtitle (ENT-057)', async ({
    page,
  }) => {
    const answer = await page.goto('/new-content');
    const view = readPageView(await answer!.text());
    for (const path of ['/new-content', '/books', '/awards']) {
      const mode = view.modes.find((each) => each.path === path)!;
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: mode.title })).toBeVisible();
      await expect(trail(page)).toContainText(mode.title);
      await expect(searchField(page)).toHaveAttribute('placeholder', mode.placeholder);
      if (mode.subtitle !== null) await expect(main.getByText(mode.subtitle, { exact: true })).toBeVisible();
      await expect(main).toContainText(mode.description!.slice(0, 40));
      const names = mode.facets.map((id) => mode.facetNames[id] ?? view.facets.find((facet) => facet.id === id)!.name);
      for (const name of names.slice(0, 3)) {
        await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
      }
    }
    await page.goto('/books');
    await expect(page.getByText('The last three months', { exact: true })).toHaveCount(0);
  });

  test('The layout knows whether the demo is asked for and cookies are accepted, and hides the search bar offline (ENT-057)', async ({
    page,
    context,
  }) => {
    await page.goto('/books');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await page.getByRole('button', { name: 'I AGREE' }).click();
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'AI Hub' }).click();
    await page
      .getByRole('button', { name: /not included in your subscription/ })
      .first()
      .click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(searchField(page)).toBeVisible();
    await context.setOffline(true);
    await expect(searchField(page)).toBeHidden();
    await context.setOffline(false);
    await expect(searchField(page)).toBeVisible();
  });
});
