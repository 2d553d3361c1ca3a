interface CookieWords {
  readonly name: string;
  readonly purpose: string;
  readonly life: string;
}

/** On https the names of the two secrets, of the session and of a sign-in under way, begin with `__Host-`. */
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
    name: 'pandect_sign_in_…',
    purpose: 'Ties a sign-in under way to this browser; each has its own, with a few letters for the dots.',
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
    name: 'pandect_oidc',
    purpose:
      'You are signed in at the sign-in service that comes with the library, where that is used. This one and the next two each have a proof beside them, whose name ends in “.sig”.',
    life: 'twelve hours at most',
  },
  {
    name: 'pandect_oidc_sign_in',
    purpose: 'Ties the sign-in page to this browser.',
    life: 'half an hour at most',
  },
  {
    name: 'pandect_oidc_resume',
    purpose: 'Leads back from the sign-in page to the sign-in under way.',
    life: 'half an hour at most',
  },
  {
    name: 'pandect_known_browser',
    purpose: 'You have signed in with this browser before: wrong passwords that a stranger tries do not keep you out.',
    life: '400 days',
  },
];

/** Set by what the reader does on the page. */
export const CHOICE_COOKIES: readonly CookieWords[] = [
  {
    name: 'pandect_institution',
    purpose: 'Where you chose to sign in, so that the sign-in page offers it first. Scripts cannot read it.',
    life: '400 days',
  },
  { name: 'visited', purpose: 'You have agreed to the use of cookies.', life: '365 days' },
  { name: 'banner-…', purpose: 'You have closed a notice; it stays closed.', life: '7 days' },
  { name: 'pandect-test', purpose: 'Tries whether cookies work before one is set.', life: 'a moment' },
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
