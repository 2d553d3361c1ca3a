import { useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { addBreadcrumb, HOME_BREADCRUMB, type Breadcrumb } from '#domain/edition/breadcrumb-trail.ts';
import { useCurrentRoute, type CurrentRoute } from '#web/app/current-route.ts';
import { usePageName } from '#web/app/page-name.ts';
import { isChosenEntry, readTrail, writeTrail } from './breadcrumb-store.ts';

const TYPES = { menu: 'MENUITEM', overview: 'overview', result: 'result' } as const;
const NONE: readonly Breadcrumb[] = [];

/** The main trail of the page that is open, kept until the application is loaded anew; empty where the page shows none (SH-080). */
export function useBreadcrumbTrail(): readonly Breadcrumb[] {
  const current = useCurrentRoute();
  // While another page is on its way, address and page do not belong together.
  const href = useRouterState({ select: ({ isLoading, location }) => (isLoading ? undefined : location.href) });
  const name = usePageName(href?.split(/[?#]/)[0] ?? '');
  const [shown, setShown] = useState(NONE);
  const trail = useMemo(
    () => (href === undefined ? undefined : extendTrail(current, href, name)),
    [current, href, name],
  );
  if (trail && trail !== shown) setShown(trail);
  useEffect(() => {
    if (trail && trail.length > 0) writeTrail(trail);
  }, [trail]);
  return trail ?? shown;
}

/** The trail with the page that is open; empty where it has no place in one. */
function extendTrail({ page, route }: CurrentRoute, href: string, name: string | undefined): readonly Breadcrumb[] {
  if (!route || page === 'refused' || route.breadcrumb === 'hidden') return NONE;
  if (page === 'home') return [HOME_BREADCRUMB];
  const trail = readTrail();
  if (isChosenEntry(trail, href)) return trail;
  return addBreadcrumb(trail, { displayText: name ?? route.name, href, type: TYPES[route.breadcrumb] });
}
