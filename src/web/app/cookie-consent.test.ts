import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canUseCookies, writeCookie } from './write-cookie.ts';

/** A document with cookies, and everything that was ever written to it. */
function openDocument(isRefusing = false) {
  const jar = new Map<string, string>();
  const written: string[] = [];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      if (isRefusing) return;
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
  return { jar, written };
}

const nextTask = () => new Promise((resume) => setTimeout(resume));

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('cookies', () => {
  it('are tried with a test cookie that expires at once before one is used (SH-273)', () => {
    const { jar, written } = openDocument();
    expect(writeCookie('banner-1', 'false', 604_800)).toBe(true);
    expect(written.map((text) => text.split(';')[0])).toEqual(['pandect-test=yes', 'pandect-test=', 'banner-1=false']);
    expect(written[1]).toContain('Max-Age=0');
    expect([...jar]).toEqual([['banner-1', 'false']]);
    expect(written[2]).toBe('banner-1=false; Path=/; Max-Age=604800; SameSite=Lax; Secure');
  });

  it('are not written where the test cookie does not stay (SH-273)', () => {
    const { written } = openDocument(true);
    expect(canUseCookies()).toBe(false);
    expect(writeCookie('visited', 'yes', 60)).toBe(false);
    expect(written.some((text) => text.startsWith('visited'))).toBe(false);
  });
});

describe('reading cookies', () => {
  it('asks the browser once for all that one piece of work reads, and again for the next', async () => {
    const ask = vi.fn(() => 'a=1; b=2');
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: ask }));
    const { readCookie } = await import('./cookies.ts');
    expect([readCookie('a'), readCookie('b'), readCookie('c')]).toEqual(['1', '2', undefined]);
    expect(ask).toHaveBeenCalledTimes(1);
    await nextTask();
    ask.mockReturnValue('a=3');
    expect([readCookie('a'), readCookie('b')]).toEqual(['3', undefined]);
  });
});

describe('cookie consent', () => {
  it('is there once the cookie visited says yes, and with nothing else (SH-266)', async () => {
    const { jar } = openDocument();
    const { hasCookieConsent } = await import('./cookie-consent.ts');
    expect(hasCookieConsent()).toBe(false);
    jar.set('visited', 'no');
    await nextTask();
    expect(hasCookieConsent()).toBe(false);
    jar.set('visited', 'yes');
    await nextTask();
    expect(hasCookieConsent()).toBe(true);
  });

  it('sets visited to yes for 365 days and tells whoever waits (SH-267, SH-268, SH-269)', async () => {
    const { jar, written } = openDocument();
    const { acceptCookies, hasCookieConsent, onCookieConsent } = await import('./cookie-consent.ts');
    const heard = vi.fn();
    onCookieConsent(heard);
    acceptCookies();
    expect(jar.get('visited')).toBe('yes');
    expect(written.at(-1)).toContain(`Max-Age=${365 * 24 * 60 * 60}`);
    expect(hasCookieConsent()).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('holds for the page where cookies do not work (SH-268)', async () => {
    openDocument(true);
    const { acceptCookies, hasCookieConsent } = await import('./cookie-consent.ts');
    acceptCookies();
    expect(hasCookieConsent()).toBe(true);
  });
});
