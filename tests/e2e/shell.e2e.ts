import { expect, REFUSED, searchField, test } from '#tests/support/browser-test.ts';

test('The home page has one search field, what is new, the shelves and the ways in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ })).toBeVisible();
  await expect(searchField(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'New in the library' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Books and journals' })).toBeVisible();
  await page.getByRole('link', { name: 'Award', exact: true }).click();
  await expect(page).toHaveURL('/search?contenttype=Award');
});

test.describe('with the arbitration subscription', () => {
  test.use({ isFirstVisit: true, account: 'ka', allowComplaints: [REFUSED] });

  test('The shell stands around every page with all of its parts (SH-008, SH-009)', async ({ page, context }) => {
    await page.goto('/search?q=award');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await page.getByRole('button', { name: 'I AGREE' }).click();
    await expect(page.getByRole('complementary', { name: 'Announcements' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(searchField(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
    await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    await page.getByRole('switch').first().click({ force: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await context.setOffline(true);
    await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
  });
});

test('The theme is remembered and holds before anything is drawn', async ({ page, allowComplaints }) => {
  allowComplaints.push(REFUSED);
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route(/main|index/, (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await page.goto('/search', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('a subscription to all three editions', () => {
  test.use({ account: 'default' });

  test('The home page leads to no page that the subscription leaves out (SH-183)', async ({ page, baseURL }) => {
    await page.goto((baseURL ?? '').replace('localhost', 'kipl.localhost'));
    await expect(page.getByRole('heading', { name: 'Books and journals' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All books' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All journals' })).toHaveCount(0);
  });

  test('On one machine the edition can be changed, and brings its own name and colour (CON-009, CON-010)', async ({
    page,
  }) => {
    const brandOf = () => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim();
    await page.goto('/');
    expect(await page.evaluate(brandOf)).toBe('#940c72');
    await page.getByRole('button', { name: 'Edition' }).click();
    await page.getByRole('link', { name: 'Pandect Competition Law' }).click();
    await expect(page).toHaveTitle('Pandect Competition Law | Home');
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'kcl');
    expect(await page.evaluate(brandOf)).toBe('#007ac3');
  });
});

test('Another page begins at its top with the focus on its content (SH-261)', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('article').nth(5).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/document\//);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('An address that leads nowhere says so and offers ways on', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Pandect Arbitration | Page not found');
  await page.getByRole('link', { name: 'Go to homepage' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('when the library does not answer', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('A search that failed says so and can be tried again', async ({ page }) => {
    let fails = true;
    await page.route(/documentSearch\/search/, (route) =>
      fails
        ? route.fulfill({ status: 500, json: { code: 'unexpected', message: 'The search failed.', requestId: 'r-1' } })
        : route.continue(),
    );
    await page.goto('/search?q=award');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText('Request r-1')).toBeVisible();
    fails = false;
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('Without a connection the page says what happened', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.route(/documentSearch/, (route) => route.abort('connectionrefused'));
    await searchField(page).fill('seat');
    await searchField(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'The library cannot be reached' })).toBeVisible();
  });
});

test('An empty library says how documents get in', async ({ page }) => {
  const nothing = {
    hits: [],
    read: 'phrase',
    parts: [],
    earlier: [],
    direct: [],
    also: [],
    total: 0,
    totalHits: 0,
    start: 0,
    resultsPerPage: 10,
    understood: null,
  };
  const answer = { ...nothing, sortBy: 'relevant-date', sortOrder: 'desc', milliseconds: 1, corpusVersion: 0 };
  await page.route(/\/search$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: answer }) : route.continue(),
  );
  await page.route(/\/Filter$/, (route) => route.fulfill({ json: [] }));
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'The library is empty' })).toBeVisible();
});
