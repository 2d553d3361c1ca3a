interface CookieWords {
  readonly name: string;
  readonly purpose: string;
  readonly life: string;
}

/** On https the names of cookies that no script can read begin with `__Host-`. */
export const NEEDED_COOKIES: readonly CookieWords[] = [
  {
    name: 'pandect_session',
    purpose:
      'Remembers that you signed in or were recognised. Holds a secret and nothing about you; scripts cannot read it.',
    life: 'until you log out or the session ends',
  },
  {
    name: 'subscription',
    purpose:
      'Says which subscription you have, so that the menu shows what is open to you. It opens nothing by itself.',
    life: 'as long as the session',
  },
  {
    name: 'subscription_session',
    purpose: 'The counterpart of the former: only when both say the same are they believed.',
    life: 'until the browser is closed',
  },
  {
    name: 'XSRF-TOKEN',
    purpose: 'Proves that a change was asked for by a page of the library and not by another site.',
    life: 'until the browser is closed',
  },
  {
    name: 'pandect_sign_in',
    purpose: 'Ties a sign-in under way to this browser.',
    life: 'ten minutes at most',
  },
  {
    name: 'pandect_signed_out',
    purpose: 'Remembers that you logged out although your network would be recognised.',
    life: 'until the browser is closed',
  },
  {
    name: 'pandect-edition',
    purpose: 'Which edition is shown where one address serves all three and nobody is signed in.',
    life: 'until the browser is closed',
  },
  {
    name: 'pandect_oidc, pandect_oidc_sign_in, pandect_oidc_resume',
    purpose: 'Those of the sign-in service that comes with the library, where it is used.',
    life: 'twelve hours at most',
  },
];

/** Set by what the reader does on the page. */
export const CHOICE_COOKIES: readonly CookieWords[] = [
  { name: 'visited', purpose: 'You have agreed to the use of cookies.', life: '365 days' },
  { name: 'banner-…', purpose: 'You have closed a notice; it stays closed.', life: '7 days' },
  {
    name: 'pandect_tracking',
    purpose: 'A random mark by which visits of one browser are counted as one. Set only after you have agreed.',
    life: '180 days',
  },
  {
    name: 'pandect_tracking_event',
    purpose: 'A visit is under way: the next page is not counted as a new one. Set only after you have agreed.',
    life: 'half an hour',
  },
];

/** Set only after the reader has agreed, and only where counting is switched on. */
export const COUNTING_COOKIES: readonly CookieWords[] = [
  {
    name: 'pandect_tracking',
    purpose: 'A random number that tells visits of this browser from others.',
    life: '180 days',
  },
  { name: 'pandect_tracking_event', purpose: 'Says that the same visit is going on.', life: '30 minutes' },
];
