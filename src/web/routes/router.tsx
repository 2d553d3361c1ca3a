import type { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { EditionView } from '#contract/edition-view.ts';
import { noteStep } from '#web/app/visit-step.ts';
import { Guard } from './guard.ts';
import type { LoadedPage } from './outcome.ts';
import { loadPage } from './page-table.ts';
import { PageFailed } from './page-failed.tsx';
import { prefetchData } from './prefetch.ts';
import { ResolvedPage } from './resolved-page.tsx';
import { noteShown, restorePlace, watchLeaving } from './return-place.ts';
import { Root } from './root.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';

/**
 * The router of the application. Which addresses there are, and for whom, is the table of the edition view; one route
 * takes them all and lets the guard decide, so that no second matcher can come to another answer.
 */
export function createAppRouter(view: EditionView, queries: QueryClient) {
  const guard = new Guard(view, queries);
  const root = createRootRoute({ component: Root, errorComponent: PageFailed });
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: ResolvedPage,
    errorComponent: PageFailed,
    gcTime: 0,
    beforeLoad: async ({ location, preload }) => {
      const visited = { pathname: location.pathname, search: location.searchStr, hash: hashOf(location.hash) };
      return { outcome: preload ? guard.peek(visited) : await guard.admit(visited) };
    },
    loader: async ({ context: { outcome }, location, preload, cause }): Promise<LoadedPage> => {
      if (outcome?.kind !== 'page') return { outcome: outcome ?? { kind: 'not-found' }, Page: undefined };
      if (!preload && cause === 'enter') prefetchData(view, queries, outcome, location);
      const loading = loadPage(outcome.page, outcome.module);
      return { outcome, Page: await (preload ? loading : loading.catch(raise)) };
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultHashScrollIntoView: false,
    defaultPendingMs: 0,
    defaultPreloadStaleTime: 0,
  });
  router.history.subscribe(({ action }) => noteStep(action.type));
  router.subscribe('onRendered', () => noteShown(location.href));
  watchLeaving();
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe();
    restorePlace();
  });
  return router;
}

/** The panel shows what did not come; whoever watches the errors of the page is told as well (OP-43). */
function raise(error: unknown): never {
  reportError(error);
  throw error;
}

function hashOf(hash: string): string {
  return hash === '' ? '' : `#${hash}`;
}
