import { listEffectiveCodes, type AccessCode, type SubscriptionDefinition } from './subscription-code.ts';
import type { EditionId } from './edition.ts';
import type { MenuDefinition, MenuItem } from './menu.ts';
import { resolveRoute } from './resolve-route.ts';
import { isAdmitted } from './route-audience.ts';
import type { RouteDefinition } from './route.ts';

/** Words of the catalogue for an edition without a menu (ERR-011). */
export const NO_MENU_DATA = 'No menu data found.';

/** More redirects than these in a row lead nowhere. */
const MOST_REDIRECTS = 5;

/** Whether an address leads out of the application: it begins with http or https (SH-205). */
export function isExternal(url: string): boolean {
  return /^https?:/iu.test(url.trim());
}

/**
 * The menu of whoever holds `codes`: the union of the menus that admit them (SH-198, OP-08), without entries of other
 * codes (SH-200), entries whose address these codes do not have (OP-39) and groups with nothing left in them. Empty for a
 * visitor without a subscription.
 *
 * Throws an `Error` with the words of the catalogue when the edition has no menu at all; its cause names the site.
 */
export function listMenu(
  menus: readonly MenuDefinition[],
  routes: readonly RouteDefinition[],
  subscriptions: readonly SubscriptionDefinition[],
  codes: readonly string[],
  siteId?: EditionId,
): MenuItem[] {
  if (menus.length === 0) throw new Error(NO_MENU_DATA, { cause: siteId });
  const held = listEffectiveCodes(subscriptions, codes);
  const isReachable = (url: string): boolean => isExternal(url) || leadsOn(routes, subscriptions, held, url);
  const admitted = menus.filter((menu) => isAdmitted(menu.for, subscriptions, held));
  return unite(admitted.flatMap((menu) => keepVisible(menu.items, held, isReachable)));
}

function keepVisible(
  items: readonly MenuItem[],
  held: readonly AccessCode[],
  isReachable: (url: string) => boolean,
): MenuItem[] {
  return items.flatMap((item) => {
    if (item.allowedSubs.length > 0 && !item.allowedSubs.some((code) => held.includes(code))) return [];
    if (item.children === undefined) return item.url !== undefined && isReachable(item.url) ? [item] : [];
    const children = keepVisible(item.children, held, isReachable);
    return children.length === 0 ? [] : [{ ...item, children }];
  });
}

/** Entries that two menus share stand once, and groups of the same name become one. */
function unite(items: readonly MenuItem[]): MenuItem[] {
  const united = new Map<string, MenuItem>();
  for (const item of items) {
    const key = `${item.label} ${item.url ?? ''}`;
    const former = united.get(key);
    const children = former && item.children ? unite([...(former.children ?? []), ...item.children]) : undefined;
    if (!former) united.set(key, item);
    else if (children) united.set(key, { ...former, children });
  }
  return [...united.values()];
}

function leadsOn(
  routes: readonly RouteDefinition[],
  subscriptions: readonly SubscriptionDefinition[],
  held: readonly AccessCode[],
  url: string,
): boolean {
  let next = url;
  for (let step = 0; step < MOST_REDIRECTS; step += 1) {
    const [path = '', query = ''] = next.replace(/#.*$/u, '').split('?');
    const resolution = resolveRoute(routes, subscriptions, held, path, query);
    if (resolution.kind !== 'redirect') return resolution.kind === 'page' || resolution.kind === 'leave';
    next = resolution.to;
  }
  return false;
}
