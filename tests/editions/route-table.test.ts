import { describe, expect, it } from 'vitest';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import type { RouteDefinition, RouteResolution } from '#domain/edition/route.ts';
import { EDITIONS } from '#editions/editions.ts';
import { CODES, readRouteTable } from './read-route-table.ts';

function resolve(edition: EditionId, codes: readonly string[], address: string): RouteResolution {
  const { routes, subscriptions } = EDITIONS[edition];
  const [path = '', query = ''] = address.split('?');
  return resolveRoute(routes, subscriptions, codes, path, query);
}

/** A resolution in the words of the table. */
function say(resolution: RouteResolution): string {
  if (resolution.kind === 'page') return sayPage(resolution.route);
  if (resolution.kind === 'redirect') return `→ ${resolution.to}`;
  if (resolution.kind === 'leave') return `leaves to ${resolution.to}`;
  return resolution.kind === 'sign-in' ? 'sign-in needed' : resolution.kind;
}

function sayPage({ outcome }: RouteDefinition): string {
  if (!('page' in outcome)) return '';
  return 'module' in outcome ? `module ${outcome.module}` : outcome.page;
}

const codesOf = (codes: readonly (AccessCode | 'anonymous')[]): string =>
  codes.filter((code) => code !== 'anonymous').join();

describe.each(EDITION_IDS)('the routes of %s', (edition) => {
  const table = readRouteTable(edition);
  const inOrder = EDITIONS[edition].subscriptions.map(({ code }) => code);

  it.each(table)('answer $address as specified for every code ($requirements)', ({ address, expected, holders }) => {
    for (const [code, outcome] of expected) {
      const resolution = resolve(edition, code === 'anonymous' ? [] : [code], address);
      expect(`${code}: ${say(resolution)}`).toBe(`${code}: ${outcome}`);
      if (resolution.kind === 'refused') {
        expect(codesOf(resolution.heldBy)).toBe(codesOf(inOrder.filter((held) => holders.includes(held))));
      }
    }
  });

  it('are all in the table', () => {
    const reached = new Set<RouteDefinition>();
    for (const { address, expected } of table) {
      for (const code of expected.keys()) {
        const resolution = resolve(edition, [code], address);
        if ('route' in resolution && resolution.route) reached.add(resolution.route);
      }
    }
    expect(EDITIONS[edition].routes.filter((route) => !reached.has(route)).map(({ path }) => path)).toEqual([]);
  });

  it('answer the same whatever the letter case and with a slash at the end', () => {
    for (const { address, expected } of table) {
      const [path = '', query] = address.split('?');
      const tail = query === undefined ? '' : `?${query}`;
      for (const code of expected.keys()) {
        const { kind } = resolve(edition, [code], address);
        expect(resolve(edition, [code], `${path.toUpperCase()}${tail}`).kind, address).toBe(kind);
        expect(resolve(edition, [code], `${path.replace(/\/$/u, '')}/${tail}`).kind, address).toBe(kind);
      }
    }
  });

  it('lead a visitor without a subscription to sign-in but for those of the door (SH-017, SH-018, SH-019, SH-038)', () => {
    const others = EDITION_IDS.filter((other) => other !== edition);
    const foreignCodes = others.flatMap((other) => [...CODES[other].full, ...CODES[other].reduced]);
    const ofOthers = foreignCodes.filter((code) => !inOrder.includes(code));
    expect(ofOthers.length).toBeGreaterThan(2);
    for (const { address, expected, isForAnyone } of table) {
      expect(resolve(edition, [], address).kind === 'sign-in', address).toBe(!isForAnyone);
      // A code of another edition is no subscription here.
      for (const foreign of ofOthers) {
        expect(say(resolve(edition, [foreign], address)), foreign).toBe(expected.get('anonymous'));
      }
    }
    expect(table.filter(({ isForAnyone }) => isForAnyone).map(({ address }) => address)).toEqual([
      '/landingpage',
      '/account/login',
      '/account/ssologin',
      '/account/logout',
      '/account/loggedout',
      '/account/loginip',
      '/account/switchAccount',
      '/unsubscribe',
      '/policy/accessibility',
      '/policy/terms',
      '/policy/privacy',
      '/policy/cookies',
      '/contactcustomersupport',
    ]);
  });

  it('redirect to addresses that the same codes have', () => {
    for (const { address, expected } of table) {
      for (const [code, outcome] of expected) {
        if (!outcome.startsWith('→')) continue;
        expect(resolve(edition, [code], outcome.slice(2)).kind, `${code} ${address}`).toBe('page');
      }
    }
  });

  it('take the union of the full codes; reduced ones add nothing beside them (SH-015)', () => {
    const { full, reduced } = CODES[edition];
    for (const { address, expected } of table) {
      const all = full.map((code) => expected.get(code) ?? '');
      const best = all.find((outcome) => outcome !== 'refused') ?? 'refused';
      expect(say(resolve(edition, full, address)), address).toBe(best);
      expect(say(resolve(edition, [...reduced, ...full], address)), address).toBe(best);
    }
  });
});

