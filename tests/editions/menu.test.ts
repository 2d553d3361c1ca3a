import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Edition, EditionId } from '#domain/edition/edition.ts';
import { placeEdition } from '#domain/edition/external-place.ts';
import { isExternal, listMenu } from '#domain/edition/list-menu.ts';
import type { MenuItem } from '#domain/edition/menu.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import { EDITIONS } from '#editions/editions.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { CODES } from './read-route-table.ts';

/** The edition as an operator shows it who has named every other site (OP-167). */
function placed(edition: EditionId): Edition {
  const addresses = EDITIONS[edition].places.map(({ id }) => [id, `https://press.invalid/${id}`] as const);
  return placeEdition(EDITIONS[edition], { addresses: Object.fromEntries(addresses), signInHosts: [] }, false);
}

function menuOf(edition: EditionId, ...codes: readonly string[]): MenuItem[] {
  const { menus, routes, subscriptions } = placed(edition);
  return listMenu(menus, routes, subscriptions, codes, edition);
}

/** Entries without their groups. */
function flatten(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => (item.children ? flatten(item.children) : [item]));
}

function urlsOf(edition: EditionId, ...codes: readonly string[]): string[] {
  return flatten(menuOf(edition, ...codes)).map(({ url }) => url ?? '');
}

/** Entries of one group, by its label. */
function groupOf(edition: EditionId, code: string, label: string): readonly MenuItem[] {
  return menuOf(edition, code).find((item) => item.label === label)?.children ?? [];
}

function resolve(edition: EditionId, code: string, url: string) {
  const { routes, subscriptions } = EDITIONS[edition];
  const [path = '', query = ''] = url.split('?');
  return resolveRoute(routes, subscriptions, [code], path, query);
}

const DOCUMENTS = new Set(
  readdirSync(PRODUCT.demoFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml)$/u.test(name) && !name.endsWith('README.md'))
    .flatMap((name) => /^id: (\S+)/mu.exec(readFileSync(join(PRODUCT.demoFolder, name), 'utf8'))?.[1] ?? []),
);

const VISITORS = (Object.keys(CODES) as EditionId[]).flatMap((edition) =>
  [...CODES[edition].full, ...CODES[edition].reduced].map((code) => ({ edition, code })),
);

describe.each(VISITORS)('the menu of $edition for $code', ({ edition, code }) => {
  it('leads nowhere that is not there, and to documents the demo library holds (SH-198)', () => {
    const entries = flatten(menuOf(edition, code));
    expect(entries.length).toBeGreaterThan(0);
    for (const { url = '' } of entries) {
      if (isExternal(url)) continue;
      const resolution = resolve(edition, code, url);
      const target = resolution.kind === 'redirect' ? resolve(edition, code, resolution.to) : resolution;
      expect(['page', 'leave'], url).toContain(target.kind);
      if (target.kind === 'page' && 'id' in target.params && url.startsWith('/document/')) {
        expect(DOCUMENTS, url).toContain(target.params['id']);
      }
    }
  });

  it('opens other sites and files in a new tab, and nothing else (SH-205, SH-206)', () => {
    for (const item of flatten(menuOf(edition, code))) {
      const isElsewhere = isExternal(item.url ?? '') || item.url?.startsWith('/document/getpdf/') === true;
      expect(item.target, item.label).toBe(isElsewhere ? '_blank' : undefined);
      expect(item.isVuePage, item.label).toBe(!isElsewhere);
      if (isExternal(item.url ?? '')) expect(new URL(item.url ?? '').protocol).toBe('https:');
    }
  });

  it('sorts search results newest first or by relevance, from the top (SH-209)', () => {
    for (const url of urlsOf(edition, code).filter((address) => address.includes('sortBy'))) {
      const query = new URLSearchParams(url.split('?')[1]);
      expect(['relevant-date', 'score'], url).toContain(query.get('sortBy'));
      expect(query.get('sortOrder'), url).toBe('desc');
      expect(query.get('sortBy'), url).toBe(query.has('q') ? 'score' : 'relevant-date');
    }
  });

  it('names everything in sentence case, each entry of a group once', () => {
    for (const { label, children = [] } of menuOf(edition, code)) {
      expect(label).toMatch(/^[A-Z]/u);
      expect(new Set(children.map((child) => child.label)).size, label).toBe(children.length);
    }
  });
});

const FULL_KA = ['KA', 'KAPP', 'DEFAULT'] as const;

