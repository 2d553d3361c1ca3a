import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getAccountInformation, SIGN_IN_PROBLEMS, type AccountInformation } from '#contract/account.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/compose/demo-people.ts';
import { AccountUnknown } from '#server/ports/account-store.ts';
import { hashSecret } from '#server/http/session-secret.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseAnswer } from '#tests/support/parse-answer.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { TestBrowser, type Visit } from '#tests/support/test-browser.ts';

const server = new TestServer();
let origin = '';

beforeAll(async () => {
  await server.open();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://ka.localhost:${(server.app.server.address() as { port: number }).port}`;
});

afterAll(() => server.close());

const isCallback = (url: string) => url.includes('/Account/callback');
const isLibrary = (url: string) => url.startsWith(origin) && !isCallback(url);

/** Signs in as a reader does, up to the address the library sends them to. */
async function signInWith(browser: TestBrowser, username: string, query = ''): Promise<Visit> {
  const page = await browser.open(`${origin}/apiv2/Account/login${query}`);
  return browser.submit(page, { username, password: DEMO_PASSWORD }, isLibrary);
}

async function account(browser: TestBrowser): Promise<AccountInformation> {
  const { text } = await browser.open(origin + getAccountInformation.path);
  return parseAnswer(getAccountInformation, { statusCode: 200, body: text });
}

/** Where a redirect of the library leads, with its problem. */
function problemOf(visit: Visit): string | null {
  const { pathname, searchParams } = new URL(visit.url);
  expect(pathname).toBe('/account/login');
  return searchParams.get('problem');
}

describe('signing in', () => {
  it.each(DEMO_ACCOUNTS.map(({ username, name }) => [username, name] as const))(
    'as %s with user name and password leads back signed in',
    async (username, name) => {
      const browser = new TestBrowser();
      const landed = await signInWith(browser, username);
      expect(landed.url).toBe(`${origin}/`);
      expect(await account(browser)).toMatchObject({ username: name, authenticatedByIp: false });
    },
    20_000,
  );

  it('OP-183: asks nobody for a password whose browser only lost one cookie of the subscription', async () => {
    const { cookie } = await signIn(server.people, 'kapp');
    const begin = async (held: string) => {
      const url = '/apiv2/Account/login?returnUrl=/books';
      const { headers } = await server.app.inject({
        url,
        headers: { host: new URL(origin).host, cookie: cookie + held },
      });
      return headers.location;
    };
    expect(await begin('; subscription_session=KAPP')).toBe(`${origin}/books`);
    expect(await begin('; subscription=KAPP')).toBe(`${origin}/books`);
    // Whoever sees that they are signed in wants another account.
    expect(await begin('; subscription=KAPP; subscription_session=KAPP')).toContain('prompt=login');
  });

  it('returns to the exact address that was asked for, with query and fragment (SH-046, SH-047)', async () => {
    const wanted = '/search?q=award%20AND%20%22seat%22&p=2#results';
    for (const value of [wanted, origin + wanted]) {
      const landed = await signInWith(new TestBrowser(), 'kapp', `?returnUrl=${encodeURIComponent(value)}`);
      expect(landed.url).toBe(origin + wanted);
    }
  });

  it('without a returnUrl leads to the site origin, by either address and under either base (SH-048, SH-049)', async () => {
    for (const path of ['/apiv2/Account/login', '/apiv2/Account/ssologin', '/apiv1/account/LOGIN']) {
      const browser = new TestBrowser();
      const page = await browser.open(origin + path);
      expect((await browser.submit(page, { username: 'kapp', password: DEMO_PASSWORD }, isLibrary)).url).toBe(
        `${origin}/`,
      );
    }
  });

  it('passes waf on unchanged where it has the allowed form, and leaves it out otherwise (SH-050, SH-051)', async () => {
    const sent = async (query: string) => {
      const isProvider = (url: string) => url.includes('/oidc/');
      const { url } = await new TestBrowser().open(`${origin}/apiv2/Account/ssologin?${query}`, { stop: isProvider });
      return new URL(url).searchParams.get('waf');
    };
    expect(await sent('WAF=campaign.2026_x-1')).toBe('campaign.2026_x-1');
    expect(await sent('waf=a')).toBe('a');
    for (const query of ['waf=', `waf=${'x'.repeat(65)}`, 'waf=a%20b', 'waf=a&waf=b', 'waf=%3Cscript%3E']) {
      expect(await sent(query), query).toBeNull();
    }
  });

  it('on the other hosts of an installation stays on the host it began on', async () => {
    const other = origin.replace('ka.', 'kipl.');
    const browser = new TestBrowser();
    const page = await browser.open(`${other}/apiv2/Account/login?returnUrl=/books`);
    const landed = await browser.submit(page, { username: 'ipl', password: DEMO_PASSWORD }, (url) =>
      url.startsWith(`${other}/books`),
    );
    expect(landed.url).toBe(`${other}/books`);
    expect(browser.cookie(other, 'pandect_session')).toBeDefined();
    expect(browser.cookie(origin, 'pandect_session')).toBeUndefined();
  });

  it('that is cancelled says so and keeps the address that was asked for', async () => {
    const browser = new TestBrowser();
    const page = await browser.open(`${origin}/apiv2/Account/login?returnUrl=/books`);
    const landed = await browser.submit(page, { cancel: 'yes' }, isLibrary);
    expect(problemOf(landed)).toBe('cancelled');
    expect(new URL(landed.url).searchParams.get('returnUrl')).toBe('/books');
    expect(browser.cookie(origin, 'pandect_session')).toBeUndefined();
  });

  it('asks somebody who is signed in for a password again, so that another account can be chosen', async () => {
    const browser = new TestBrowser();
    await signInWith(browser, 'none');
    const landed = await signInWith(browser, 'kapp');
    expect(landed.url).toBe(`${origin}/`);
    expect(await account(browser)).toMatchObject({ userId: 'demo-kapp' });
  });
});

