import { ACCOUNT_ADDRESSES } from '#contract/account.ts';
import { readReturnAddress } from '#domain/edition/return-address.ts';

/** A value that is passed on to the provider unchanged; anything else is left out (OP-14). */
const WAF = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * The server's sign-in behind the page `/account/login` or `/account/ssologin`: it comes back to the `returnUrl` of the
 * page's query, or to the site where there is none (SH-045 to SH-049). Only `/account/ssologin` passes `WAF` on (SH-050).
 * The sign-in page is drawn in the reader's theme, where that is given.
 */
export function signInAddress(origin: string, path: string, search: string, theme?: string): string {
  const query = new URLSearchParams(search);
  const target = new URLSearchParams({ returnUrl: readReturnAddress(origin, query.get('returnUrl')) });
  const isSso = /\/ssologin\/?$/i.test(path);
  const waf = query.get('WAF') ?? query.get('waf') ?? '';
  if (isSso && WAF.test(waf)) target.set('waf', waf);
  if (theme !== undefined) target.set('theme', theme);
  return `${isSso ? ACCOUNT_ADDRESSES.ssologin : ACCOUNT_ADDRESSES.login}?${target}`;
}

/**
 * The page of this application that leads to sign-in and comes back to `href` (a whole address). The first step is the
 * single sign-on; whoever was already led elsewhere on the way goes to the plain sign-in (SH-019, SH-020, OP-19). A `WAF`
 * value of the address that was asked for goes along.
 */
export function signInPage(href: string, wasRedirected: boolean): string {
  const query = new URLSearchParams({ returnUrl: href });
  const waf = new URL(href).searchParams.get('WAF');
  if (waf !== null && !wasRedirected) query.set('WAF', waf);
  return `${wasRedirected ? '/account/login' : '/account/ssologin'}?${query}`;
}
