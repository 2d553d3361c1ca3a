import { isLoopbackHost } from '#domain/access/loopback-host.ts';
import type { HiddenText } from './hidden-text.ts';

/** An OpenID provider of somebody else, as the settings name it (OP-173). */
export interface OutsideProvider {
  /** Stands in addresses and cookies. */
  readonly id: string;
  /** As readers are shown it. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client. */
  readonly clientSecret: HiddenText | null;
  /** Between blanks; null asks for the usual ones. */
  readonly scope: string | null;
  readonly institutionClaim: string;
  /** Ids of the institutions that it may vouch for: what it claims of others counts for nothing (OP-203). */
  readonly institutions: readonly string[] | typeof ALL_INSTITUTIONS;
  /** Mail domains that use it, in small letters. */
  readonly domains: readonly string[];
}

export const INSTITUTION_CLAIM = 'institution';
/** In the place of a list: every institution of the library. */
export const ALL_INSTITUTIONS = 'all';
export const INSTITUTIONS_ALLOWED =
  'the ids of the institutions that this provider may vouch for, or “all” where it may vouch for every one of the library';
export const ISSUER_ALLOWED = 'an https address (http only on this machine) without ? and #';
export const CLAIM_ALLOWED = 'the name of a claim, without spaces';

const CLAIM = /^[A-Za-z0-9_.:/-]{1,200}$/u;

export function isClaim(text: string): boolean {
  return CLAIM.test(text);
}

/** Whether passwords and tokens may be asked for there: over TLS, or on this machine. */
export function isSafeIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}

/** Whether what a provider claims of a reader's institution counts (OP-203): the same for one provider and for many. */
export function mayVouch({ institutions }: Pick<OutsideProvider, 'institutions'>, institution: string): boolean {
  return institutions === ALL_INSTITUTIONS || institutions.includes(institution);
}
