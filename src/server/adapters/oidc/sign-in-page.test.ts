import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestBrowser } from './browser.test-support.ts';
import {
  ADA,
  askAt,
  BO,
  DEMO,
  FACES_SHEET,
  KA_ORIGIN,
  startSignInBench,
  type SignInBench,
} from './sign-in.test-support.ts';

let bench: SignInBench;
beforeAll(async () => {
  bench = await startSignInBench();
});
afterAll(() => bench.close());

async function openSignIn(browser = new TestBrowser(), on: SignInBench = bench, theme?: string) {
  const request = { origin: KA_ORIGIN(on.port), returnUrl: '/', waf: null, ...(theme === undefined ? {} : { theme }) };
  const { location } = await on.relyingParty({ hasThemes: true }).begin(request);
  return browser.open(location);
}

/** `fetch` would write a host header of its own. */
async function askAs(headers: Record<string, string>): Promise<string> {
  const path = '/oidc/.well-known/openid-configuration';
  const request = get({ host: '127.0.0.1', port: bench.port, path, headers, setHost: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return text(answer);
}

describe('the sign-in page', () => {
  test('it is plain HTML under a policy without any script or inline style', async () => {
    const page = await openSignIn();
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${KA_ORIGIN(bench.port)};`);
    expect(policy).not.toMatch(/unsafe|script-src/u);
    expect(page.text).not.toMatch(/<script|<style| style=| on[a-z]+=/u);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const sheet = await new TestBrowser().open(new URL('/oidc/sign-in.css', page.url).href);
    expect(sheet.headers.get('content-type')).toContain('text/css');
  });

  test('it is set in the library’s own faces, which it brings along', async () => {
    const page = await openSignIn();
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
    const sheet = await new TestBrowser().open(new URL('/oidc/sign-in.css', page.url).href);
    const faces = [...sheet.text.matchAll(/url\('(faces\/[^']+)'\)/gu)].map(([, face = '']) => face);
    expect(new Set(faces).size).toBe(FACES_SHEET.match(/url\('@/gu)?.length);
    expect(faces.length).toBeGreaterThan(3);
    expect(sheet.text.split("font-family: 'Source Sans Fallback'")).toHaveLength(2);
    for (const face of faces) {
      const answer = await fetch(new URL(face, `http://127.0.0.1:${bench.port}/oidc/sign-in.css`));
      expect(answer.headers.get('content-type')).toBe('font/woff2');
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
    }
  });

  test.each([
    ['dark', 'dark', null],
    ['light', 'light', null],
    ['contrast', 'contrast', 'all'],
    [undefined, null, '(prefers-contrast: more)'],
    ['neon', null, '(prefers-contrast: more)'],
  ])('in the theme %s of the library it is drawn in that', async (theme, drawn, contrast) => {
    const { text } = await openSignIn(new TestBrowser(), bench, theme);
    expect(/<html[^>]* data-theme="(\w+)"/u.exec(text)?.[1] ?? null).toBe(drawn);
    expect(/contrast\.css" media="([^"]*)"/u.exec(text)?.[1] ?? null).toBe(contrast);
  });

  test('it says where one signs in, in that edition’s colours, with labelled fields', async () => {
    const { text } = await openSignIn();
    expect(text).toContain('data-edition="ka"');
    expect(text).toContain('Pandect Arbitration');
    for (const field of ['username', 'password']) {
      expect(text).toContain(`<label for="${field}">`);
      expect(text).toContain(`id="${field}"`);
    }
  });

  test('demo accounts sign in with one click, and only those marked as demo are offered', async () => {
    const browser = new TestBrowser();
    const page = await openSignIn(browser);
    expect(page.text).toContain('Demo Reader');
    expect(page.text).toContain('Everything');
    expect(page.text).not.toContain('value="ada"');
    const hidden = [...page.text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/gu)];
    const fields: Record<string, string> = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    expect((await browser.submit(page, fields)).url).toContain('/apiv2/Account/callback?code=');
  });

  test('it says what the edition holds, in words of that edition', async () => {
    const { text } = await openSignIn();
    const figures = [...text.matchAll(/<li>(\d[^<]*)<\/li>/gu)].map(([, figure]) => figure);
    expect(figures).toEqual(['278 documents', '24 institutions', '8 conventions']);
  });

  test('the fullest demo account stands out above the form, then a narrow one, the rest behind a line', async () => {
    const { text } = await openSignIn();
    const places = ['Enter the full demo', 'See a narrow subscription', '<details>', 'Middle Reader', 'id="username"'];
    const at = places.map((place) => text.indexOf(place));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    expect(text).toMatch(
      /class="account primary"[^>]*>\s*<span class="who">Enter the full demo<\/span>\s*<span class="what">Demo Reader, Everything/u,
    );
    expect(text).toMatch(
      /class="account outlined"[^>]*>\s*<span class="who">See a narrow[^<]*<\/span>\s*<span class="what">Narrow Reader, Yearbook/u,
    );
  });

  test('whom to ask for a password: nobody by name at first, support always', async () => {
    const { text } = await openSignIn();
    expect(text).toContain('Forgotten your password?');
    expect(text).toContain('whoever manages your institution’s subscription');
    expect(text).toContain(`<a href="${KA_ORIGIN(bench.port)}/contactcustomersupport">Contact us</a>`);
  });

  test('whom to ask is the institution, in a browser that the account has signed in with; a name alone tells nothing', async () => {
    const wrong = { username: ADA.username, password: 'not this one' };
    const browser = new TestBrowser();
    await browser.submit(await openSignIn(browser), ADA);
    const stranger = new TestBrowser();
    expect((await stranger.submit(await openSignIn(stranger), wrong)).text).not.toContain('Chambers');
    const request = { origin: KA_ORIGIN(bench.port), returnUrl: '/', waf: null, prompt: 'login' as const };
    const { location } = await bench.relyingParty().begin(request);
    const { text } = await browser.submit(await browser.open(location), wrong);
    expect(text).toContain(
      'Ask Chambers (<a href="mailto:ask@chambers.example">ask@chambers.example</a>) for a new one.',
    );
  });

  test('whom to ask is the institution of the network address', async () => {
    await bench.people.accounts.saveRange({ institution: 'inst-1', range: '127.0.0.1' });
    expect((await openSignIn()).text).toContain('Ask Chambers (');
    await bench.people.accounts.deleteRange('inst-1', '127.0.0.1');
  });

  test('switched off, demo accounts are neither offered nor let in', async () => {
    const other = await startSignInBench({ hasDemo: false });
    const browser = new TestBrowser();
    const page = await openSignIn(browser, other);
    expect(page.text).not.toContain('demo');
    const answer = await browser.submit(page, { username: DEMO.username, password: DEMO.password });
    expect(answer.text).toContain('The user name or password is not right.');
    await other.close();
  });

  test('what is missing is said next to the field, and what was typed stays', async () => {
    const browser = new TestBrowser();
    const page = await browser.submit(await openSignIn(browser), { username: '<i>"ada', password: '' });
    expect(page.status).toBe(422);
    expect(page.text).toContain('<title>Error: Sign in');
    expect(page.text).toMatch(/id="password-problem" role="alert">Enter your password\./u);
    expect(page.text).toMatch(/id="password"[^>]*aria-invalid="true" aria-describedby="password-problem"/u);
    expect(page.text).toContain('value="&lt;i&gt;&quot;ada"');
  });

  test('a form from another site is refused', async () => {
    const browser = new TestBrowser();
    const page = await openSignIn(browser);
    const answer = await browser.submit(page, ADA, { origin: 'https://evil.example' });
    expect(answer.status).toBe(400);
    expect(answer.url).not.toContain('code=');
  });

  test('a sign-in belongs to the browser that began it', async () => {
    const page = await openSignIn();
    const stranger = await new TestBrowser().submit(page, ADA);
    expect(stranger.status).toBe(400);
    expect(stranger.text).toContain('This sign-in has expired');
    const browser = new TestBrowser();
    const [mine, another] = [await openSignIn(browser), await openSignIn()];
    const crossed = await browser.open(another.url, { method: 'POST', body: new URLSearchParams(ADA) });
    expect(crossed.status).toBe(400);
    expect((await browser.submit(mine, ADA)).url).toContain('code=');
  });

  test.each(['look at', 'fill in'])(
    'OP-183: two sign-ins begun by somebody signed in both arrive, though the first changes who that is: %s the second',
    async (how) => {
      const browser = new TestBrowser();
      await browser.submit(await openSignIn(browser), ADA);
      const open = async () => {
        const request = { origin: KA_ORIGIN(bench.port), returnUrl: '/', waf: null, prompt: 'login' as const };
        const { location, attempt } = await bench.relyingParty().begin(request);
        return { page: await browser.open(location), state: attempt.state };
      };
      const [first, second] = [await open(), await open()];
      expect((await browser.submit(first.page, BO)).url).toContain(`state=${first.state}`);
      const again = how === 'look at' ? await browser.open(second.page.url) : await browser.submit(second.page, ADA);
      expect(again.text).toContain('<label for="password">');
      expect((await browser.submit(again, ADA)).url).toContain(`state=${second.state}`);
    },
  );

  test('an unknown, used or unreadable sign-in says so and leads back to the library', async () => {
    const browser = new TestBrowser();
    const page = await openSignIn(browser);
    await browser.submit(page, ADA);
    const base = `http://localhost:${bench.port}/oidc`;
    for (const url of [page.url, `${base}/interaction/nothing`, `${base}/auth/nothing`]) {
      const answer = await browser.open(url);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('Back to the library');
      expect(answer.text).not.toMatch(/SessionNotFound|\.js:|at async/u);
    }
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    const unreadable = await browser.open(`${base}/interaction/nothing`, json);
    expect(unreadable.status).toBe(415);
    expect(unreadable.text).toContain('could not be read');
    const large = { method: 'POST', body: new URLSearchParams({ username: 'x'.repeat(20_000) }) };
    expect((await browser.open(`${base}/interaction/nothing`, large)).status).toBe(413);
    expect((await browser.open(`${base}/nothing`)).text).toContain('Page not found');
  });

  test('behind a proxy that speaks https, links are of the public address and cookies are kept to https', async () => {
    const origin = 'https://law.example.org';
    const issuer = `${origin}/oidc`;
    const served = [{ origin, edition: 'KA', name: 'Pandect', theme: 'ka' }];
    const other = await startSignInBench({ issuer: () => issuer, origins: () => served });
    const ask = askAt(() => `http://127.0.0.1:${other.port}/oidc`);
    const provider = other.relyingParty({ issuer: () => issuer, ask });
    const { location } = await provider.begin({ origin, returnUrl: '/', waf: null });
    const local = location.replace(origin, `http://127.0.0.1:${other.port}`);
    const answer = await fetch(local, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(/^\/oidc\/interaction\//u);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure; httponly/iu);
    await other.close();
  });

  test('a host header cannot bend the provider’s addresses', async () => {
    const answer = await askAs({
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    expect(answer).not.toContain('evil');
    expect(JSON.parse(answer)).toMatchObject({
      issuer: bench.issuer,
      token_endpoint: `${bench.issuer}/token`,
      code_challenge_methods_supported: ['S256'],
    });
  });
});
