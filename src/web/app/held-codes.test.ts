import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Edition } from '#domain/edition/edition.ts';
import { listMenu } from '#domain/edition/list-menu.ts';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { RouteAudience, RouteDefinition } from '#domain/edition/route.ts';
import { createEditionView } from '#tests/support/edition-view.ts';
import { forgetCookies } from './cookies.ts';
import { resolveAddress } from './edition-routes.ts';
import { readHeldCodes } from './held-codes.ts';

const entry = (label: string, url: string, allowedSubs: readonly AccessCode[] = []) => ({
  label,
  url,
  allowedSubs,
  isVuePage: true,
  isOpen: false,
});

const route = (path: string, name: string, audience: RouteAudience): RouteDefinition => ({
  path,
  name,
  for: audience,
  outcome: { page: 'search' },
  breadcrumb: 'menu',
  tracked: true,
});

const edition = {
  subscriptions: [
    { code: 'IPL', name: 'IP Law', reduced: false, publications: [] },
    { code: 'CT', name: 'Copyright', reduced: false, publications: [] },
    { code: 'GPL', name: 'Litigation', reduced: true, publications: [] },
  ],
  routes: [
    route('/books', 'Books', 'full'),
    route('/exam', 'Exam', 'full'),
    route('/favorites', 'Favorites', ['IPL', 'CT']),
  ],
  menus: [{ for: 'full', items: [entry('Books', '/books'), entry('Exam', '/exam', ['IPL'])] }],
} satisfies Partial<Edition>;
const view = createEditionView(edition);

function setCookies(cookie: string): void {
  vi.stubGlobal('document', { cookie });
  // As with the next piece of work: within one the cookies stay what they are.
  forgetCookies();
}

/** Both cookies as the server writes them. */
const held = (codes: string) => `visited=yes; subscription=${codes}; subscription_session=${codes}`;

/** What of the elements that are tied to codes is drawn: entries of the menu, and those for favorites. */
function listShown(): string[] {
  const codes = readHeldCodes(view);
  const entries = listMenu(edition.menus, edition.routes, edition.subscriptions, codes).map(({ label }) => label);
  return resolveAddress(view, codes, '/favorites', '').kind === 'page' ? [...entries, 'Favorites'] : entries;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the codes that steer what is drawn', () => {
  it('are those of the subscription cookie, in order of precedence (SH-014)', () => {
    setCookies(held('CT,IPL,XX'));
    expect(readHeldCodes(view)).toEqual(['IPL', 'CT']);
  });

  it.each([
    ['there is no cookie at all', ''],
    ['the counterpart is missing', 'subscription=IPL'],
    ['the cookie itself is missing', 'subscription_session=IPL'],
    ['the two differ', 'subscription=IPL; subscription_session=CT'],
    ['both are empty', 'subscription=; subscription_session='],
  ])('are none where %s (SH-021)', (_case, cookie) => {
    setCookies(cookie);
    expect(readHeldCodes(view)).toEqual([]);
  });
});

describe('an element tied to codes', () => {
  it('is hidden while the subscription cookie is missing (SH-022)', () => {
    setCookies('visited=yes');
    expect(listShown()).toEqual([]);
  });

  it('is hidden while the cookie holds none of its codes, and shown with one of them (SH-023)', () => {
    setCookies(held('GPL'));
    expect(listShown()).toEqual([]);
    setCookies(held('CT'));
    expect(listShown()).toEqual(['Books', 'Favorites']);
    setCookies(held('CT,IPL'));
    expect(listShown()).toEqual(['Books', 'Exam', 'Favorites']);
  });
});
