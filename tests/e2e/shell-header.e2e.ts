import { expect, test } from '#tests/support/browser-test.ts';

test('The header has the name that leads home, Favorites, Feedback and the dropdown (SH-249, SH-250, SH-251, SH-252, SH-253, SH-254)', async ({
  page,
  baseURL,
}) => {
  await page.goto(`http://ka.localhost:${new URL(baseURL ?? '').port}/search`);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites');
  await expect(header.getByRole('link', { name: 'Feedback', exact: true })).toHaveAttribute(
    'href',
    '/contactcustomersupport',
  );
  await header.getByRole('button', { name: 'More', exact: true }).click();
  const dropdown = header.locator('[popover]:popover-open');
  await expect(dropdown.getByRole('link')).toHaveText(['Favorites', 'Feedback and Support', /^Tutorials/]);
  await expect(header.getByRole('link', { name: 'Feedback and Support' })).toHaveAttribute(
    'href',
    '/contactcustomersupport',
  );
  const tutorials = header.getByRole('link', { name: 'Tutorials (opens in a new tab)' });
  await expect(tutorials).toHaveAttribute('href', '/places/training');
  await expect(tutorials).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(tutorials).toBeHidden();
  await header.getByRole('link', { name: 'Pandect Arbitration' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('The buttons fold into the dropdown where the menu leaves less than 272 px (CON-003, CON-008)', async ({
  page,
}) => {
  // Without a trail, which has its own share of the line.
  await page.goto('/');
  const header = page.getByRole('banner');
  const feedback = header.getByRole('link', { name: 'Feedback', exact: true });
  const more = header.getByRole('button', { name: 'More', exact: true });
  const menu = header.getByRole('navigation', { name: 'Main' });
  await expect(feedback).toBeVisible();
  for (const free of [271, 273]) {
    const { width } = (await menu.boundingBox()) ?? { width: 0 };
    await page.evaluate((room) => {
      const row = document.querySelector<HTMLElement>('header nav[aria-label="Main"]')?.parentElement;
      if (row) Object.assign(row.style, { width: `${room}px`, boxSizing: 'content-box', marginInline: '0' });
    }, width + free);
    await expect(feedback).toBeVisible({ visible: free > 272 });
    await expect(more).toBeVisible();
  }
});

test('The user menu shows name and initials in the brand colour, and leads out by a full load (SH-053, SH-255, SH-256, SH-257)', async ({
  page,
}) => {
  await page.goto('/policy/accessibility');
  const button = page.getByRole('button', { name: 'Account: Tomas Verhey' });
  await expect(button).toContainText('Tomas Verhey');
  const circle = button.getByText('TV', { exact: true });
  await expect(circle).toHaveCSS('background-color', 'rgb(148, 12, 114)');
  await expect(circle).toHaveCSS('border-radius', '50%');
  await button.click();
  const out = page.getByRole('link', { name: 'Log out' });
  await expect(out).toHaveAttribute('href', '/apiv2/Account/logout');
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  // The account is everybody's in these tests: it is not signed out in earnest.
  await page.route('**/apiv2/Account/logout', (route) => route.fulfill({ contentType: 'text/html', body: 'Bye' }));
  await out.click();
  await expect(page.getByText('Bye')).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'sameLoad' in window).catch(() => true)).toBe(false);
});

test.describe('a stranger', () => {
  test.use({ account: null });

  test('sees Log in, which comes back to the address that is open (SH-257)', async ({ page }) => {
    await page.goto('/policy/accessibility?from=footer');
    const link = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    const href = new URL((await link.getAttribute('href')) ?? '', page.url());
    expect(href.pathname).toBe('/account/login');
    expect(href.searchParams.get('returnUrl')).toBe(page.url());
    await expect(page.getByRole('button', { name: /^Account/ })).toHaveCount(0);
  });
});

test.describe('a subscription without favorites', () => {
  test.use({ account: 'gpl' });

  test('sees none of the entries for favorites', async ({ page, baseURL }) => {
    await page.goto(`http://kipl.localhost:${new URL(baseURL ?? '').port}/policy/accessibility`);
    await expect(page.getByRole('link', { name: 'Feedback', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Feedback and Support' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Favorites' })).toHaveCount(0);
  });
});

test('The way back to the top appears after 50 px and takes the focus along (SH-258, CON-002)', async ({ page }) => {
  await page.goto('/document/ka-award-031');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const top = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect(top).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(top).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await top.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('The footer has the legal links on every page (SH-010, SH-011)', async ({ page }) => {
  await page.goto('/search');
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' }).getByRole('link');
  await expect(links).toHaveText(['Terms of use', 'Privacy policy', 'Cookie policy', 'Accessibility', 'Contact']);
  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Pandect/);
  await links.nth(3).click();
  await expect(page).toHaveURL('/policy/accessibility');
});
