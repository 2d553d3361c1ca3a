import type { RouteAudience, RouteDefinition } from '#domain/edition/route.ts';
import { notYet, redirect, route } from './build-route.ts';

const ANYONE = { for: 'anyone' } as const;
const DOOR = { for: 'anyone', breadcrumb: 'hidden' } as const;
const SUBSCRIBERS = { for: 'subscribers' } as const;

/** Signing in and out, and what people expect to be public: legal pages and support (000 §2.1, OP-27). */
const OPEN_ROUTES: readonly RouteDefinition[] = [
  route('/landingpage', 'Welcome', { page: 'landing' }, DOOR),
  route('/account/login', 'Log in', { page: 'sign-in' }, DOOR),
  route('/account/ssologin', 'Log in', { page: 'sign-in' }, DOOR),
  route('/account/logout', 'Log out', { page: 'sign-out' }, DOOR),
  route('/account/loggedout', 'Logged out', { page: 'signed-out' }, DOOR),
  route('/account/loginip', 'Log in by network address', { page: 'address-sign-in' }, DOOR),
  route('/account/switchAccount', 'Switch account', { page: 'switch-account' }, DOOR),
  notYet(
    '/unsubscribe',
    'Unsubscribe',
    'Here you will be able to end a newsletter with one click and to undo it. No newsletter is sent yet.',
    ANYONE,
  ),
  route('/policy/accessibility', 'Accessibility', { page: 'accessibility' }, ANYONE),
  route('/policy/terms', 'Terms of use', { page: 'terms' }, ANYONE),
  route('/policy/privacy', 'Privacy policy', { page: 'privacy' }, ANYONE),
  route('/policy/cookies', 'Cookie policy', { page: 'cookies' }, ANYONE),
  route('/contactcustomersupport', 'Feedback and Support', { page: 'support' }, ANYONE),
];

/** What every edition has for every subscription, the reduced ones included (000 §2.2, OP-38). */
const COMMON_ROUTES: readonly RouteDefinition[] = [
  route('/commonui/$', 'Moved address', { page: 'legacy' }, { for: 'subscribers', breadcrumb: 'hidden' }),
  route('/book-toc.aspx/$', 'Moved address', { page: 'legacy' }, { for: 'subscribers', breadcrumb: 'hidden' }),
  route('/document.aspx/$', 'Moved address', { page: 'legacy' }, { for: 'subscribers', breadcrumb: 'hidden' }),
  route(
    '/book-toc',
    'Table of contents',
    { leave: '/apiv2/document/RedirectToDocument' },
    { for: 'subscribers', tracked: false },
  ),
  route('/my-data', 'My data', { page: 'my-data' }, { for: 'subscribers' }),
  route('/account/security', 'Password and sessions', { page: 'account-security' }, { for: 'subscribers' }),
  redirect('/journal', 'Journal', '/document/?title', 'subscribers'),
  // Where a former address leads that names no document: to the words for that, not silently home.
  redirect('/document', 'Document', '/document/?id', 'subscribers'),
  route('/error500', 'Something went wrong', { page: 'failed' }, { for: 'subscribers', breadcrumb: 'hidden' }),
  route('/places/$place', 'Another site', { page: 'place' }, { for: 'subscribers', breadcrumb: 'hidden' }),
  route('/demopracticeplus', 'Practice Plus', { page: 'demo' }, { for: 'subscribers', breadcrumb: 'hidden' }),
  notYet(
    '/subscribe-success',
    'Subscription confirmed',
    'After you subscribe to a newsletter, this page will confirm which one and when it appears.',
    SUBSCRIBERS,
  ),
  notYet(
    '/change-preferences',
    'Newsletter preferences',
    'Here you will choose the topics of your newsletters and how often they come.',
    SUBSCRIBERS,
  ),
];

/** The routes that are alike in the three editions; each edition adds its own. */
export const SHARED_ROUTES: readonly RouteDefinition[] = [...OPEN_ROUTES, ...COMMON_ROUTES];

/** Reading one document; it sends events of its own. */
export const DOCUMENT_ROUTE = route(
  '/document/$id',
  'Document',
  { page: 'document' },
  { for: 'subscribers', breadcrumb: 'result', tracked: false },
);

export function favoritesRoute(audience: RouteAudience): RouteDefinition {
  return route('/favorites', 'Favorites', { page: 'favorites' }, { for: audience });
}

/** What an account keeps of its searches and its reading. */
export const SAVED_SEARCH_ROUTES: readonly RouteDefinition[] = [
  route('/alerts', 'Search alerts', { page: 'alerts' }),
  route('/research-record', 'Research record', { page: 'research-record' }),
  route('/history', 'Recently viewed', { page: 'history' }),
  route('/customize', 'Customize your home page', { page: 'customize' }),
];

/** Countries, unions of states, and what the edition knows of each (OP-101, OP-187). */
export const JURISDICTION_ROUTES: readonly RouteDefinition[] = [
  route('/jurisdictions', 'Jurisdictions', { page: 'collection' }),
  route('/jurisdiction/$name', 'Jurisdiction', { page: 'collection' }, { breadcrumb: 'overview' }),
  route('/unions', 'Unions of states', { page: 'collection' }),
  route('/union/$id', 'Union of states', { page: 'collection' }, { breadcrumb: 'overview' }),
];

export const NEWS_ROUTE = route('/news', 'News', { page: 'news' });

/** A newsletter with its sign-up form. */
export function newsletterRoutes(path: string, name: string, about: string): RouteDefinition[] {
  return [
    notYet(path, name, `Past issues of the newsletter on ${about}, and how to receive the next one.`),
    notYet(
      `${path}/subscribe`,
      `Subscribe to ${name}`,
      `A form to receive the newsletter on ${about} by email, with the topics you care about.`,
    ),
  ];
}
