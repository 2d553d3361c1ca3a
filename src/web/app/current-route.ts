import { createContext, use } from 'react';
import type { RouteDefinition } from '#domain/edition/route.ts';

/** What stands on the page that is open. */
export interface CurrentRoute {
  /** Id of the page, or `refused`, `not-found`, `no-subscription`, `leaving`; in the document as `data-page`. */
  readonly page: string;
  /** The route of the address; null where it has none. */
  readonly route: RouteDefinition | null;
  readonly params: Readonly<Record<string, string>>;
}

/** The route that the shell and the pages draw for. */
export const CurrentRouteContext = createContext<CurrentRoute>({ page: '', route: null, params: {} });

/** The route of the page that is open: for its breadcrumb, its name and whether it is counted. */
export function useCurrentRoute(): CurrentRoute {
  return use(CurrentRouteContext);
}
