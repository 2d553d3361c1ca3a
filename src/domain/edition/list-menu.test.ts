import { describe, expect, it } from 'vitest';
import type { SubscriptionDefinition } from './subscription-code.ts';
import { isExternal, listMenu } from './list-menu.ts';
import type { MenuDefinition, MenuItem } from './menu.ts';
import type { RouteDefinition } from './route.ts';

const SUBSCRIPTIONS: readonly SubscriptionDefinition[] = [
  { code: 'IPL', name: 'IP Law', reduced: false, publications: [] },
  { code: 'CT', name: 'Copyright', reduced: false, publications: [] },
  { code: 'GPL', name: 'Litigation', reduced: true, publications: [] },
];

const ROUTES: readonly RouteDefinition[] = [
  { path: '/', name: 'Home', for: 'full', outcome: { page: 'home' }, breadcrumb: 'hidden', tracked: true },
  { path: '/books', name: 'Books', for: 'full', outcome: { page: 'search' }, breadcrumb: 'menu', tracked: true },
  { path: '/exam', name: 'Exam', for: ['IPL'], outcome: { page: 'search' }, breadcrumb: 'menu', tracked: true },
  { path: '/old', name: 'Old', for: 'full', outcome: { redirect: '/exam' }, breadcrumb: 'menu', tracked: true },
  { path: '/loop', name: 'Loop', for: 'full', outcome: { redirect: '/loop' }, breadcrumb: 'menu', tracked: true },
  { path: '/file/$f', name: 'File', for: 'full', outcome: { leave: '/api/$f' }, breadcrumb: 'menu', tracked: true },
];

const item = (label: string, url?: string, more: Partial<MenuItem> = {}): MenuItem => ({
  label,
  ...(url === undefined ? {} : { url }),
  allowedSubs: [],
  isVuePage: true,
  isOpen: false,
  ...more,
});

const list = (menus: readonly MenuDefinition[], codes: readonly string[]): MenuItem[] =>
  listMenu(menus, ROUTES, SUBSCRIPTIONS, codes, 'KIPL');

const labels = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ label, children }) => (children ? [label, labels(children)] : label));

describe('the menu', () => {
  it('is that of the codes held: none without, the union with several (SH-016, SH-198)', () => {
    const menus: MenuDefinition[] = [
      { for: 'full', items: [item('Home', '/'), item('More', undefined, { children: [item('Books', '/books')] })] },
      { for: ['IPL'], items: [item('Home', '/'), item('More', undefined, { children: [item('Exam', '/exam')] })] },
      { for: ['GPL'], items: [item('Other home', 'https://example.org')] },
    ];
    expect(list(menus, [])).toEqual([]);
    expect(labels(list(menus, ['CT']))).toEqual(['Home', ['More', ['Books']]]);
    expect(labels(list(menus, ['CT', 'IPL']))).toEqual(['Home', ['More', ['Books', 'Exam']]]);
    expect(labels(list(menus, ['GPL']))).toEqual(['Other home']);
    expect(labels(list(menus, ['GPL', 'CT']))).toEqual(['Home', ['More', ['Books']]]);
  });

  it('shows an entry without allowed subscriptions to everybody, others to the codes they list (SH-024, SH-199, SH-200)', () => {
    const menus: MenuDefinition[] = [
      {
        for: 'full',
        items: [item('All', '/books'), item('Some', '/books?x=1', { allowedSubs: ['IPL'] })],
      },
    ];
    expect(labels(list(menus, ['CT']))).toEqual(['All']);
    expect(labels(list(menus, ['IPL']))).toEqual(['All', 'Some']);
  });

  it('leaves out entries whose address these codes do not have, and groups with nothing left', () => {
    const menus: MenuDefinition[] = [
      {
        for: 'full',
        items: [
          item('Study', undefined, { children: [item('Exam', '/exam'), item('Old', '/old')] }),
          item('Gone', '/gone'),
          item('Loop', '/loop'),
          item('File', '/file/a.pdf', { isVuePage: false }),
          item('Found', '/books?q=a#b'),
          item('Broken', 'books'),
          item('Nothing'),
        ],
      },
    ];
    expect(labels(list(menus, ['CT']))).toEqual(['File', 'Found']);
    expect(labels(list(menus, ['IPL']))).toEqual([['Study', ['Exam', 'Old']], 'File', 'Found']);
  });

  it('raises the words of the catalogue where an edition has no menu, naming the site (ERR-011)', () => {
    expect(() => list([], ['IPL'])).toThrow(new Error('No menu data found.'));
    expect(() => list([], ['IPL'])).toThrow(expect.objectContaining({ cause: 'KIPL' }));
  });

  it('takes for external what begins with http or https (SH-205)', () => {
    for (const url of ['http://example.org', 'https://example.org', 'HTTPS://example.org']) {
      expect(isExternal(url), url).toBe(true);
    }
    for (const url of ['/https', '//example.org', 'ftp://example.org', '', 'httpx', '/books']) {
      expect(isExternal(url), url).toBe(false);
    }
  });
});
