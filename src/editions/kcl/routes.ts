import type { RouteDefinition } from '#domain/edition/route.ts';
import { searchAddress } from '../shared/build-menu.ts';
import { collectionRoutes, compareRoutes, redirect, route, searchRoute } from '../shared/build-route.ts';
import {
  DOCUMENT_ROUTE,
  favoritesRoute,
  JURISDICTION_ROUTES,
  NEWS_ROUTE,
  newsletterRoutes,
  SAVED_SEARCH_ROUTES,
  SHARED_ROUTES,
} from '../shared/routes.ts';

/** Short addresses of the sources, each a search by that source (SH-147, OP-35). */
const SOURCES: Readonly<Record<string, string>> = {
  'merger-decisions': 'Pandect Merger Decisions',
  'antitrust-decisions': 'Pandect Antitrust Decisions',
  'court-reports': 'Pandect Court Reports',
  'competition-news': 'Pandect Competition News',
  'competition-review': 'Pandect Competition Review',
  'legislation-summaries': 'Pandect Legislation Summaries',
  'loose-leaf-series': 'Pandect Loose-leaf Series',
  'european-competition-quarterly': 'European Competition Quarterly',
  'cartel-and-conduct-review': 'Cartel and Conduct Review',
};

const SOURCE_ROUTES = Object.entries(SOURCES).map(([slug, source]) =>
  redirect(`/${slug}`, source, searchAddress({ source })),
);

const SEARCHES: readonly RouteDefinition[] = [
  searchRoute('/search', 'Search'),
  searchRoute('/books', 'Books'),
  searchRoute('/journals', 'Journals'),
  searchRoute('/new-content', 'New content'),
];

const COMPARE: readonly RouteDefinition[] = [
  ...compareRoutes('/practice-tools', 'merger-thresholds', 'Merger thresholds'),
  ...compareRoutes('/practice-tools', 'fdi_procedure_pro', 'FDI procedure'),
  ...compareRoutes('/practice-tools', 'state_aid_navigator', 'State aid navigator'),
  ...compareRoutes('/practice-tools', 'leniency', 'Leniency'),
  ...compareRoutes('/practice-tools', 'private_enforcement', 'Private enforcement'),
];

/** The locator and its shell search, which lives in the locator itself (OP-109); both send events of their own. */
const LOCATOR: readonly RouteDefinition[] = [
  route(
    '/market-definitions-locator/$',
    'Market Definitions Locator',
    {
      page: 'module',
      module: 'market-definitions-locator',
      holds: 'Product and geographic markets as authorities have defined them, found by industry, product and place.',
    },
    { tracked: false },
  ),
  redirect('/market-definitions-locator-search', 'Market definitions search', '/market-definitions-locator/search'),
];

/** Every address of the competition edition (000 §2.1, §2.2, §2.4; OP-35, OP-41, OP-45). */
export const ROUTES: readonly RouteDefinition[] = [
  route('/', 'Home', { page: 'home' }, { breadcrumb: 'hidden' }),
  DOCUMENT_ROUTE,
  ...SEARCHES,
  favoritesRoute('subscribers'),
  ...SAVED_SEARCH_ROUTES,
  ...JURISDICTION_ROUTES,
  NEWS_ROUTE,
  ...newsletterRoutes('/competitionlawnewsalerts', 'Competition law news alerts', 'competition law'),
  redirect('/subscribe', 'Subscribe', '/competitionlawnewsalerts/subscribe'),
  ...COMPARE,
  redirect('/merger-thresholds', 'Merger thresholds', '/compare-jurisdictions/merger-thresholds'),
  route('/merger-thresholds/calculator', 'Merger filing calculator', { page: 'thresholds' }),
  // Its address opens what somebody shares: nobody counts it.
  route(
    '/merger-thresholds/shared/$token',
    'Shared merger',
    { page: 'thresholds' },
    { breadcrumb: 'overview', tracked: false },
  ),
  ...LOCATOR,
  ...SOURCE_ROUTES,
  ...collectionRoutes('KCL'),
  ...SHARED_ROUTES,
];
