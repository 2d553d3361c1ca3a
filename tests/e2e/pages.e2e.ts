import { listFrameSources } from '#server/http/frame-sources.ts';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { checkPages } from './check-accessibility.ts';
import { follow } from './follow.ts';

const SITE = `http://ka.localhost:${BROWSER_PORT}`;
const LOCAL = `http://localhost:${BROWSER_PORT}`;

/** Every page of the house and of the account, with its heading. */
const PAGES = [
  ['/policy/accessibility', 'Accessibility'],
  ['/policy/terms', 'Terms of use'],
  ['/policy/privacy', 'Privacy policy'],
  ['/policy/cookies', 'Cookie policy'],
  ['/contactcustomersupport', 'Feedback and Support'],
  ['/demopracticeplus', 'All content and tools'],
  ['/commonui/x.aspx?id=ka-award-001', 'This address has changed'],
  ['/favorites', 'Favorites'],
  ['/test', 'Component gallery'],
  ['/error500', 'Something went wrong'],
  ['/account/loggedout', 'You are logged out'],
  ['/account/switchAccount', 'Switch account'],
  ['/account/login?problem=expired', 'Sign-in took too long'],
] as const;

test.use({ baseURL: SITE });

for (const pages of [PAGES.slice(0, 4), PAGES.slice(4, 7), PAGES.slice(7, 10), PAGES.slice(10)]) {
  const paths = pages.map(([path]) => path).join(', ');
  test(`The pages at ${paths} stand up to WCAG 2.2 AA in every theme, on a desk and on a phone`, async ({ page }) => {
    await checkPages(
      page,
      pages.map(([path, name]) => ({ path, heading: page.getByRole('heading', { level: 1, name }) })),
    );
  });
}

test.describe('for everybody', () => {
  test.use({ account: null });

  test('The legal pages and support are open without a subscription (SH-074, SH-075, SH-076, SH-139)', async ({
    page,
  }) => {
    await page.goto('/policy/accessibility');
    await expect(page.getByRole('main')).toContainText('WCAG) 2.2 at level AA');
    await expect(page.getByRole('heading', { name: 'What is missing' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'support' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Feedback and Support' })).toBeVisible();
  });
});

test('The cookie policy names every cookie that the browser was given', async ({ page, context }) => {
  await page.goto('/search');
  await page.goto('/policy/cookies');
  const words = await page.getByRole('main').innerText();
  for (const { name } of await context.cookies(SITE)) expect(words).toContain(name);
});

test('An old address shows the old and the new URL as links and asks for new bookmarks (SH-059, SH-062, SH-063, SH-064)', async ({
  page,
}) => {
  await page.goto('/commonui/documents/ka-award-001?x=1');
  const main = page.getByRole('main');
  await expect(main).toContainText('The document URL structure has changed. Please update your bookmarks');
  await expect(main.getByRole('link', { name: `${SITE}/commonui/documents/ka-award-001?x=1` })).toBeVisible();
  await expect(page).toHaveURL('/commonui/documents/ka-award-001?x=1');
  await main.getByRole('link', { name: `${SITE}/document/ka-award-001` }).click();
  await expect(page).toHaveURL('/document/ka-award-001');
});

test('Old addresses are shown with what they are now (SH-060, SH-061, SH-065, SH-066, SH-067, SH-068, SH-069)', async ({
  page,
}) => {
  await page.goto('/policy/terms');
  for (const [path, target] of [
    ['/document.aspx/list?id=ka-award-002', '/document/ka-award-002'],
    ['/book-toc.aspx/ka-book-01', '/document/ka-book-01'],
    ['/commonui/books/list.aspx', '/books'],
    ['/commonui/journals/list.aspx', '/journals'],
    ['/commonui/nothing.aspx', '/'],
  ] as const) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('link', { name: `${SITE}${target}`, exact: true })).toBeVisible();
  }
});

test('A page that is not built yet says what it will hold and leads to what there is', async ({ page }) => {
  await page.goto('/itaarbitrationreport');
  const main = page.getByRole('main');
  await expect(main.getByText('Coming soon')).toBeVisible();
  await main.getByRole('link', { name: 'Search everything' }).click();
  await expect(page).toHaveURL('/search');
});

test('The gallery shows the five kinds of button, notifications, pills and filters (SH-105, SH-106, SH-262)', async ({
  page,
}) => {
  await page.goto('/test');
  for (const kind of ['default', 'outlined', 'ghost', 'text', 'icon']) {
    await expect(page.getByText(kind, { exact: true })).toBeVisible();
  }
  const looks = await page.getByRole('button', { name: /^(Save search|Icon button)$/ }).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { backgroundColor, borderColor, color, padding, textDecorationLine } = getComputedStyle(button);
      return [backgroundColor, borderColor, color, padding, textDecorationLine].join(' | ');
    }),
  );
  expect(looks).toHaveLength(5);
  expect(new Set(looks).size).toBe(5);
  await page.getByRole('button', { name: 'Show warning' }).click();
  await expect(page.getByText('A notification: warning')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Jurisdiction' })).toBeVisible();
});

