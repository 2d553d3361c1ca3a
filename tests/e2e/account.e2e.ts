import type { Page } from '@playwright/test';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, filterGroup, REFUSED, signInBrowser, test } from '#tests/support/browser-test.ts';
import { createReader } from '#tests/support/create-reader.ts';

const SITE = `http://ka.localhost:${BROWSER_PORT}`;
const PASSWORD = 'pandect-demo';

/** The sign-in page of the provider that comes with the library. */
async function fillIn(page: Page, username: string): Promise<void> {
  await page.getByLabel(/user ?name/i).fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
}

/** Lets the browser go as far as the server's sign-in; answers what it is asked for there. */
async function catchSignIn(page: Page): Promise<() => Promise<URL>> {
  await page.route(/\/apiv2\/Account\/(sso)?login\?/i, (route) => route.fulfill({ body: 'sign-in' }));
  return async () => {
    await page.waitForURL(/\/apiv2\/Account\/(sso)?login\?/i);
    return new URL(page.url());
  };
}

test.use({ baseURL: SITE });

test.describe('without a subscription', () => {
  test.use({ account: null, allowComplaints: [REFUSED] });

  test('A protected address leads to single sign-on with itself as the way back (SH-017, SH-019, SH-038, SH-046, SH-049)', async ({
    page,
  }) => {
    const signIn = await catchSignIn(page);
    await page.goto('/search?q=seat+of+arbitration&WAF=abc.1#p2');
    const url = await signIn();
    expect(url.pathname.toLowerCase()).toBe('/apiv2/account/ssologin');
    expect(url.searchParams.get('returnUrl')).toBe(`${SITE}/search?q=seat+of+arbitration&WAF=abc.1#p2`);
    expect(url.searchParams.get('waf')).toBe('abc.1');
  });

  test('The network address is tried once, silently, before sign-in (SH-034, SH-058)', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (/^\/apiv2\/account/i.test(path)) asked.push(path.split('/').at(-1)?.toLowerCase() ?? '');
    });
    const signIn = await catchSignIn(page);
    await page.goto('/search');
    await signIn();
    expect(asked.filter((name) => name === 'loginip')).toHaveLength(1);
    expect(asked.indexOf('loginip')).toBeLessThan(asked.indexOf('ssologin'));
  });

  test('The login page leaves with the return address of its query, else for the site (SH-045, SH-047, SH-048)', async ({
    page,
  }) => {
    const first = await catchSignIn(page);
    await page.goto('/account/login?returnUrl=%2Fbooks%3Fq%3Dx');
    expect((await first()).searchParams.get('returnUrl')).toBe(`${SITE}/books?q=x`);
    const second = await catchSignIn(page);
    await page.goto('/account/login');
    expect((await second()).searchParams.get('returnUrl')).toBe(`${SITE}/`);
    const third = await catchSignIn(page);
    await page.goto('/account/login?returnUrl=https%3A%2F%2Fevil.example%2F');
    expect((await third()).searchParams.get('returnUrl')).toBe(`${SITE}/`);
  });

  test('Single sign-on passes a WAF value on, and only a plain one (SH-050, SH-051)', async ({ page }) => {
    const good = await catchSignIn(page);
    await page.goto('/account/ssologin?WAF=uni-1');
    expect((await good()).searchParams.get('waf')).toBe('uni-1');
    const bad = await catchSignIn(page);
    await page.goto('/account/ssologin?WAF=a%20b');
    expect((await bad()).searchParams.get('waf')).toBeNull();
  });

  test('A visitor who comes back from sign-in as anonymous as before is told so, not sent round', async ({ page }) => {
    await page.route(/\/apiv2\/Account\/(sso)?login\?/i, (route) =>
      route.fulfill({ status: 302, headers: { location: '/search' } }),
    );
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1, name: 'You are not signed in yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  });

  for (const [problem, title] of [
    ['provider-unavailable', 'Sign-in is not available at the moment'],
    ['cancelled', 'You cancelled sign-in.'],
    ['refused', 'Sign-in was refused'],
    ['expired', 'Sign-in took too long'],
    ['clock-differs', 'Sign-in could not be completed'],
    ['<script>', 'Sign-in did not finish'],
  ] as const) {
    test(`A sign-in that ended with “${problem}” says what went wrong and can be tried again`, async ({ page }) => {
      await page.goto(`/account/login?${new URLSearchParams({ problem, returnUrl: '/search' })}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const signIn = await catchSignIn(page);
      await page.getByRole('link', { name: 'Try again' }).click();
      expect((await signIn()).searchParams.get('returnUrl')).toBe(`${SITE}/search`);
    });
  }

  test('Signing in comes back to the exact address and to the place on it (SH-046)', async ({ page }) => {
    await page.goto('/policy/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.evaluate(() =>
      history.pushState(
        {},
        '',
        `/account/login?${new URLSearchParams({ returnUrl: `${location.origin}/policy/privacy` })}`,
      ),
    );
    await page.waitForURL(/\/oidc\//);
    await fillIn(page, 'kapp');
    await expect(page).toHaveURL(`${SITE}/policy/privacy`);
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  });

  test('A protected address is there after signing in, query and all (SH-046)', async ({ page }) => {
    await page.goto('/search?q=%22seat+of%22&jurisdiction=France');
    await page.waitForURL(/\/oidc\//);
    await fillIn(page, 'kapp');
    await expect(page).toHaveURL(`${SITE}/search?q=%22seat+of%22&jurisdiction=France`);
    await expect(page.locator('main')).toHaveAttribute('data-page', 'search');
  });

  test('A subscription cookie without its counterpart counts for nothing (SH-014, SH-021)', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'subscription', value: 'KAPP', url: SITE }]);
    const signIn = await catchSignIn(page);
    await page.goto('/search');
    await signIn();
    await context.addCookies([{ name: 'subscription_session', value: 'KA', url: SITE }]);
    const again = await catchSignIn(page);
    await page.goto('/books');
    await again();
  });
});

test.describe('signed in without a subscription to the edition', () => {
  test.use({ account: 'none' });

  test('The page says so, with the account in use and what to do, and leads nowhere by itself (SH-017)', async ({
    page,
  }) => {
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1, name: 'No subscription to Pandect Arbitration' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('You are signed in as');
    await expect(page.getByRole('link', { name: 'Switch account' })).toBeVisible();
    await expect(page).toHaveURL('/search');
  });
});

test.describe('signed in', () => {
  test('Switching the account names the one in use and logs out first (SH-043, SH-044)', async ({ page }) => {
    await page.goto('/account/switchAccount');
    await expect(page.getByRole('main')).toContainText('You are signed in as');
    await expect(page.getByRole('link', { name: 'Log out and use another account' })).toHaveAttribute(
      'href',
      '/account/logout',
    );
  });

  test('Logging out ends the session and lands on the site, which asks for sign-in (SH-052, SH-053, SH-055, SH-056)', async ({
    page,
    context,
  }) => {
    // Signing out ends every session of the account: it has to be one that no other test uses meanwhile.
    await signInBrowser(context, await createReader());
    await page.goto('/search');
    await expect(page.locator('main')).toHaveAttribute('data-page', 'search');
    await page.evaluate(() => sessionStorage.setItem('pandect.something-of-the-reader', 'x'));
    const asked = page.waitForRequest(/\/apiv2\/Account\/logout/i);
    await page.goto('/account/logout').catch(() => undefined);
    await asked;
    await page.waitForURL(/\/oidc\/interaction/);
    const names = (await context.cookies(SITE)).map(({ name }) => name);
    expect(names).not.toContain('subscription');
    expect(names).not.toContain('subscription_session');
    await page.goto('/policy/terms');
    await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('pandect.something-of-the-reader'))).toBeNull();
  });

  test('The page after logging out offers the ways back in (SH-057)', async ({ page }) => {
    await page.goto('/account/loggedout');
    await expect(page.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Switch account' })).toBeVisible();
  });
});

test.describe('when the session has ended', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('A call answered 401 says “You were signed out”, and sign-in leads back to the present address (ERR-004, OP-183)', async ({
    page,
  }) => {
    await page.goto('/search?q=seat');
    await expect(page.getByRole('article').first()).toBeVisible();
    // What the first page still asks for is answered; the session ends after it.
    await expect(filterGroup(page, 'Jurisdiction')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route(/documentSearch/, (route) =>
      route.fulfill({ status: 401, json: { code: 'sign-in-needed', message: 'Please sign in.', requestId: 'r' } }),
    );
    await page.route('**/sessionz', (route) => route.fulfill({ json: { session: null, account: null } }));
    const signIn = await catchSignIn(page);
    await page.evaluate(() => history.pushState({}, '', '/search?q=consent'));
    await expect(page.getByRole('heading', { level: 1, name: 'You were signed out' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    const url = await signIn();
    expect(url.pathname.toLowerCase()).toBe('/apiv2/account/login');
    expect(url.searchParams.get('returnUrl')).toBe(`${SITE}/search?q=consent`);
  });
});

test.describe('the anti-forgery token', () => {
  test('Calls carry cookies, and those that are more than reading the token (SH-315, SH-316, SH-317, SH-318)', async ({
    page,
    context,
  }) => {
    const asked = page.waitForRequest((request) => request.method() === 'POST' && /\/apiv2\//.test(request.url()));
    await page.goto('/search?q=seat');
    const headers = await (await asked).allHeaders();
    const token = (await context.cookies(SITE)).find(({ name }) => name === 'XSRF-TOKEN')?.value;
    expect(token).toBeTruthy();
    expect(headers['x-xsrf-token']).toBe(token);
    expect(headers['cookie']).toContain('pandect_session=');
  });

  test.describe('that is refused', () => {
    test.use({ allowComplaints: [REFUSED] });

    test('is fetched anew, once, and the call goes through (SH-318)', async ({ page }) => {
      const answers: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (/\/(filter|getcsrf)$/i.test(pathname)) answers.push(`${pathname.split('/').pop()} ${response.status()}`);
      });
      await page.route(
        /documentSearch.*\/filter$/i,
        (route) => route.continue({ headers: { ...route.request().headers(), 'x-xsrf-token': 'stale' } }),
        { times: 1 },
      );
      await page.goto('/search?q=seat');
      await expect(filterGroup(page, 'Jurisdiction')).toBeVisible();
      expect(answers).toEqual(['Filter 403', 'GetCsrf 200', 'Filter 200']);
    });
  });

  test.describe('that is not there', () => {
    test.use({ allowComplaints: [/anti-forgery/] });

    test('is a warning on the console and nothing else (ERR-010)', async ({ page }) => {
      await page.addInitScript(() => {
        const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
        const read = () => String(get?.call(document)).replace(/XSRF-TOKEN=[^;]*/, '');
        Object.defineProperty(document, 'cookie', { get: read, set() {} });
      });
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.goto('/search?q=seat');
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(warnings.filter((text) => /anti-forgery/.test(text)).length).toBeGreaterThan(0);
    });
  });
});
