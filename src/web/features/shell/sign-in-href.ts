/** Pages of the account itself, where nobody wants to come back to. */
const ACCOUNT = /^\/(?:account|landingpage)(?:\/|$|\?)/i;

/** The sign-in page, which leads back to `href`, the address that is open; from the account's own pages to the first one. */
export function signInHref(origin: string, href: string): string {
  return ACCOUNT.test(href) ? '/account/login' : `/account/login?${new URLSearchParams({ returnUrl: origin + href })}`;
}
