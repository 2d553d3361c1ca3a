import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubscriptionDefinition } from './subscription-code.ts';
import { resolveRoute } from './resolve-route.ts';
import type { RouteAudience, RouteDefinition, RouteOutcome, RouteResolution } from './route.ts';

const SUBSCRIPTIONS: readonly SubscriptionDefinition[] = [
  { code: 'KAPP', name: 'Practice Plus', reduced: false, publications: [] },
  { code: 'KA', name: 'Arbitration', reduced: false, publications: [] },
  { code: 'YB', name: 'Yearbook', reduced: true, publications: [] },
];

const define = (path: string, audience: RouteAudience, outcome: RouteOutcome): RouteDefinition => ({
  path,
  name: path,
  for: audience,
  outcome,
  breadcrumb: 'menu',
  tracked: true,
});

const ROUTES: readonly RouteDefinition[] = [
  define('/', 'full', { page: 'home' }),
  define('/', ['YB'], { redirect: '/books' }),
  define('/books', ['KA', 'YB'], { page: 'search' }),
  define('/tool/$id', 'full', { page: 'document' }),
  define('/tool/compare', ['KAPP'], { page: 'gallery' }),
  define('/tool/$', 'subscribers', { page: 'failed' }),
  define('/old/$', 'anyone', { page: 'legacy' }),
  define('/old-item/$id', 'full', { redirect: '/tool/$id' }),
  define('/titled', 'full', { redirect: '/tool/?title' }),
  define('/source', 'full', { redirect: '/books?source=A+B&sortBy=x' }),
  define('/file/$name', 'full', { leave: '/api/file/$name' }),
  define('/door', 'anyone', { page: 'sign-in' }),
];

const resolve = (path: string, codes: readonly string[] = ['KAPP'], query = ''): RouteResolution =>
  resolveRoute(ROUTES, SUBSCRIPTIONS, codes, path, query);

const pathOf = (resolution: RouteResolution): string | undefined =>
  'route' in resolution ? resolution.route?.path : undefined;

describe('what an address means', () => {
  it('is the most specific route: fixed segments, then a name, then everything below', () => {
    expect(pathOf(resolve('/tool/compare'))).toBe('/tool/compare');
    expect(pathOf(resolve('/tool/12'))).toBe('/tool/$id');
    expect(pathOf(resolve('/tool/12/more'))).toBe('/tool/$');
    expect(pathOf(resolve('/tool'))).toBe('/tool/$');
  });

  it('is refused rather than something less specific when only others have it', () => {
    expect(resolve('/tool/compare', ['KA'])).toMatchObject({ kind: 'refused', heldBy: ['KAPP'] });
  });

  it('is the first definition that admits the visitor where several have the same path', () => {
    expect(resolve('/', ['KA'])).toMatchObject({ kind: 'page', route: { outcome: { page: 'home' } } });
    expect(resolve('/', ['YB'])).toMatchObject({ kind: 'redirect', to: '/books' });
    expect(resolve('/', ['YB', 'KA'])).toMatchObject({ kind: 'page' });
  });

  it('carries the decoded parameters', () => {
    expect(resolve('/Tool/a%20b%2Fc')).toMatchObject({ kind: 'page', params: { id: 'a b/c' } });
    expect(resolve('/old/a/b%20c')).toMatchObject({ kind: 'page', params: { _splat: 'a/b c' } });
  });

  it('fills a redirect from the path and the query, encoded, and keeps the rest of the query', () => {
    expect(resolve('/old-item/a%20b%3F', ['KA'], '?x=1&y=%20')).toMatchObject({ to: '/tool/a%20b%3F?x=1&y=%20' });
    expect(resolve('/titled', ['KA'], '?Title=a+b%2F..&x=1')).toMatchObject({ to: '/tool/a%20b%2F..?x=1' });
    expect(resolve('/source', ['KA'], 'source=other&q=z')).toMatchObject({ to: '/books?source=A+B&sortBy=x&q=z' });
    expect(resolve('/file/a.pdf', ['KA'], 'v=2')).toMatchObject({ kind: 'leave', to: '/api/file/a.pdf?v=2' });
  });

  it.each(['', '?title=', '?title=.', '?title=..', '?title=%zz', '?other=1'])(
    'is nothing where a redirect lacks what it needs, and says of which address: %s',
    (query) => {
      expect(resolve('/titled', ['KA'], query)).toMatchObject({ kind: 'not-found', lacking: { path: '/titled' } });
    },
  );

  it('is nothing for a malformed address, whoever asks', () => {
    for (const path of ['/tool/%E0%A4%A', '/tool/%', '//tool', '/tool//x', '//', 'tool', '']) {
      expect(resolve(path), path).toEqual({ kind: 'not-found' });
      expect(resolve(path, []), path).toEqual({ kind: 'not-found' });
    }
  });

  it('is sign-in for whoever has no subscription to the edition, also where there is nothing (SH-017, SH-019)', () => {
    expect(resolve('/books', [])).toMatchObject({ kind: 'sign-in', route: { path: '/books' } });
    expect(resolve('/nothing', [])).toEqual({ kind: 'sign-in', route: null });
    expect(resolve('/books', ['MIP', 'nonsense'])).toMatchObject({ kind: 'sign-in' });
    expect(resolve('/door', [])).toMatchObject({ kind: 'page' });
  });

  it('is not found for subscribers where there is nothing (SH-073)', () => {
    expect(resolve('/nothing')).toEqual({ kind: 'not-found' });
    expect(resolve('/books/more')).toEqual({ kind: 'not-found' });
  });

  it('names the codes that hold a refused address, in order of precedence', () => {
    expect(resolve('/tool/x', ['YB'])).toMatchObject({ kind: 'refused', heldBy: ['KAPP', 'KA'] });
    expect(resolve('/books', ['KAPP'])).toMatchObject({ kind: 'refused', heldBy: ['KA', 'YB'] });
  });

  it('never throws and leads nowhere but to the site', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      'tool',
      'old',
      'titled',
      '%',
      '%2F',
      '%2e',
      '..',
      '?',
      '&',
      'title=',
      '\ud800',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => `/${pieces.join('')}`),
    );
    fc.assert(
      fc.property(text, text, fc.subarray(['KAPP', 'KA', 'YB']), (path, query, codes) => {
        const resolution = resolve(path, codes, query);
        if ('to' in resolution) expect(resolution.to).toMatch(/^\/(?:tool|books|api)/u);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same in another letter case', () => {
    const known = fc.constantFrom(...ROUTES.map(({ path }) => path.replace(/\$\w*/u, 'Some%20thing')));
    const path = fc.oneof(known, fc.webPath());
    fc.assert(
      fc.property(path, fc.subarray(['KAPP', 'KA', 'YB']), (text, codes) => {
        const answer = resolve(text, codes);
        const other = resolve(text.toUpperCase(), codes);
        expect(other.kind).toBe(answer.kind);
        expect(pathOf(other)).toBe(pathOf(answer));
      }),
    );
  });
});