describe('signing in personally on top of recognition by address', () => {
  it('keeps the place and the public id of the visit under a new secret', async () => {
    const range = { institution: 'demo-northquay', range: '127.0.0.1' };
    await server.people.accounts.saveRange(range);
    const browser = new TestBrowser();
    await browser.open(`${origin}/search`);
    const visit = await account(browser);
    expect(visit).toMatchObject({ userId: null, authenticatedByIp: true });
    const secret = browser.cookie(origin, 'pandect_session');
    const landed = await signInWith(browser, 'none', '?returnUrl=/search%3Fq%3Dseat');
    expect(landed.url).toBe(`${origin}/search?q=seat`);
    expect(await account(browser)).toMatchObject({
      userId: 'demo-none',
      subscription: 'KAPP',
      gaSessionId: visit.gaSessionId,
    });
    expect(browser.cookie(origin, 'pandect_session')).not.toBe(secret);
    await server.people.accounts.deleteRange(range.institution, range.range);
  });
});

describe('whether a session goes on (OP-183)', () => {
  const ask = async (cookie: string, host = 'ka.localhost') =>
    (await server.app.inject({ url: '/sessionz', headers: { host, cookie } })).json<unknown>();

  it('is answered with the account, without a use of the session or a cookie', async () => {
    const { cookie, id } = await signIn(server.people, 'ka', new Date(Date.now() - 11 * 3_600_000));
    const answer = await server.app.inject({ url: '/sessionz', headers: { host: 'ka.localhost', cookie } });
    expect(answer.json()).toEqual({ session: id, account: 'demo-ka' });
    expect([answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual(['no-store', undefined]);
    const touched = { idleSince: new Date(Date.now() - 3_600_000).toISOString(), madeSince: '2000-01-01' };
    expect(
      await server.people.sessions.findSession(hashSecret(/=([^;]+)/u.exec(cookie)![1]!), touched),
    ).toBeUndefined();
    await server.people.sessions.endSession(id);
    expect(await ask(cookie)).toEqual({ session: null, account: null });
  });

  it('is no for strangers, for invented cookies and where the session has run out', async () => {
    const { cookie } = await signIn(server.people, 'ka', new Date(Date.now() - 12.1 * 3_600_000));
    for (const held of ['', 'pandect_session=x', `pandect_session=${'x'.repeat(43)}`, cookie]) {
      expect(await ask(held), held).toEqual({ session: null, account: null });
    }
  });

  it('counts against no limit', async () => {
    const limited = new TestServer(new TemporaryLibrary({ PANDECT_LIMIT_CLIENT: '5', PANDECT_LIMIT_ACCOUNT: '5' }));
    await limited.open();
    const { cookie } = await signIn(limited.people, 'ka');
    const get = async (url: string) =>
      (await limited.app.inject({ url, headers: { host: 'ka.localhost', cookie } })).statusCode;
    for (let turn = 0; turn < 20; turn += 1) expect(await get('/sessionz')).toBe(200);
    expect(await get(getAccountInformation.path)).toBe(200);
    await limited.close();
  });
});

describe('a provider that is down', () => {
  it('leads to words on the sign-in page, keeps the address that was asked for and leaves the rest working', async () => {
    const environment = {
      PANDECT_OIDC_ISSUER: 'http://localhost:1',
      PANDECT_OIDC_CLIENT_ID: 'library',
      PANDECT_OIDC_INSTITUTIONS: 'all',
    };
    const lonely = new TestServer(new TemporaryLibrary(environment));
    await lonely.open();
    const ask = (url: string) => lonely.app.inject({ url, headers: { host: 'ka.localhost' } });
    const answer = await ask('/apiv2/Account/login?returnUrl=/books');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/account/login?problem=provider-unavailable&returnUrl=%2Fbooks');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await ask('/apiv2/account/GetAccountInformation')).statusCode).toBe(200);
    await lonely.close();
  });
});

describe('an answer of the provider', () => {
  /** A sign-in that is finished but for the last redirect. */
  async function comeBack(browser: TestBrowser): Promise<string> {
    const page = await browser.open(`${origin}/apiv2/Account/login`);
    return (await browser.submit(page, { username: 'kapp', password: DEMO_PASSWORD }, isCallback)).url;
  }

  it('counts once', async () => {
    const browser = new TestBrowser();
    const callback = await comeBack(browser);
    expect((await browser.open(callback, { stop: isLibrary })).url).toBe(`${origin}/`);
    const session = browser.cookie(origin, 'pandect_session');
    // To whoever is signed in it is no news.
    expect((await browser.open(callback, { stop: isLibrary })).url).toBe(`${origin}/`);
    expect(browser.cookie(origin, 'pandect_session')).toBe(session);
    await browser.open(`${origin}/apiv2/Account/logout`, { stop: isLibrary });
    expect(problemOf(await browser.open(callback, { stop: isLibrary }))).toBe('unknown-attempt');
  });

  it.each([true, false])(
    'OP-183: of two tabs that begin a sign-in both arrive where they wanted, one begun after the other: %s',
    async (isInTurn) => {
      const browser = new TestBrowser();
      const begin = (place: string) => browser.open(`${origin}/apiv2/Account/login?returnUrl=${place}`);
      const arrive = (page: Visit, place: string) =>
        browser.submit(page, { username: 'kapp', password: DEMO_PASSWORD }, (url) => url === origin + place);
      const [books, journals] = isInTurn
        ? [await begin('/books'), await begin('/journals')]
        : await Promise.all([begin('/books'), begin('/journals')]);
      expect((await arrive(books, '/books')).url).toBe(`${origin}/books`);
      expect((await arrive(journals, '/journals')).url).toBe(`${origin}/journals`);
      expect(await account(browser)).toMatchObject({ userId: 'demo-kapp' });
    },
  );

  it('OP-183: of two tabs that begin a sign-in both arrive, though each signs in with another account', async () => {
    const browser = new TestBrowser();
    const begin = (place: string) => browser.open(`${origin}/apiv2/Account/login?returnUrl=${place}`);
    const [books, journals] = [await begin('/books'), await begin('/journals')];
    for (const [page, username, place] of [
      [books, 'kapp', '/books'],
      [journals, 'yb', '/journals'],
    ] as const) {
      const landed = await browser.submit(page, { username, password: DEMO_PASSWORD }, (url) => url === origin + place);
      expect(landed.url).toBe(origin + place);
      expect(await account(browser)).toMatchObject({ userId: `demo-${username}` });
    }
  });

  it('OP-183: sign-ins that were left halfway give way to new ones', async () => {
    const browser = new TestBrowser();
    const pages: Visit[] = [];
    for (let turn = 0; turn < 12; turn += 1) pages.push(await browser.open(`${origin}/apiv2/Account/login`));
    const left = browser.cookieNames(origin).filter((name) => name.startsWith('pandect_sign_in_'));
    expect(left).toHaveLength(8);
    const last = pages.at(-1)!;
    expect((await browser.submit(last, { username: 'kapp', password: DEMO_PASSWORD }, isLibrary)).url).toBe(
      `${origin}/`,
    );
  });

  it('for an account that was taken out meanwhile says that there is none any more, and signs nobody in', async () => {
    const browser = new TestBrowser();
    const callback = await comeBack(browser);
    vi.spyOn(server.people.accounts, 'takeIn').mockRejectedValueOnce(new AccountUnknown());
    const landed = await browser.open(callback, { stop: isLibrary });
    expect(problemOf(landed)).toBe('account-unknown');
    expect(browser.cookie(origin, 'pandect_session')).toBeUndefined();
    expect(await account(browser)).toMatchObject({ userId: null });
  });

  it('counts in the browser alone that began the sign-in', async () => {
    const callback = await comeBack(new TestBrowser());
    const other = new TestBrowser();
    expect(problemOf(await other.open(callback, { stop: isLibrary }))).toBe('other-browser');
    await signInWith(other, 'ka');
    const another = await comeBack(new TestBrowser());
    // Signed in already, they are told nothing of it, and stay who they are.
    expect((await other.open(another, { stop: isLibrary })).url).toBe(`${origin}/`);
    expect(await account(other)).toMatchObject({ userId: 'demo-ka' });
  });

  it('counts for ten minutes', async () => {
    const browser = new TestBrowser();
    const callback = new URL(await comeBack(browser));
    const { sessions } = server.people;
    const attempt = await sessions.takeAttempt(callback.searchParams.get('state') ?? '');
    const startedAt = new Date(Date.now() - 601_000).toISOString();
    await sessions.saveAttempt({ ...attempt!, startedAt });
    expect(problemOf(await browser.open(callback.href, { stop: isLibrary }))).toBe('expired');
  });

  it.each([
    ['with a code that is not the provider’s', (url: URL) => url.searchParams.set('code', 'x'.repeat(43)), 'refused'],
    ['with an invented state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43)), 'unknown-attempt'],
    ['with two states', (url: URL) => url.searchParams.append('state', 'y'), 'unknown-attempt'],
    ['from another issuer', (url: URL) => url.searchParams.set('iss', 'http://evil.example'), 'answer-invalid'],
  ])('%s signs nobody in', async (_what, change, problem) => {
    const browser = new TestBrowser();
    const url = new URL(await comeBack(browser));
    change(url);
    const landed = await browser.open(url.href, { stop: isLibrary });
    expect(SIGN_IN_PROBLEMS).toContain(problemOf(landed));
    expect(problemOf(landed)).toBe(problem);
    expect(await account(browser)).toMatchObject({ userId: null });
  });
});

describe('signing out', () => {
  it('ends every session of the account here and at the provider, clears the cookies and returns to the site origin (SH-052)', async () => {
    const [here, there] = [new TestBrowser(), new TestBrowser()];
    await signInWith(here, 'kapp');
    await signInWith(there, 'kapp');
    await here.open(`${origin}/`);
    expect(here.cookie(origin, 'subscription')).toBe('KAPP');
    const secret = here.cookie(origin, 'pandect_session') ?? '';
    const landed = await here.open(`${origin}/apiv2/Account/logout`, { stop: isLibrary });
    expect(landed.url).toBe(`${origin}/`);
    for (const name of ['pandect_session', 'subscription', 'subscription_session', 'XSRF-TOKEN']) {
      expect(here.cookie(origin, name), name).toBeUndefined();
    }
    here.setCookie(origin, 'pandect_session', secret);
    expect(await account(here)).toMatchObject({ userId: null });
    expect(await account(there)).toMatchObject({ userId: null });
    expect((await there.open(`${origin}/apiv2/Account/login`)).text).toContain('name="password"');
  });

  it.each(['/apiv2/Account/logout', '/account/logout', '/Account/Logout/?x=1'])(
    'is not done for a link on another site to %s; the reader is asked instead',
    async (url) => {
      const { headers } = await server.signIn('kapp');
      const answer = await server.app.inject({
        url,
        headers: { host: 'ka.localhost', ...headers, 'sec-fetch-site': 'cross-site' },
      });
      expect(answer.headers.location).toBe('/account/switchAccount');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect((await server.call(getAccountInformation)).userId).toBe('demo-kapp');
    },
  );
});

describe('the account call', () => {
  it.each([
    '/apiv2/account/GetAccountInformation',
    '/apiv1/Account/getaccountinformation',
    '/APIV2/ACCOUNT/GETACCOUNTINFORMATION',
  ])('answers at %s who is signed in, with all seven fields (SH-033)', async (path) => {
    const reader = await server.signIn('kapp');
    expect(await server.call({ ...getAccountInformation, path })).toEqual({
      userId: 'demo-kapp',
      accountId: 'demo-kapp',
      username: 'Tomas Verhey',
      accountNo: 'D-1002',
      subscription: 'KAPP',
      authenticatedByIp: false,
      gaSessionId: reader.id,
      institution: 'Kestrel Row Arbitration',
    });
  });

  it('answers an anonymous caller with nulls, and sets nothing', async () => {
    const sent = await server.send(getAccountInformation, { headers: {} });
    const account = parseAnswer(getAccountInformation, sent);
    expect(new Set(Object.values(account))).toEqual(new Set([null]));
    expect(Object.keys(account)).toHaveLength(8);
    expect(sent.headers['set-cookie']).toBeUndefined();
  });

  it('names no subscription of another edition', async () => {
    const { headers } = await server.signIn('ipl');
    const ask = async (host: string) => (await server.call(getAccountInformation, { headers, host })).subscription;
    expect(await ask('kipl.localhost')).toBe('IPL');
    expect(await ask('ka.localhost')).toBeNull();
  });
});

describe('former addresses', () => {
  it.each([
    ['/apiv2/document/RedirectToDocument?id=toc-1', '/document/toc-1'],
    ['/apiv2/Document/redirecttodocument?DocId=a%2Fb&q=x%20y', '/document/a%2Fb?q=x+y'],
    ['/apiv2/document/RedirectToDocument?id=..', '/document'],
    ['/apiv2/document/RedirectToDocument', '/document'],
    ['/apiv2/document/RedirectToDocument?id=&q=x', '/document?q=x'],
    ['/apiv2/Account/loggedout', '/Account/loggedout'],
  ])('%s leads to %s', async (url, location) => {
    const answer = await server.app.inject({ url, headers: { host: 'ka.localhost' } });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(location);
  });
});