/** The edition's own addresses that a code has, without those that all editions share. */
function listOwn(edition: EditionId, code: AccessCode): string[] {
  const own = readRouteTable(edition).filter(({ isShared }) => !isShared);
  return own.filter(({ holders }) => holders.includes(code)).map(({ address }) => address);
}

describe('the sets of routes', () => {
  it('are the same for KA, KAPP and the default set: all of the arbitration edition (SH-084)', () => {
    const all = readRouteTable('KA').filter(({ holders }) => holders.length > 0);
    for (const code of CODES.KA.full) {
      for (const { address } of all) {
        expect(['refused', 'sign-in'], `${code} ${address}`).not.toContain(resolve('KA', [code], address).kind);
      }
    }
  });

  it.each([
    ['KA', 'YB', ['/', '/search', '/books', '/favorites'], 'SH-133'],
    ['KA', 'IHB', ['/', '/favorites'], 'SH-137'],
    ['KIPL', 'GPL', ['/'], 'SH-185'],
    ['KIPL', 'ILTT', ['/'], 'SH-186'],
    ['KIPL', 'SPW', ['/'], 'SH-188'],
  ] as const)('leave %s %s nothing of its own but %j (%s)', (edition, code, addresses, _requirement) => {
    expect(listOwn(edition, code)).toEqual(addresses);
    for (const { address, isShared } of readRouteTable(edition)) {
      const { kind } = resolve(edition, [code], address);
      if (!isShared && kind !== 'not-found') {
        expect(kind === 'refused', address).toBe(!(addresses as readonly string[]).includes(address));
      }
    }
  });

  it.each([
    ['IPL', ['/journals', '/eqe-materials', '/usefullinks', '/case-law', '/manual-ip'], 'SH-179'],
    ['PL', ['/journals', '/eqe-materials', '/usefullinks', '/case-law', '/manual-ip'], 'SH-180'],
    ['CT', ['/journals', '/case-law'], 'SH-181'],
    ['MIP', ['/manual-ip'], 'SH-161, SH-182'],
    ['DEFAULT', ['/case-law', '/manual-ip'], 'SH-161, SH-183'],
  ] as const)('add to the base set of the IP edition for %s: %j (%s)', (code, extras, _requirement) => {
    const own = listOwn('KIPL', code);
    const base = CODES.KIPL.full.map((full) => new Set(listOwn('KIPL', full))).reduce((a, b) => a.intersection(b));
    expect(own.filter((address) => !base.has(address) && address !== '/manual-ip/favorites')).toEqual(extras);
    expect(base.size).toBe(27);
  });

  it('track pages but for those that send events of their own (SH-320)', () => {
    const untracked = EDITION_IDS.flatMap((edition) =>
      EDITIONS[edition].routes.filter(({ outcome, tracked }) => 'page' in outcome && !tracked).map(({ path }) => path),
    );
    expect([...new Set(untracked)].toSorted()).toEqual([
      '/awards',
      '/books',
      '/document/$id',
      '/document/case/$caseId/$proceedingId/$documentId',
      '/journals',
      '/market-definitions-locator/$',
      // What opens a merger that somebody shares stands in its address (OP-178).
      '/merger-thresholds/shared/$token',
      '/new-content',
      '/search',
    ]);
  });

  it('hide the trail on the demo page (SH-080)', () => {
    for (const edition of EDITION_IDS) {
      const demo = EDITIONS[edition].routes.find(({ path }) => path === '/demopracticeplus');
      expect(demo?.breadcrumb).toBe('hidden');
    }
  });

  it.each([
    ['KA', '/bits', 'Bilateral Investment Treaty', 'SR-010'],
    ['KIPL', '/case-law', 'Case law', 'SR-009'],
  ] as const)('%s %s searches documents of the type %s (%s)', (edition, path, type, _requirement) => {
    const mode = EDITIONS[edition].modes.find((candidate) => candidate.path === path);
    expect(mode).toMatchObject({
      endpoint: 'documentSearch',
      presets: [{ facet: 'contenttype', values: [type] }],
    });
  });

  it('call the page of favorites Favorites (SR-011)', () => {
    for (const edition of EDITION_IDS) {
      const names = EDITIONS[edition].routes.filter(({ path }) => path === '/favorites').map(({ name }) => name);
      expect(names).toEqual(['Favorites']);
    }
  });

  it('have a page for every way to search, at least for one code (SH-086, SH-141, SH-164)', () => {
    for (const edition of EDITION_IDS) {
      // A table on another page is searched where it stands.
      for (const { path } of EDITIONS[edition].modes.filter((mode) => !mode.path.includes('$'))) {
        const shows = CODES[edition].full.map((code) => say(resolve(edition, [code], path)));
        expect(shows, path).toContain('search');
      }
    }
  });
});