describe('the labels of the menus', () => {
  it.each([
    ['KA', 'KA', 'Home, Books & Journals, Primary Materials, Tools, New Content, AI Hub, Partners'],
    [
      'KIPL',
      'IPL',
      'Home, Books & Journals, Case Law, Treaties, Unitary Patent & UPC, Tools, News & Alerts, Exam & Links',
    ],
    ['KCL', 'DEFAULT', 'Home, Books & Journals, EU Resources, Jurisdictions, Practice Areas, Tools, News'],
  ] as const)('of %s are written as the specification writes them (OP-33, OP-166)', (edition, code, labels) => {
    expect(menuOf(edition, code).map(({ label }) => label)).toEqual(labels.split(', '));
  });

  it.each([
    ['Primary Materials', ['Awards', 'Investment Treaties', 'Conventions', 'Jurisdictions', 'Organizations']],
    [
      'Tools',
      [
        'New York Convention Tool',
        'Compare Jurisdictions',
        'Quick Answers: Institutions',
        'Profile Navigator',
        'Relationship Indicator',
        'Practical Insights',
        'Templates & Examples',
      ],
    ],
  ])('and those of %s in arbitration (OP-33, OP-166)', (name, labels) => {
    expect(groupOf('KA', 'KAPP', name).map(({ label }) => label)).toEqual(labels);
  });
});

describe.each(FULL_KA)('the arbitration menu for %s', (code) => {
  const has = (...urls: readonly string[]): void =>
    expect(urlsOf('KA', code)).toEqual(expect.arrayContaining([...urls]));

  it('has its groups (SH-201, SH-210)', () => {
    expect(menuOf('KA', code).map(({ label }) => label)).toEqual([
      'Home',
      'Books & Journals',
      'Primary Materials',
      'Tools',
      'New Content',
      'AI Hub',
      'Partners',
    ]);
  });

  it('has home and publications (SH-084, SH-211)', () => has('/', '/books', '/journals', '/new-content'));

  it('has primary and reference materials (SH-212)', () => {
    has('/awards', '/bits', '/jurisdictions', '/conventions', '/organizations');
  });

  it('has the comparison tools (SH-213)', () => {
    has('/compare-jurisdictions/Commercial_Arbitration', '/quickanswers/arbitral_institutions');
  });

  it('has the specialist tools (SH-214)', () => {
    has('/nyctool', '/practical-insights', '/profile-navigator', '/relationship-indicator', '/templates-and-examples');
  });

  it('has the handbook and the guide as tables of contents (SH-215, SH-219)', () => {
    has('/document/ka-book-06', '/document/ka-book-05');
  });

  it('has three PDFs in the AI hub, all of them on the list of files (SH-216, SH-219)', () => {
    const files = groupOf('KA', code, 'AI Hub');
    expect(files.map(({ url }) => url?.replace('/document/getpdf/', ''))).toEqual(
      EDITIONS.KA.files.map(({ name }) => name),
    );
    expect(files).toHaveLength(3);
    expect(files.every(({ feature, target }) => feature === 'ai-hub' && target === '_blank')).toBe(true);
  });

  it('has series of books with source, kind of date and sort (SH-217, SH-219)', () => {
    const series = urlsOf('KA', code).filter((url) => url.startsWith('/books?'));
    expect(series).toHaveLength(4);
    for (const url of series) {
      const query = new URLSearchParams(url.split('?')[1]);
      expect([...query.keys()]).toEqual(['source', 'dateType', 'sortBy', 'sortOrder']);
    }
  });

  it('has partner organisations at their own addresses (SH-218, SH-219)', () => {
    const partners = groupOf('KA', code, 'Partners');
    expect(partners.length).toBeGreaterThanOrEqual(15);
    expect(partners.length).toBeLessThanOrEqual(25);
    expect(partners.every(({ url }) => isExternal(url ?? ''))).toBe(true);
  });
});

describe('the menus of the reduced subscriptions', () => {
  it.each([
    ['KA', 'YB', '/books', 'SH-220'],
    ['KA', 'IHB', '/document/ka-book-06', 'SH-221'],
    ['KIPL', 'GPL', '/document/kipl-book-06', 'SH-235'],
    ['KIPL', 'ILTT', '/document/kipl-book-07', 'SH-236'],
    ['KIPL', 'SPW', '/document/kipl-book-08', 'SH-237'],
  ] as const)('%s %s sees Home alone, which leads to %s (%s)', (edition, code, url, _requirement) => {
    expect(menuOf(edition, code).map((item) => [item.label, item.url])).toEqual([['Home', url]]);
    const { publications } = EDITIONS[edition].subscriptions.find((subscription) => subscription.code === code) ?? {};
    if (url.startsWith('/document/')) expect(publications).toEqual([url.replace('/document/', '')]);
    expect(publications?.every((id) => DOCUMENTS.has(id))).toBe(true);
  });
});

