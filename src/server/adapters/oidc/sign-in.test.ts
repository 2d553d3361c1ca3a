import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TestBrowser } from './browser.test-support.ts';
import { BUILT_IN_CLIENT_ID } from './describe-provider.ts';
import type { OpenIdIdentityProvider } from './openid-identity-provider.ts';
import { ADA, BO, DEMO, KA_ORIGIN, startSignInBench, type SignInBench } from './sign-in.test-support.ts';

let bench: SignInBench;
let provider: OpenIdIdentityProvider;
let origin: string;

beforeAll(async () => {
  bench = await startSignInBench();
  provider = bench.relyingParty({ forget: bench.forget });
  origin = KA_ORIGIN(bench.port);
});
afterAll(() => bench.close());

const begin = () => provider.begin({ origin, returnUrl: '/search?q=seat', waf: null });

async function signIn(browser: TestBrowser, who: { username: string; password: string } = ADA) {
  const { location, attempt } = await begin();
  const page = await browser.open(location);
  const { url } = await browser.submit(page, { username: who.username, password: who.password });
  return { attempt, callbackUrl: url };
}

describe('what the built-in provider never gives away', () => {
  test('readers are sent back to the library’s own addresses only', async () => {
    const { location } = await begin();
    const forged = new URL(location);
    forged.searchParams.set('redirect_uri', 'https://evil.example/apiv2/Account/callback');
    const page = await new TestBrowser().open(forged.href);
    expect(page.status).toBe(400);
    expect(page.text).toContain('This sign-in cannot be completed');
    expect(page.text).not.toMatch(/evil|redirect_uri|invalid_/u);
    forged.searchParams.set('redirect_uri', `${origin}.evil.example/apiv2/Account/callback`);
    expect((await new TestBrowser().open(forged.href)).status).toBe(400);
  });

  test('a code without proof of who asked for it is never made', async () => {
    const { location, attempt } = await begin();
    const url = new URL(location);
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const page = await new TestBrowser().open(url.href);
    await expect(provider.finish({ callbackUrl: page.url, attempt })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});

describe('what the provider gives for a code', () => {
  const post = (body: Record<string, string>) =>
    fetch(`http://127.0.0.1:${bench.port}/oidc/token`, { method: 'POST', body: new URLSearchParams(body) });
  const askWho = async (token: string) =>
    (await fetch(`http://127.0.0.1:${bench.port}/oidc/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  const exchange = ({ attempt, callbackUrl }: Awaited<ReturnType<typeof signIn>>) => ({
    grant_type: 'authorization_code',
    client_id: 'pandect',
    code: new URL(callbackUrl).searchParams.get('code') ?? '',
    redirect_uri: `${origin}/apiv2/Account/callback`,
    code_verifier: attempt.verifier,
  });

  test('it gives once; a second asking is refused and takes back what the first was given (ASVS 10.4.2)', async () => {
    const body = exchange(await signIn(new TestBrowser()));
    const first = (await (await post(body)).json()) as { access_token: string; refresh_token?: string };
    expect(await askWho(first.access_token)).toBe(200);
    expect(first.refresh_token).toBeUndefined();
    const second = await post(body);
    expect(second.status).toBe(400);
    expect(await second.json()).toMatchObject({ error: 'invalid_grant' });
    expect(await askWho(first.access_token)).toBe(401);
  });

  test('it is nothing after a minute (ASVS 10.4.3)', async () => {
    const body = exchange(await signIn(new TestBrowser()));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const late = await post(body);
    vi.useRealTimers();
    expect(await late.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('it knows no grant but the code: no password, no refresh, no implicit flow (ASVS 10.4.4, 10.4.5)', async () => {
    for (const grant of ['password', 'refresh_token', 'client_credentials', 'implicit']) {
      const refused = await post({ grant_type: grant, client_id: 'pandect', ...ADA, refresh_token: 'x' });
      expect(refused.status, grant).toBe(400);
      expect(((await refused.json()) as { error: string }).error, grant).toMatch(
        /^unsupported_grant_type|unauthorized_client$/u,
      );
    }
    const url = new URL((await begin()).location);
    for (const type of ['token', 'id_token', 'code id_token']) {
      url.searchParams.set('response_type', type);
      const page = await new TestBrowser().open(url.href);
      expect(page.url, type).toMatch(/[#?]error=(?:unsupported_response_type|invalid_request)&/u);
      expect(page.url, type).not.toMatch(/access_token=|[?&#]id_token=/u);
      expect(page.text, type).not.toContain('id="password"');
    }
  });
});
const endAddress = (to: string) => {
  const query = new URLSearchParams({ client_id: BUILT_IN_CLIENT_ID, post_logout_redirect_uri: to });
  return `${bench.issuer}/session/end?${query.toString()}`;
};

describe('the provider’s own session', () => {
  test('it survives a restart of the process', async () => {
    const browser = new TestBrowser();
    await signIn(browser);
    await bench.restart();
    const { location, attempt } = await begin();
    const { url } = await browser.open(location);
    expect(await provider.finish({ callbackUrl: url, attempt })).toMatchObject({ username: 'ada' });
  });

  test('signing out ends it at once and lands at the origin, and the next sign-in asks again (SH-057)', async () => {
    const browser = new TestBrowser();
    const { idToken } = await provider.finish(await signIn(browser));
    expect(await provider.signOut({ idToken, origin })).toBeNull();
    expect((await browser.open((await begin()).location)).text).toContain('id="password"');
    const again = await browser.open(endAddress(`${origin}/Account/loggedout`));
    expect(again.url).toBe(`${origin}/Account/loggedout`);
  });

  test.each(['a token of somebody else', 'a token of this very reader', 'no token'])(
    'a link with %s offers signing out as a button and ends nothing by itself',
    async (what) => {
      const browser = new TestBrowser();
      const own = (await provider.finish(await signIn(browser))).idToken;
      const other = (await provider.finish(await signIn(new TestBrowser(), BO))).idToken;
      const hint = what === 'no token' ? '' : `&id_token_hint=${what.includes('somebody') ? other : own}`;
      const page = await browser.open(endAddress(`${origin}/`) + hint);
      expect(page.text).toContain('Sign out?');
      expect((await browser.open((await begin()).location)).url).toContain('code=');
    },
  );

  test('whoever presses the button is signed out', async () => {
    const browser = new TestBrowser();
    await signIn(browser);
    const bare = await browser.open(`${bench.issuer}/session/end`);
    const xsrf = /name="xsrf" value="([^"]+)"/u.exec(bare.text)?.[1] ?? '';
    const done = await browser.submit(bare, { xsrf, logout: 'yes' });
    expect(done.text).toContain('You are signed out');
    expect((await browser.open((await begin()).location)).text).toContain('id="password"');
  });

  test('signing out never leads to a foreign address', async () => {
    const page = await new TestBrowser().open(endAddress('https://evil.example/'));
    expect(page.status).toBe(400);
    expect(page.text).not.toContain('evil');
  });

  test('demo accounts that are switched off are asked for another account, still signed in or not', async () => {
    const settings = { hasDemo: true };
    const other = await startSignInBench(settings);
    const request = { origin: KA_ORIGIN(other.port), returnUrl: '/', waf: null };
    const browser = new TestBrowser();
    const first = await browser.open((await other.relyingParty().begin(request)).location);
    expect((await browser.submit(first, { username: DEMO.username, password: DEMO.password })).url).toContain('code=');
    settings.hasDemo = false;
    await other.restart();
    const { location, attempt } = await other.relyingParty().begin(request);
    const page = await browser.open(location);
    expect(page.text).toContain('id="password"');
    const { url } = await browser.submit(page, { username: BO.username, password: BO.password });
    expect(await other.relyingParty().finish({ callbackUrl: url, attempt })).toMatchObject({ username: BO.username });
    await other.close();
  });
});
