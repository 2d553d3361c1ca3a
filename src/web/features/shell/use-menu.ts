import { useMemo } from 'react';
import type { EditionView } from '#contract/edition-view.ts';
import { listMenu } from '#domain/edition/list-menu.ts';
import type { MenuDefinition, MenuItem } from '#domain/edition/menu.ts';
import type { RouteDefinition } from '#domain/edition/route.ts';
import { useAccount } from '#web/app/account.ts';
import { resolveAddress, subscriptionsOf } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { isFeatureLocked } from '#web/app/locked-features.ts';

/** An entry as it is drawn. */
export interface MenuEntry extends Omit<MenuItem, 'children'> {
  readonly children?: readonly MenuEntry[];
  /** Drawn with a padlock; opens the request-demo dialog (SH-025, SH-290). */
  readonly isLocked: boolean;
  /** Its page is not built yet. */
  readonly isSoon: boolean;
}

/** The menu of this edition for the codes the visitor holds (SH-198). */
export function useMenu(): readonly MenuEntry[] {
  const view = useEditionView();
  const codes = useAccount().codes.join();
  return useMemo(() => presentMenu(view, codes === '' ? [] : codes.split(',')), [view, codes]);
}

/** The entries for these codes; none, and an error on the page's own error channel, where the edition has no menu. */
export function presentMenu(view: EditionView, codes: readonly string[]): readonly MenuEntry[] {
  const routes = view.routes as unknown as readonly RouteDefinition[];
  const menus = view.menus as unknown as readonly MenuDefinition[];
  const mark = (item: MenuItem): MenuEntry => {
    const isLocked = item.feature !== undefined && isFeatureLocked(view, codes, item.feature);
    const { children, ...rest } = item;
    const entry = { ...rest, isLocked, isSoon: isToCome(view, codes, item.url) };
    return children ? { ...entry, children: children.map(mark) } : entry;
  };
  try {
    return listMenu(menus, routes, subscriptionsOf(view), codes).map(mark);
  } catch (error) {
    // The rest of the page works without a menu.
    reportError(error);
    return [];
  }
}

/** Whether an address leads to a page that only says what will be there. */
function isToCome(view: EditionView, codes: readonly string[], url = ''): boolean {
  if (!url.startsWith('/')) return false;
  const { pathname, search } = new URL(url, 'http://library.invalid');
  const found = resolveAddress(view, codes, pathname, search);
  return found.kind === 'page' && 'page' in found.route.outcome && found.route.outcome.page === 'not-yet';
}
