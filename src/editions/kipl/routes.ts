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
import { CONTENTS } from './subscriptions.ts';

const SEARCHES: readonly RouteDefinition[] = [
  searchRoute('/search', 'Search'),
  searchRoute('/books', 'Books'),
  searchRoute('/journals', 'Journals', ['IPL', 'PL', 'CT']),
  searchRoute('/new-content', 'New content'),
  searchRoute('/case-law', 'Case law', ['IPL', 'PL', 'CT', 'DEFAULT'], true),
];

const COMPARE: readonly RouteDefinition[] = [
  ...compareRoutes('/practice-tools', 'annotated_upc_agreement', 'Annotated UPC Agreement'),
  ...compareRoutes('/practice-tools', 'patent_litigation', 'Patent litigation'),
  ...compareRoutes('/practice-tools', 'trademark_procedure', 'Trade mark procedure'),
  ...compareRoutes('/practice-tools', 'copyright_exceptions', 'Copyright exceptions'),
  ...compareRoutes('/practice-tools', 'trade_secrets', 'Trade secrets'),
];

const TOOLS: readonly RouteDefinition[] = [
  ...collectionRoutes('KIPL'),
  route(
    '/manual-ip/$',
    'Manual IP',
    {
      page: 'module',
      module: 'manual-ip',
      holds: 'How to obtain and keep each IP right, country by country: steps, time limits, fees and forms.',
      today: { things: 'chapters of the manual', search: '?contenttype=Manual+IP+chapter&searchwithin=manual-ip' },
    },
    { for: ['IPL', 'PL', 'MIP', 'DEFAULT'] },
  ),
];

/** Every address of the IP edition (000 §2.1, §2.2, §2.5; OP-36 to OP-40). */
export const ROUTES: readonly RouteDefinition[] = [
  route('/', 'Home', { page: 'home' }, { breadcrumb: 'hidden' }),
  redirect('/', 'Home', `/document/${CONTENTS.GPL}`, ['GPL']),
  redirect('/', 'Home', `/document/${CONTENTS.ILTT}`, ['ILTT']),
  redirect('/', 'Home', `/document/${CONTENTS.SPW}`, ['SPW']),
  DOCUMENT_ROUTE,
  ...SEARCHES,
  favoritesRoute('full'),
  ...SAVED_SEARCH_ROUTES,
  ...JURISDICTION_ROUTES,
  NEWS_ROUTE,
  ...newsletterRoutes('/ipnewsalerts', 'IP news alerts', 'intellectual property'),
  ...COMPARE,
  ...TOOLS,
  ...SHARED_ROUTES,
];
