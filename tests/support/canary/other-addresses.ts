import type { Canary } from './questions.ts';

/** What is served beside the calls, and no text of the library comes through it: the protocol of sign-in, and files. */
export const SILENT_ADDRESSES: readonly string[] = [
  '/oidc',
  '/oidc/*',
  '/oidc/sign-in.css',
  '/oidc/contrast.css',
  '/oidc/faces/{name}',
  '/oidc/interaction/{uid}',
  ...['login', 'ssologin', 'callback', 'logout', 'loggedout'].map((name) => `/apiv2/Account/${name}`),
  '/apiv2/edition/choose',
  '/sessionz',
];

type Addresses = Readonly<Record<string, (canary: Canary) => readonly string[]>>;

/** Addresses beside the calls that answer everybody alike, by how the server knows them. */
export const PUBLIC_ADDRESSES: Addresses = {
  '/healthz': () => ['/healthz'],
  '/readyz': () => ['/readyz'],
  '/apiv2/api/Ping': () => ['/apiv2/api/Ping'],
  '/mip/api/Ping': () => ['/mip/api/Ping'],
  '/robots.txt': () => ['/robots.txt'],
  '/sitemap.xml': () => ['/sitemap.xml'],
  '/apiv2/openapi.json': () => ['/apiv2/openapi.json'],
  '/apiv2/openapi': () => ['/apiv2/openapi'],
  '/index.html': () => ['/index.html'],
};

/** The others; pages are served where the server knows none. */
export const ADDRESSES: Addresses = {
  '/apiv2/edition-view': () => ['/apiv2/edition-view'],
  '/apiv2/document/RedirectToDocument': ({ few }) =>
    few.map((id) => `/apiv2/document/RedirectToDocument?id=${id}&version=1`),
  'a page': ({ ids, few }) => [
    '/',
    '/search?q=hull',
    ...ids.map((id) => `/document/${id}`),
    ...few.flatMap((id) => [`/document/${id}?version=1`, `/document/case/${id}/${id}-p1`, `/document.aspx?id=${id}`]),
    ...few.slice(0, 4).flatMap((id) => [`/templates-and-examples/${id}`, `/practical-content/${id}`]),
    '/profile-navigator/ka-canary-ann',
    '/organization/ka-canary-hall',
  ],
};
