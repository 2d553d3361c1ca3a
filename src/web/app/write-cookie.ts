import { forgetCookies, readCookie } from './cookies.ts';

const TEST = 'pandect-test';

/**
 * Keeps a cookie of this site that scripts may read, for so many seconds. Whether cookies work at all is tried first
 * (SH-273); answers false where they do not, and nothing is kept then.
 */
export function writeCookie(name: string, value: string, seconds: number): boolean {
  if (!canUseCookies()) return false;
  store(name, encodeURIComponent(value), seconds);
  return true;
}

/** Sets a test cookie, looks whether it is there and lets it expire at once (SH-273). */
export function canUseCookies(): boolean {
  store(TEST, 'yes', 60);
  const works = readCookie(TEST) === 'yes';
  store(TEST, '', 0);
  return works;
}

function store(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  forgetCookies();
}
