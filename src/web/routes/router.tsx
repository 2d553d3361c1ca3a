import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import type { EditionView } from '#contract/edition-view.ts';
import { Failed } from './failed.tsx';
import { NotFound } from './not-found.tsx';
import { Root } from './root.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';

/** The addresses of the application. Those of the search pages are the modes of the edition view. */
export function createAppRouter(view: EditionView) {
  const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: Failed });
  const searchPage = lazyRouteComponent(() => import('./search.tsx'), 'SearchRoute');
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyRouteComponent(() => import('./home.tsx'), 'HomeRoute'),
  });
  const modes = view.modes.map((mode) =>
    createRoute({ getParentRoute: () => root, path: mode.path, component: searchPage }),
  );
  const document = createRoute({
    getParentRoute: () => root,
    path: '/document/$id',
    component: lazyRouteComponent(() => import('./document.tsx'), 'DocumentRoute'),
  });
  const cases = ['/document/case/$caseId', '/document/case/$caseId/$proceedingId'].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(() => import('./case.tsx'), 'CaseRoute'),
    }),
  );
  const award = createRoute({
    getParentRoute: () => root,
    path: '/document/case/$caseId/$proceedingId/$documentId',
    component: lazyRouteComponent(() => import('./document.tsx'), 'CaseDocumentRoute'),
  });
  return createRouter({
    routeTree: root.addChildren([home, ...modes, document, ...cases, award]),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultHashScrollIntoView: false,
    defaultPendingMs: 0,
  });
}
