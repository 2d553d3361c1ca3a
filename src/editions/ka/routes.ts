import type { RouteDefinition } from '#domain/edition/route.ts';
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
import { HANDBOOK } from './subscriptions.ts';

const RESULT = { breadcrumb: 'result' } as const;

const READING: readonly RouteDefinition[] = [
  DOCUMENT_ROUTE,
  route('/document/case/$caseId', 'Case', { page: 'case' }, { breadcrumb: 'overview' }),
  route('/document/case/$caseId/$proceedingId', 'Proceeding', { page: 'case' }, { breadcrumb: 'overview' }),
  route(
    '/document/case/$caseId/$proceedingId/$documentId',
    'Award',
    { page: 'case-document' },
    { ...RESULT, tracked: false },
  ),
  route('/document/getpdf/$file', 'File', { leave: '/apiv2/document/getpdf/$file' }, { tracked: false }),
];

const SEARCHES: readonly RouteDefinition[] = [
  searchRoute('/search', 'Search', ['KAPP', 'KA', 'DEFAULT', 'YB']),
  searchRoute('/books', 'Books', ['KAPP', 'KA', 'DEFAULT', 'YB']),
  searchRoute('/journals', 'Journals'),
  searchRoute('/awards', 'Awards'),
  searchRoute('/new-content', 'New content'),
  searchRoute('/bits', 'Investment treaties', 'full', true),
  searchRoute('/nycsearch', 'New York Convention search', 'full', true),
];

const REFERENCE: readonly RouteDefinition[] = [
  route('/organizations', 'Organizations', { page: 'collection' }),
  route('/organization/$id', 'Organization', { page: 'collection' }, { breadcrumb: 'overview' }),
  ...JURISDICTION_ROUTES,
  ...collectionRoutes('KA'),
  NEWS_ROUTE,
  ...newsletterRoutes('/itaarbitrationreport', 'Arbitration report', 'arbitration'),
];

const NYC_TOOL: readonly RouteDefinition[] = [
  route('/nyctool', 'New York Convention Tool', { page: 'collection' }),
  route('/nyctool/provision', 'By provision', { page: 'collection' }),
  route('/nyctool/jurisdiction', 'By jurisdiction', { page: 'collection' }),
  route('/nyctool/topic', 'By topic', { page: 'collection' }),
  route('/nyctool/$id', 'New York Convention entry', { page: 'collection' }, RESULT),
];

const TOOLS: readonly RouteDefinition[] = [
  route('/practical-insights', 'Practical Insights', { page: 'collection' }),
  route('/practical-content/compare', 'Compare practice', {
    page: 'comparison',
    kinds: { countries: 'Commercial_Arbitration', institutions: 'arbitral_institutions' },
  }),
  route('/practical-content/$id', 'Practical insight', { page: 'insights' }, RESULT),
  searchRoute('/profile-navigator', 'Profile Navigator', 'full', true),
  route('/profile-navigator/$id', 'Profile', { page: 'profile' }, RESULT),
  route('/relationship-indicator', 'Relationship Indicator', { page: 'relations' }),
  route('/relationship-indicator/conflict-check', 'Conflict check', { page: 'conflict-check' }, RESULT),
  route('/templates-and-examples', 'Templates and Examples', { page: 'templates' }),
  route('/templates-and-examples/arbitration-clause', 'Arbitration clause', { page: 'templates' }, RESULT),
  route('/templates-and-examples/$documentId', 'Template', { page: 'templates' }, RESULT),
  redirect('/document-guides', 'Document guides', '/templates-and-examples'),
  ...compareRoutes('/quickanswers', 'Commercial_Arbitration', 'Compare jurisdictions'),
  ...compareRoutes('/quickanswers', 'arbitral_institutions', 'Quick answers: institutions'),
  ...compareRoutes('/quickanswers', 'investment_arbitration', 'Quick answers: investment arbitration'),
];

/** Every address of the arbitration edition (000 §2.1 to §2.3). */
export const ROUTES: readonly RouteDefinition[] = [
  route('/', 'Home', { page: 'home' }, { breadcrumb: 'hidden' }),
  redirect('/', 'Home', '/books', ['YB']),
  redirect('/', 'Home', `/document/${HANDBOOK}`, ['IHB']),
  ...READING,
  ...SEARCHES,
  favoritesRoute('subscribers'),
  ...SAVED_SEARCH_ROUTES,
  ...REFERENCE,
  ...NYC_TOOL,
  ...TOOLS,
  route('/test', 'Component gallery', { page: 'gallery' }),
  ...SHARED_ROUTES,
];
