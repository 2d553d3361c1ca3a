import { expect, searchField, test } from '#tests/support/browser-test.ts';

// Without a connection the browser complains about what it cannot fetch, the service worker included, and the library
// notes suggestions that were on their way.
test.use({
  isFirstVisit: true,
  serviceWorkers: 'allow',
  allowComplaints: [
    /Failed to load resource|Loading chunk \w+ failed|when fetching the script|^No suggestions could be had\. The library cannot/,
  ],
});

test('Without a connection the search and the page give way to words, and come back as they were (SH-279, SH-280, SH-281, ERR-014)', async ({
  page,
  context,
}) => {
  await page.goto('/search?q=seat');
  await expect(page.getByRole('article').first()).toBeVisible();
  await searchField(page).fill('half a thought');
  await page.evaluate(() => window.scrollTo(0, 500));
  await context.setOffline(true);
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
  await expect(page.getByText('check your connection')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await expect(searchField(page)).toBeHidden();
  await expect(page.getByRole('article').first()).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(searchField(page)).toHaveValue('half a thought');
  await expect(searchField(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test('An address that is first opened without a connection is a whole page, and comes by itself with the connection (SH-279, SH-280)', async ({
  page,
  context,
}) => {
  await page.goto('/policy/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  const offline = page.getByRole('heading', { level: 1, name: "You're offline" });
  // What draws the first was never fetched; of the second only its answer is missing.
  for (const [address, name] of [
    ['/jurisdictions', 'Jurisdictions'],
    ['/organizations', 'Organizations'],
  ] as const) {
    await context.setOffline(true);
    await page.evaluate((to) => history.pushState({}, '', to), address);
    await expect(page).toHaveURL(address);
    await expect(offline).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Fr|International/u })
        .first(),
    ).toBeVisible();
  }
});

test('Reload page loads the page again (SH-282)', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
  });
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: "You're offline" })).toHaveCount(0);
});

test('The documents opened last can be read without a connection, even after a reload, and go at sign-out (SH-055, SH-279)', async ({
  page,
  context,
}) => {
  await page.goto('/document/ka-award-031');
  await expect(page.getByRole('heading', { level: 1, name: /Rioverde/ })).toBeVisible();
  // The service worker gets ready when the browser is idle, and serves pages that open from then on.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/document/ka-award-030');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => (await (await caches.match('/kept/index'))?.json()) as { id: string }[] | undefined);
  await expect.poll(async () => (await kept())?.map(({ id }) => id)).toEqual(['ka-award-030', 'ka-award-031']);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Rioverde/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Rioverde/ })).toBeVisible();
  await expect(page.getByText('This is the copy kept in this browser')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: /^Account/ }).click();
  // The account is everybody's in these tests: it is not signed out in earnest.
  await page.route('**/apiv2/Account/logout', (route) => route.fulfill({ contentType: 'text/html', body: 'Bye' }));
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByText('Bye')).toBeVisible();
  await expect.poll(kept).toBeUndefined();
});
