import { follow } from './follow.ts';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';

test('An unknown address shows the page of the catalogue with its ways on (SH-073, SH-283, SH-284, SH-285, SH-286)', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByText("we're sorry, you cannot view this page at this time", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Pandect Arbitration | Page not found');
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/contactcustomersupport',
  );
  await page.getByRole('link', { name: 'Go to homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('The error page goes back one step to the page that failed (SH-072, SH-287, SH-288)', async ({ page }) => {
  await page.goto('/policy/terms');
  await page.goto('/error500');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText("couldn't load this page, try refreshing", { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page).toHaveURL('/policy/terms');
});

test('The error page stays in the library where it was opened from elsewhere (SH-288)', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('/error500');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeVisible();
});

test('A redirect of the table leads on inside the application and keeps no trace in the history', async ({ page }) => {
  await page.goto('/policy/terms');
  await page.evaluate(() => history.pushState({}, '', '/document-guides'));
  await expect(page).toHaveURL('/templates-and-examples');
  await page.goBack();
  await expect(page).toHaveURL('/policy/terms');
});

test('A journal of the former system opens as a document by its title (SH-071)', async ({ page }) => {
  await page.goto('/journal?title=ka-book-01');
  await expect(page).toHaveURL('/document/ka-book-01');
});

test('A table of contents of the former system leaves for the server with its query (SH-070)', async ({ page }) => {
  const asked = page.waitForRequest(/\/apiv2\/document\/RedirectToDocument/i);
  await page.goto('/book-toc?id=12&x=y').catch(() => undefined);
  expect(new URL((await asked).url()).search).toBe('?id=12&x=y');
});

test('A former address that names neither book nor journal says what it lacks and leads to their lists (SH-070, SH-071)', async ({
  page,
}) => {
  for (const [path, says] of [
    ['/book-toc', '/document does not say which document it should show.'],
    ['/journal', '/journal does not say which journal it should show.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(says);
    await expect(page.getByRole('main').getByRole('link', { name: 'Books' })).toHaveAttribute('href', '/books');
  }
  await page.getByRole('main').getByRole('link', { name: 'Journals' }).press('Enter');
  await expect(page).toHaveURL('/journals');
});

test('Window titles are the edition and the name of the page (SH-259)', async ({ page }) => {
  for (const [path, name] of [
    ['/search', 'Search'],
    ['/favorites', 'Favorites'],
    ['/policy/accessibility', 'Accessibility'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`Pandect Arbitration | ${name}`);
  }
});

test('Another page begins at its top, and back leads to where the reader was (SH-260, SH-261)', async ({ page }) => {
  await page.goto('/policy/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('main').getByRole('link', { name: 'cookie policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test.describe('a page of another subscription', () => {
  test.use({ account: 'yb' });

  test('says which subscription holds it and whom to ask (SH-133)', async ({ page }) => {
    await page.goto('/awards');
    await expect(page.getByRole('heading', { level: 1, name: 'Not included in your subscription' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('It comes with Practice Plus');
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toBeVisible();
    await page.getByRole('button', { name: 'Request a demo' }).click();
    await expect(page.getByRole('dialog')).toContainText('This feature is not included in your current subscription');
  });

  test('The search page of the Yearbook is the way in (SH-128, SH-129)', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/books');
  });
});

test.describe('what is fetched', () => {
  test('The chunk of a page is named in its first answer, so that it does not wait for the application', async ({
    request,
    page,
  }) => {
    await page.goto('/policy/terms');
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const html = await (await request.get('/search', { headers: { cookie } })).text();
    expect(html).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/search-/);
    expect(html).toMatch(/<link rel="stylesheet" crossorigin href="\/assets\/search-/);
  });

  test('The data of a page is asked for once, filters first, before its chunk is there (SR-069)', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (/documentSearch\/(?:Filter|search)$/.test(path)) asked.push(path.split('/').at(-1) ?? '');
    });
    await page.goto('/search?q=seat');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(asked).toEqual(['Filter', 'search']);
  });
});

test.describe('a part that does not come', () => {
  test.use({
    isFirstVisit: true,
    account: 'ipl',
    baseURL: `http://kipl.localhost:${BROWSER_PORT}`,
    allowComplaints: [/Failed to load resource|chunk|dynamically imported/i],
  });

  test('A module that fails to load is named, raises an error and can be tried again (SH-196, SH-197, ERR-025)', async ({
    page,
  }) => {
    // The page is loaded again once for what is gone; here that was a moment ago.
    await page.addInitScript(() => sessionStorage.setItem('pandect.reloaded', String(Date.now())));
    let isDown = true;
    const raised: string[] = [];
    page.on('pageerror', (error) => raised.push(error.message));
    await page.route(/assets\/manual-ip-/, (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/manual-ip');
    await expect(page.getByRole('heading', { level: 1, name: 'This part could not be loaded' })).toBeVisible();
    await expect(page.getByText('Loading chunk manual-ip failed.')).toBeVisible();
    await expect.poll(() => raised).toContain('Loading chunk manual-ip failed.');
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'module');
  });
});

test.describe('a part that is gone with the version before', () => {
  test.use({ isFirstVisit: true, allowComplaints: [/Failed to load resource|dynamically imported/i] });

  test('The page offers to load again, and shows what was typed in it (OP-43, OP-32)', async ({ page }) => {
    await page.goto('/news');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
    await field.fill('seat chosen after the fact');
    await field.blur();
    await page.waitForLoadState('networkidle');
    // As after an update: the parts of the former version are not there any more, and neither is its first script.
    await page.route(/assets[/](?:key-sheet|index)-/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.keyboard.press('?');
    const offer = page.getByRole('dialog', { name: 'A newer version is here' });
    await expect(offer).toBeVisible();
    await page.unroute(/assets[/](?:key-sheet|index)-/);
    await offer.getByRole('button', { name: 'Load again' }).click();
    const typed = page.getByRole('dialog', { name: 'What you had typed' });
    await expect(typed.getByText('seat chosen after the fact')).toBeVisible();
    await typed.getByRole('button', { name: 'Close' }).click();
    await expect(typed).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(typed).toBeHidden();
  });
});

test.describe('when a call fails', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('A page whose own content is answered 400, 405, 500 or 503 shows the error page, at its address, and one answered 404 the words of the catalogue (ERR-001, ERR-002)', async ({
    page,
  }) => {
    const calls = /\/document\/GetDocument/i;
    await page.goto('/policy/terms');
    for (const [at, status] of [400, 405, 500, 503].entries()) {
      const path = `/document/ka-award-03${at}`;
      await page.route(calls, (route) =>
        route.fulfill({ status, json: { code: 'unexpected', message: 'Not now.', requestId: `r-${status}` } }),
      );
      await follow(page, path);
      await expect(page.getByText(`Request r-${status}`)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(1);
      await expect(page.getByText("couldn't load this page, try refreshing", { exact: true })).toBeVisible();
      await expect(page).toHaveURL(path);
      await page.unroute(calls);
    }
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toHaveCount(0);
    await expect(page.locator('.document-text')).toBeVisible();
    await follow(page, '/document/no-such-document');
    await expect(page.getByText("we're sorry, you cannot view this page at this time", { exact: true })).toBeVisible();
  });

  test('A panel that fails says so and leaves the page alone (ERR-003, SR-224)', async ({ page }) => {
    await page.route(/documentSearch\/Filter/, (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Not now.', requestId: 'r-8' } }),
    );
    await page.goto('/search?q=seat');
    await expect(page.getByText('This part could not be loaded.')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.unroute(/documentSearch\/Filter/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('group', { name: 'Jurisdiction', exact: true })).toBeVisible();
  });
});
