import { expect, test } from 'vitest';
import { signInAddress, signInPage } from './server-address.ts';

const SITE = 'http://ka.localhost:8080';

function returnOf(address: string): string | null {
  return new URL(address, SITE).searchParams.get('returnUrl');
}

test('Sign-in leaves to the server call and comes back to the address of the query (SH-045, SH-047)', () => {
  const address = signInAddress(SITE, '/account/login', '?returnUrl=%2Fsearch%3Fq%3Dseat%2520of%23p3');
  expect(address).toMatch(/^\/apiv2\/Account\/login\?/);
  expect(returnOf(address)).toBe(`${SITE}/search?q=seat%20of#p3`);
});

test('Without a return address sign-in comes back to the site (SH-048)', () => {
  expect(returnOf(signInAddress(SITE, '/account/login', ''))).toBe(`${SITE}/`);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/%2f/evil.example'])(
  'Sign-in never comes back to another site: %s (OP-14)',
  (value) => {
    const address = signInAddress(SITE, '/account/login', `?${new URLSearchParams({ returnUrl: value })}`);
    expect(returnOf(address)).toBe(`${SITE}/`);
  },
);

test('Single sign-on passes a WAF value on, plain sign-in does not (SH-049, SH-050)', () => {
  const wafOf = (path: string, value: string) =>
    new URL(signInAddress(SITE, path, `?${new URLSearchParams({ WAF: value })}`), SITE).searchParams.get('waf');
  expect(wafOf('/account/ssologin', 'uni_12.a-b')).toBe('uni_12.a-b');
  expect(wafOf('/account/login', 'uni_12.a-b')).toBeNull();
  expect(wafOf('/account/ssologin', 'a b')).toBeNull();
  expect(wafOf('/account/ssologin', 'a'.repeat(65))).toBeNull();
});

test('A protected address leads to single sign-on with itself as the way back (SH-019, SH-046)', () => {
  const page = signInPage(`${SITE}/search?q=seat&WAF=w1#x`, false);
  expect(page).toMatch(/^\/account\/ssologin\?/);
  expect(returnOf(page)).toBe(`${SITE}/search?q=seat&WAF=w1#x`);
  expect(new URL(page, SITE).searchParams.get('WAF')).toBe('w1');
});

test('A protected address that was itself reached by a redirect leads to plain sign-in (SH-020)', () => {
  expect(signInPage(`${SITE}/search`, true)).toMatch(/^\/account\/login\?/);
});
