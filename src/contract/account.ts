import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** The account with its seven fields (OP-06); every one is null for the anonymous, and the two ids for address sign-ins. */
export const accountInformation = z.object({
  userId: z.nullable(z.string()),
  accountId: z.nullable(z.string()),
  /** As shown: a person's name, or the institution's for a visitor recognised by address. */
  username: z.nullable(z.string()),
  accountNo: z.nullable(z.string()),
  /** The codes of this edition, comma separated. */
  subscription: z.nullable(z.string()),
  authenticatedByIp: z.nullable(z.boolean()),
  gaSessionId: z.nullable(z.string()),
  /** Name of the institution whose contract is used. */
  institution: z.nullable(z.string()),
});

export type AccountInformation = z.output<typeof accountInformation>;

export const getAccountInformation = defineCall({
  method: 'GET',
  path: '/apiv2/account/GetAccountInformation',
  summary: 'Who is signed in; an anonymous caller is answered with nulls.',
  access: 'open',
  answer: accountInformation,
});

export const getCsrf = defineCall({
  method: 'GET',
  path: '/apiv2/account/GetCsrf',
  summary: 'Sets the anti-forgery cookie and sends the token in the response header X-XSRF-TOKEN (OP-04, OP-05).',
  access: 'open',
  answer: z.object({}),
});

/** What can go wrong on the way through the provider; the sign-in page has words for each (`/account/login?problem=…`). */
export const SIGN_IN_PROBLEMS = [
  /** The provider could not be reached or answered with something else than it should. */
  'provider-unavailable',
  /** The reader turned back at the provider. */
  'cancelled',
  /** The provider said no. */
  'refused',
  /** More than ten minutes went by. */
  'expired',
  /** The answer belongs to no sign-in under way, or came a second time. */
  'unknown-attempt',
  /** The sign-in was begun in another browser or on another host. */
  'other-browser',
  /** The answer cannot be trusted, or what it said of the reader cannot be used. */
  'answer-invalid',
  /** Who signed in has no account here any more. */
  'account-unknown',
  /** The operator lets nobody sign in with the account. */
  'account-suspended',
  /** The clocks of the library and of the provider are too far apart. */
  'clock-differs',
  /** Nobody can sign in: no provider is set up. */
  'not-set-up',
] as const;

export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** Answer of the silent attempt to be recognised by network address (OP-13). */
export const addressRecognition = z.object({
  recognised: z.boolean(),
  institution: z.nullable(z.string()),
});

export type AddressRecognition = z.output<typeof addressRecognition>;

/**
 * Recognition by network address for the page's own use. A browser that navigates there is sent to `returnUrl`, or to the
 * sign-in page where its address is unknown. `again` undoes an earlier sign-out of this browser (OP-15).
 */
export const loginByAddress = defineCall({
  method: 'GET',
  path: '/apiv2/Account/loginip',
  summary: 'Recognises the institution by the network address; navigations are redirected to returnUrl (OP-13).',
  access: 'open',
  query: z.object({ returnUrl: z.optional(z.string()), again: z.optional(z.enum(['true', 'false'])) }),
  answer: addressRecognition,
});

/** Addresses a browser navigates to; each answers with a redirect. */
export const ACCOUNT_ADDRESSES = {
  /** Takes `returnUrl`. */
  login: '/apiv2/Account/login',
  /** Takes `returnUrl` and `waf` (SH-050). */
  ssologin: '/apiv2/Account/ssologin',
  callback: '/apiv2/Account/callback',
  logout: '/apiv2/Account/logout',
  loginip: '/apiv2/Account/loginip',
  loggedout: '/apiv2/Account/loggedout',
} as const;
