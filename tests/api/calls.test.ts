import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { openServer, type OpenServer } from '#server/compose/open-server.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

/** Addresses that are no calls of the application, and why. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'asked by whoever watches over the server (OP-02, OP-04)': [
    'GET /healthz',
    'GET /readyz',
    ...['/apiv2', '/apiv1', '/mip'].map((base) => `GET ${base}/api/Ping`),
  ],
  'a browser navigates there and is sent on (API-007, API-008, API-010, API-011)': [
    ...['Account/login', 'Account/ssologin', 'Account/callback', 'Account/logout', 'Account/loggedout'].flatMap(alias),
    ...alias('document/RedirectToDocument'),
    'GET /apiv2/edition/choose',
  ],
  'the built-in provider: what it serves is the protocol of OpenID Connect, and the page where one signs in': [
    'GET /oidc/sign-in.css',
    'GET /oidc/contrast.css',
    'GET /oidc/faces/:name',
    'GET /oidc/interaction/:uid',
    'POST /oidc/interaction/:uid',
    ...['GET', 'POST', 'OPTIONS'].flatMap((method) => [`${method} /oidc`, `${method} /oidc/*`]),
  ],
  'describes the calls': ['GET /apiv2/openapi.json', 'GET /apiv2/openapi'],
  'what a page brings along, for whoever has none': ['GET /apiv2/edition-view'],
  'asked by programs that index pages (OP-179)': ['GET /robots.txt', 'GET /sitemap.xml'],
  'whether the session goes on, asked by pages that are open (OP-183)': ['GET /sessionz'],
  'files of the pages': ['GET /index.html', 'GET /assets/main.js'],
};

/** One of the controller-style addresses, which are under both bases (OP-01). */
function alias(path: string): string[] {
  return [`GET /apiv2/${path}`, `GET /apiv1/${path}`];
}

const temporary = new TemporaryLibrary();
const webFolder = join(temporary.folder, 'web');
const served = new Set<string>();
let server: OpenServer;

/** Notes every route that a server registers from its first moment on. */
function noteRoutes(message: unknown): void {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) served.add(`${each} ${url}`);
  });
}

beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'), { recursive: true });
  for (const name of ['index.html', 'assets/main.js']) writeFileSync(join(webFolder, name), '');
  subscribe('fastify.initialization', noteRoutes);
  server = await openServer(temporary.config, { workers: 0, webFolder });
  await server.app.ready();
  unsubscribe('fastify.initialization', noteRoutes);
});

afterAll(async () => {
  await server.close();
  temporary.dispose();
});

/** Where a call is: a controller-style one under the former base too (OP-01). */
const declared = CALLS.flatMap(({ method, path }) => {
  const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
  return [pattern, pattern.replace('/apiv2/', '/apiv1/')].map((each) => `${method} ${each}`);
});
const others = Object.values(OTHERS).flat();
const sorted = (routes: Iterable<string>) => [...new Set(routes)].sort();

describe('the calls that are declared and those that are served', () => {
  it('are the same, under each of their bases; what is no call is named above', () => {
    const heads = [...served].filter((route) => route.startsWith('HEAD '));
    expect(sorted([...served].filter((route) => !heads.includes(route)))).toEqual(sorted([...declared, ...others]));
    // What can be fetched can be asked for without its body.
    for (const route of heads) expect(served).toContain(route.replace('HEAD ', 'GET '));
  });

  it('are declared once, and none of them is also something else', () => {
    const written = CALLS.map(({ method, path }) => `${method} ${path.toLowerCase()}`);
    expect(written.filter((call, index) => written.indexOf(call) !== index)).toEqual([]);
    expect(declared.filter((call) => others.includes(call))).toEqual([]);
  });

  it('that several applications make are under /apiv2 and /mip alike, the rest under /apiv2 alone (API-003, OP-01, OP-02)', () => {
    const under = (base: string) =>
      CALLS.filter(({ path }) => path.startsWith(base)).map(
        ({ method, path }) => `${method} ${path.slice(base.length)}`,
      );
    const shared = under('/mip/');
    expect(sorted(shared)).toEqual([
      'DELETE api/Download/Job/{id}',
      'DELETE api/FavoriteDocuments',
      'DELETE api/FavoriteSearches/{id}',
      'DELETE api/LatestSearches/{id}',
      'GET api/Developments',
      'GET api/Download/Job/{id}',
      'GET api/Download/Job/{id}/File',
      'GET api/FavoriteDocuments',
      'GET api/FavoriteSearches',
      'GET api/Filter/allFilters',
      'GET api/Filter/favoriteFilters',
      'GET api/LatestSearches',
      'POST api/Download/bibtex',
      'POST api/Download/csl',
      'POST api/Download/excel',
      'POST api/Download/json',
      'POST api/Download/pdf',
      'POST api/Download/ris',
      'POST api/Download/text',
      'POST api/Download/word',
      'POST api/FavoriteDocuments',
      'POST api/FavoriteSearches',
      'POST api/LatestSearches',
    ]);
    expect(under('/apiv2/')).toEqual(expect.arrayContaining(shared));
    expect(CALLS.filter(({ path }) => !/^\/(?:apiv2|mip)\//u.test(path))).toEqual([]);
  });
});