describe.each(CODES.KIPL.full)('the IP menu for %s', (code) => {
  const has = (...urls: readonly string[]): void =>
    expect(urlsOf('KIPL', code)).toEqual(expect.arrayContaining([...urls]));
  const may = (codes: readonly string[], url: string): void =>
    expect(urlsOf('KIPL', code).includes(url), url).toBe(codes.includes(code));

  it('has home and publications (SH-222)', () => has('/', '/books', '/new-content'));

  it('has journals for the codes that have the route (SH-184, SH-223)', () => may(['IPL', 'PL', 'CT'], '/journals'));

  it('has case law but for MIP (SH-224)', () => may(['IPL', 'PL', 'CT', 'DEFAULT'], '/case-law'));

  it('has searches by source (SH-225, SH-233)', () => {
    const searches = groupOf('KIPL', code, 'Case Law').filter(({ url }) => url?.startsWith('/search?source='));
    expect(searches.map(({ label }) => label)).toEqual([
      'EPO cases',
      'UPC cases',
      'Patent',
      'Copyright',
      'Trade secret',
      'US IP',
    ]);
  });

  it('has pages of the EPC and the PCT (SH-226, SH-233)', () => {
    has('/document/kipl-book-05', '/document/kipl-epc-052', '/document/kipl-pct-003', '/document/kipl-pct-022');
  });

  it('has useful links and exam materials for those who have the routes (SH-227)', () => {
    may(['IPL', 'PL'], '/usefullinks');
    may(['IPL', 'PL'], '/eqe-materials');
  });

  it('has the IP tools (SH-228, SH-233)', () => {
    has('/jurisdictions');
    for (const tool of ['patent_litigation', 'trademark_procedure', 'copyright_exceptions', 'trade_secrets']) {
      has(`/compare-jurisdictions/${tool}`);
    }
    may(['IPL', 'PL', 'MIP', 'DEFAULT'], '/manual-ip');
  });

  it('has the news alerts (SH-229)', () => has('/ipnewsalerts'));

  it('has the unitary patent and the Unified Patent Court (SH-230, SH-233)', () => {
    has('/document/kipl-legislation-up', '/document/kipl-book-02', '/practice-tools/annotated_upc_agreement');
    has('/search?mode=unified-patent-court', '/search?mode=unitary-patent');
  });

  it('has blogs, a white paper and smart charts elsewhere (SH-231, SH-232)', () => {
    const external = flatten(menuOf('KIPL', code)).filter(({ url }) => isExternal(url ?? ''));
    const labels = external.map(({ label }) => label);
    expect(labels.filter((label) => label.includes('blog'))).toHaveLength(2);
    expect(labels.filter((label) => label.startsWith('White paper'))).toHaveLength(1);
    expect(labels.filter((label) => label.startsWith('Smart charts'))).toHaveLength(2);
  });
});

describe('the competition menu', () => {
  const has = (...urls: readonly string[]): void =>
    expect(urlsOf('KCL', 'DEFAULT')).toEqual(expect.arrayContaining([...urls]));
  const by = (facet: string, value: string): string =>
    `/search?${facet}=${value.replaceAll(' ', '+')}&sortBy=relevant-date&sortOrder=desc`;

  it('has home and publications (SH-238)', () => has('/', '/books', '/journals'));

  it('has the annual reports (SH-239, SH-247)', () => has('/document/kcl-report-2025'));

  it('has searches for decisions, words and topics of the European Union (SH-240, SH-247)', () => {
    has(by('contenttype', 'Commission decision'), by('contenttype', 'Court decision'));
    const queries = groupOf('KCL', 'DEFAULT', 'EU Resources').map(({ url = '' }) => url);
    expect(queries.some((url) => url.startsWith('/search?q='))).toBe(true);
    expect(queries.some((url) => url.startsWith('/search?topic='))).toBe(true);
  });

  it('has jurisdictions, news and the alerts with their subscription (SH-241, SH-242)', () => {
    has('/jurisdictions', '/news', '/competitionlawnewsalerts', '/competitionlawnewsalerts/subscribe');
  });

  it('has new content under news (SH-248)', () => {
    expect(groupOf('KCL', 'DEFAULT', 'News').map(({ url }) => url)).toContain('/new-content');
  });

  it('has a blog and smart charts elsewhere (SH-243, SH-246, SH-247)', () => {
    const external = urlsOf('KCL', 'DEFAULT').filter(isExternal);
    expect(external).toEqual(['https://press.invalid/charts-mergers', 'https://press.invalid/blog']);
  });

  it('has the practice areas (SH-244)', () => {
    has(by('topic', 'Antitrust'), by('topic', 'Cartels'), by('topic', 'Mergers'), by('topic', 'State Aid'));
  });

  it('has the tools (SH-245)', () => {
    has('/practice-tools/fdi_procedure_pro', '/market-definitions-locator');
    has('/compare-jurisdictions/merger-thresholds', '/practice-tools/state_aid_navigator');
  });
});

describe('ways to search by name', () => {
  it.each(['unified-patent-court', 'unitary-patent'])('%s is a preset of the default mode (SH-234)', (id) => {
    const mode = EDITIONS.KIPL.modes.find((candidate) => candidate.id === id);
    expect(mode).toMatchObject({ path: '/search', endpoint: 'documentSearch', menu: false });
    expect(mode?.presets).toHaveLength(1);
    expect(EDITIONS.KIPL.modes.find(({ path }) => path === '/search')?.id).toBe('default');
  });
});
