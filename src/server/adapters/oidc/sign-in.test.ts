import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SignInInvalid, SignInRefused } from '#server/ports/identity-provider.ts';
import { TestBrowser, type Page } from './browser.test-support.ts';
import type { OpenIdIdentityProvider } from './openid-identity-provider.ts';
import { ADA, BO, DEMO, KA_ORIGIN, startSignInBench, type SignInBench } from './sign-in.test-support.ts';

let bench: SignInBench;
let provider: OpenIdIdentityProvider;
let origin: string;

beforeAll(async () => {
  bench = await startSignInBench();
  provider = bench.relyingParty();
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

describe('signing in with the built-in provider', () => {
  test('a reader comes back to the host they began on, as who they are', async () => {
    const { attempt, callbackUrl } = await signIn(new TestBrowser());
    expect(callbackUrl).toMatch(`${origin}/apiv2/Account/callback?code=`);
    const { idToken, ...identity } = await provider.finish({ callbackUrl, attempt });
    expect(identity).toEqual({
      issuer: 'built-in',
      subject: 'account-ada',
      username: 'ada',
      name: 'Ada Brandt',
      email: 'ada@example.org',
      institution: 'inst-1',
    });
    expect(idToken.split('.')).toHaveLength(3);
  });

  test('the attempt carries state, nonce and verifier, and the address only their public halves', async () => {
    const { location, attempt } = await provider.begin({ origin, returnUrl: '/a', waf: 'gate-7.x' });
    const { searchParams } = new URL(location);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('code_challenge')).not.toBe(attempt.verifier);
    expect(searchParams.get('state')).toBe(attempt.state);
    expect(searchParams.get('nonce')).toBe(attempt.nonce);
    expect(location).not.toContain(attempt.verifier);
    expect(attempt).toMatchObject({ returnUrl: '/a', origin, waf: 'gate-7.x' });
  });

  test('waf is passed on unchanged, and left out where there is none (SH-050, SH-051)', async () => {
    const withWaf = await provider.begin({ origin, returnUrl: '/', waf: 'Gate_7.x-1' });
    expect(new URL(withWaf.location).searchParams.get('waf')).toBe('Gate_7.x-1');
    expect((await begin()).location).not.toContain('waf');
  });

  test('a code is worth one sign-in', async () => {
    const { attempt, callbackUrl } = await signIn(new TestBrowser());
    await provider.finish({ callbackUrl, attempt });
    const again = provider.finish({ callbackUrl, attempt });
    await expect(again).rejects.toBeInstanceOf(SignInRefused);
    await expect(again).rejects.toMatchObject({ code: 'invalid_grant' });
  });

  test('a forged state, nonce or verifier is refused', async () => {
    const forged = async (change: { state?: string; nonce?: string }) => {
      const { attempt, callbackUrl } = await signIn(new TestBrowser());
      return provider.finish({ callbackUrl, attempt: { ...attempt, ...change } });
    };
    await expect(forged({ state: 'x'.repeat(43) })).rejects.toBeInstanceOf(SignInInvalid);
    await expect(forged({ nonce: 'x'.repeat(43) })).rejects.toBeInstanceOf(SignInInvalid);
    const { attempt, callbackUrl } = await signIn(new TestBrowser());
    const stolen = provider.finish({ callbackUrl, attempt: { ...attempt, verifier: 'x'.repeat(43) } });
    await expect(stolen).rejects.toMatchObject({ code: 'invalid_grant' });
  });

  test('an answer without a code, or with another sign-in’s, is refused', async () => {
    const { attempt } = await begin();
    await expect(provider.finish({ callbackUrl: '/apiv2/Account/callback', attempt })).rejects.toBeInstanceOf(
      SignInInvalid,
    );
    const other = await signIn(new TestBrowser());
    await expect(provider.finish({ callbackUrl: other.callbackUrl, attempt })).rejects.toBeInstanceOf(SignInInvalid);
  });

  test('whoever cancels comes back with the provider’s own word for it', async () => {
    const { location, attempt } = await begin();
    const browser = new TestBrowser();
    const { url } = await browser.submit(await browser.open(location), { cancel: 'yes' });
    const ended = provider.finish({ callbackUrl: url, attempt });
    await expect(ended).rejects.toMatchObject({ code: 'access_denied', message: 'Signing in was cancelled.' });
  });

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

describe('the provider’s own session', () => {
  test('it signs the same browser in again without asking', async () => {
    const browser = new TestBrowser();
    await signIn(browser);
    const { location, attempt } = await begin();
    const { url } = await browser.open(location);
    expect(await provider.finish({ callbackUrl: url, attempt })).toMatchObject({ username: 'ada' });
  });

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
    const signedOut = await browser.open((await provider.endSessionUrl({ idToken, origin })) ?? '');
    expect(signedOut.url).toBe(`${origin}/`);
    expect((await browser.open((await begin()).location)).text).toContain('id="password"');
    const again = await browser.open(
      (await provider.endSessionUrl({ idToken, origin, path: '/Account/loggedout' })) ?? '',
    );
    expect(again.url).toBe(`${origin}/Account/loggedout`);
  });

  test('somebody else’s link offers signing out as a button and ends nothing by itself', async () => {
    const browser = new TestBrowser();
    await signIn(browser);
    const { idToken } = await provider.finish(await signIn(new TestBrowser(), BO));
    const page = await browser.open((await provider.endSessionUrl({ idToken, origin })) ?? '');
    expect(page.text).toContain('Sign out?');
    expect((await browser.open((await begin()).location)).url).toContain('code=');
    const bare = await browser.open(`${bench.issuer}/session/end`);
    const xsrf = /name="xsrf" value="([^"]+)"/u.exec(bare.text)?.[1] ?? '';
    const done = await browser.submit(bare, { xsrf, logout: 'yes' });
    expect(done.text).toContain('You are signed out');
    expect((await browser.open((await begin()).location)).text).toContain('id="password"');
  });

  test('signing out never leads to a foreign address', async () => {
    const { idToken } = await provider.finish(await signIn(new TestBrowser()));
    const url = (await provider.endSessionUrl({ idToken, origin: 'https://evil.example' })) ?? '';
    const page = await new TestBrowser().open(url);
    expect(page.status).toBe(400);
    expect(page.text).not.toContain('evil');
  });

  test('demo accounts that are switched off are asked for another account, still signed in or not', async () => {
    const settings = { hasDemo: true };
    const other = await startSignInBench(settings);
    const request = { origin: KA_ORIGIN(other.port), returnUrl: '/', waf: null };
    const browser = new TestBrowser();
    const first = await browser.open((await other.relyingParty().begin(request)).location);
    expect((await browser.submit(first, DEMO)).url).toContain('code=');
    settings.hasDemo = false;
    await other.restart();
    const { location, attempt } = await other.relyingParty().begin(request);
    const page = await browser.open(location);
    expect(page.text).toContain('id="password"');
    const { url } = await browser.submit(page, { username: BO.username, password: BO.password });
    expect(await other.relyingParty().finish({ callbackUrl: url, attempt })).toMatchObject({ username: BO.username });
    await other.close();
  });

  test('switching to another account asks for it although the provider still knows the former', async () => {
    const browser = new TestBrowser();
    await signIn(browser);
    const { location, attempt } = await provider.begin({ origin, returnUrl: '/', waf: null, prompt: 'login' });
    const page: Page = await browser.open(location);
    expect(page.text).toContain('id="password"');
    const { url } = await browser.submit(page, { username: BO.username, password: BO.password });
    expect(await provider.finish({ callbackUrl: url, attempt })).toMatchObject({ username: BO.username });
  });
});
