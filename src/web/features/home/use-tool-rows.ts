import { useEffect, useState } from 'react';
import type { EditionView } from '#contract/edition-view.ts';
import type { AccessCode } from '#domain/access/subscription-code.ts';
import { isToolOpen } from '#domain/edition/is-tool-open.ts';
import type { RouteDefinition } from '#domain/edition/route.ts';
import { useAccount } from '#web/app/account.ts';
import { subscriptionsOf } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { useStoredValue } from '#web/app/use-stored-value.ts';

/**
 * Rows of tools to keep room for: as many as the reader had here the last time, else as many as these codes open; the
 * same as long as the page is there, so that what comes neither pushes nor pulls what stands below.
 */
export function useToolRows(found: number | undefined): number {
  const view = useEditionView();
  const { codes } = useAccount();
  const [stored, store] = useStoredValue(`pandect.tools.${view.siteId}`, '');
  const [rows] = useState(() => found ?? (/^\d{1,2}$/u.test(stored) ? Number(stored) : countOpen(view, codes)));
  useEffect(() => {
    if (found !== undefined && stored !== String(found)) store(String(found));
  }, [found, stored, store]);
  return rows;
}

function countOpen(view: EditionView, codes: readonly AccessCode[]): number {
  // The routes of the view are those of the edition, written as JSON.
  const routes = view.routes as unknown as readonly RouteDefinition[];
  const edition = { routes, subscriptions: subscriptionsOf(view) };
  return view.home.tools.filter((link) => isToolOpen(edition, codes, link)).length;
}
