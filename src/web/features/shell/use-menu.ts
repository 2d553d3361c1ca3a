import { useMemo } from 'react';
import type { EditionView } from '#contract/edition-view.ts';
import { listMenu } from '#domain/edition/list-menu.ts';
import type { MenuDefinition, MenuItem } from '#domain/edition/menu.ts';
import type { RouteDefinition } from '#domain/edition/route.ts';
import { useAccount } from '#web/app/account.ts';
import { subscriptionsOf } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { isFeatureLocked } from '#web/app/locked-features.ts';

/** An entry as it is drawn. */
export interface MenuEntry extends Omit<MenuItem, 'children'> {
  readonly children?: readonly MenuEntry[];
  /** Drawn with a padlock; opens the request-demo dialog (SH-025, SH-290). */
  readonly isLocked: boolean;
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
    return children ? { ...rest, isLocked, children: children.map(mark) } : { ...rest, isLocked };
  };
  try {
    return listMenu(menus, routes, subscriptionsOf(view), codes).map(mark);
  } catch (error) {
    // The rest of the page works without a menu.
    reportError(error);
    return [];
  }
}