test('A notification stays while the pointer or the focus is on it, and is announced by its type (SH-308, SH-309, SH-310, SH-311, SH-312, SH-313)', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-05-04T10:00:00Z') });
  await page.goto('/test');
  await expect(page.getByRole('button', { name: 'Show warning' })).toBeVisible();
  // From here on time goes only as far as the test lets it.
  await page.clock.pauseAt(new Date('2026-05-04T11:00:00Z'));
  const stack = page.getByRole('region', { name: 'Notifications' });
  const raise = async (type: string) => {
    await page.getByRole('button', { name: `Show ${type}` }).click();
    const card = stack.locator(`[data-type=${type}]`);
    await expect(card).toBeVisible();
    return card;
  };
  const roles = { information: 'status', success: 'status', warning: 'alert', error: 'alert' } as const;
  const seconds = { information: 5, success: 5, warning: 15, error: 15 } as const;
  for (const type of ['information', 'success', 'warning', 'error'] as const) {
    const card = await raise(type);
    await expect(card.getByRole(roles[type])).toContainText(`A notification: ${type}`);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.runFor((seconds[type] - 1) * 1000);
    await expect(card).toBeVisible();
    await page.clock.runFor(1_100);
    await expect(card).toHaveCount(0);
  }
  const held = await raise('success');
  await held.hover();
  await page.clock.runFor(60_000);
  await expect(held).toBeVisible();
  // The focus holds it on when the pointer goes.
  const close = held.getByRole('button', { name: 'Close: A notification: success' });
  await close.focus();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(60_000);
  await expect(held).toBeVisible();
  await page.getByRole('button', { name: 'Show warning' }).focus();
  await page.clock.runFor(5_100);
  await expect(held).toHaveCount(0);
});

test('Without a demo of its own the demo page says what the larger subscription opens (SH-077, SH-078, SH-095)', async ({
  page,
}) => {
  await page.goto('/demopracticeplus');
  await expect(page.getByRole('heading', { name: 'What Practice Plus opens' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: /breadcrumb/i })).toHaveCount(0);
});

test.describe('with addresses of other sites', () => {
  // The test itself asks the server here, and only the browser knows the hosts of the editions.
  test.use({ baseURL: LOCAL });

  test('A demo that is set up stands in a frame of 800 px that the security policy allows, with a plain link beside it (SH-079)', async ({
    page,
  }) => {
    const demo = 'https://demo.example.com/tour';
    await page.route(demo, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The tour</h1>' }));
    await page.route('**/demopracticeplus', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const policy = response.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("frame-src 'none'");
      // What the server sends where an edition names this demo.
      const allowed = policy.replace("frame-src 'none'", `frame-src ${listFrameSources([demo]).join(' ')}`);
      const headers = { ...response.headers(), 'content-security-policy': allowed };
      await route.fulfill({ response, headers, body: html.replace('"demo":null', `"demo":"${demo}"`) });
    });
    await page.goto('/demopracticeplus');
    const frame = page.locator('iframe[title="Demo of all content and tools"]');
    await expect(frame).toHaveCSS('height', '800px');
    await expect(frame.contentFrame().getByRole('heading', { name: 'The tour' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Open the demo/ })).toHaveAttribute('href', demo);
  });

  test('Support leaves for the address that is set up for it (SH-076)', async ({ page }) => {
    await page.route('**/contactcustomersupport', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('"support":null', `"support":"${LOCAL}/policy/terms"`) });
    });
    await page.goto('/contactcustomersupport').catch(() => undefined);
    await expect(page).toHaveURL('/policy/terms');
  });
});

test.describe('the landing page', () => {
  test.use({ account: null, baseURL: LOCAL });

  test('On hosts without one of their own it says what the library is, in three sentences (SH-039, SH-040, SH-042)', async ({
    page,
  }) => {
    await page.route('**/landingpage', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/"landing":"[^"]*"/, '"landing":null') });
    });
    await page.goto('/landingpage');
    await expect(page.getByRole('heading', { level: 1, name: 'Pandect Arbitration' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a free trial' })).toBeVisible();
    const words = await page.getByRole('main').locator('p').first().innerText();
    expect(words.match(/\./g)).toHaveLength(3);
  });
});
