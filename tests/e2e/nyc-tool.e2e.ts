import { expect, test } from '#tests/support/browser-test.ts';
import { checkPage, checkWidth } from './check-accessibility.ts';

test('A question on lack of notice is worked through in the New York Convention Tool (TL-063, SH-111, SH-112, SH-114, OP-97, OP-140)', async ({
  page,
}) => {
  await page.goto('/nyctool');
  const main = page.getByRole('main');
  await checkPage(page, '/nyctool', page.getByRole('heading', { level: 1, name: 'New York Convention Tool' }));
  await expect(main.getByText('invented for the demo library')).toBeVisible();
  await main.getByRole('link', { name: 'By provision' }).press('Enter');
  await page
    .getByRole('list', { name: 'Provisions' })
    .getByRole('link', { name: /^Article V\(1\)\(b\)/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lack of notice');
  const decisions = page.getByRole('region', { name: 'Decisions' });
  await expect(decisions.getByRole('listitem').filter({ hasText: 'Skagen Isværk' })).toContainText(
    'Refused on Article V(1)(b)',
  );
  await expect(page.getByRole('region', { name: 'Provision' })).toContainText('proper notice');
  await checkPage(page, page.url(), page.getByRole('heading', { level: 1 }));
  const seeAll = decisions.getByRole('link', { name: /^See all/ });
  const count = Number(/\d+/.exec((await seeAll.textContent()) ?? '')?.[0]);
  await seeAll.click();
  await expect(page).toHaveURL(/\/nycsearch\?/);
  await expect(page.getByText(new RegExp(`^${String(count)} results?$`)).first()).toBeVisible();
});

test('Contracting states are sorted, found by name and by the day they are bound (SH-115, SH-116, OP-176)', async ({
  page,
}) => {
  await page.goto('/nyctool/jurisdiction');
  const table = page.getByRole('table', { name: 'Contracting states of the New York Convention' });
  const first = table.getByRole('rowheader').first();
  await expect(first).toHaveText('Afghanistan');
  await table.getByRole('button', { name: 'Joined' }).press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toHaveText('Israel');
  await page.getByLabel('In force on').fill('1959-06-07');
  await expect(table.getByRole('rowheader')).toHaveCount(4);
  // OP-186: the address carries the day.
  await expect(page).toHaveURL('/nyctool/jurisdiction?day=1959-06-07');
  await page.getByLabel('State', { exact: true }).fill('mor');
  await expect(table.getByRole('rowheader')).toHaveText(['Morocco']);
  await expect(table.getByRole('row').last()).toContainText('Party');
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  await expect(page.getByText('Read on 27 Nov 2026').first()).toBeVisible();
  await checkWidth(page, '/nyctool/jurisdiction');
  await page.goto('/nyctool/topic');
  await expect(page.getByRole('list', { name: 'Topics' }).getByRole('listitem').first()).toContainText(
    'Scope of the Convention',
  );
});
