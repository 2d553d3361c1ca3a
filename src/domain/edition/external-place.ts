import type { Edition } from './edition.ts';
import type { ExternalAddresses, MenuItem } from './menu.ts';

/** Where the places of an edition are. */
export interface EditionLinks {
  /** Address by the id of its place. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Hosts on which the landing page is the sign-in (SH-041). */
  readonly signInHosts: readonly string[];
}

export const NO_LINKS: EditionLinks = { addresses: {}, signInHosts: [] };

/** Our own page in the stead of a place. */
export const PLACES = '/places/';

const SIGN_IN = '/account/login';

/**
 * The edition with its ways to other sites. A place without an address leads to our own page about it where
 * `hasOwnPages`, as in the demo on this machine; else its entry is left out, and a group that loses all of its entries.
 */
export function placeEdition(edition: Edition, links: EditionLinks, hasOwnPages: boolean): Edition {
  const find = (id: string): string | null => links.addresses[id] ?? (hasOwnPages ? PLACES + id : null);
  return {
    ...edition,
    places: hasOwnPages ? edition.places : [],
    addresses: placeAddresses(edition.addresses, links, find),
    menus: edition.menus.map((menu) => ({ ...menu, items: menu.items.flatMap((item) => placeItem(item, find)) })),
  };
}

/** Landing page, support and demo are pages of our own already. */
function placeAddresses(
  { landingByHost }: ExternalAddresses,
  { addresses, signInHosts }: EditionLinks,
  find: (id: string) => string | null,
): ExternalAddresses {
  return {
    landing: addresses['landing'] ?? null,
    landingByHost: { ...landingByHost, ...Object.fromEntries(signInHosts.map((host) => [host, SIGN_IN])) },
    training: find('training'),
    support: addresses['support'] ?? null,
    demo: addresses['demo'] ?? null,
  };
}

function placeItem({ place, ...item }: MenuItem, find: (id: string) => string | null): MenuItem[] {
  if (item.children) {
    const children = item.children.flatMap((child) => placeItem(child, find));
    return children.length > 0 ? [{ ...item, children }] : [];
  }
  if (place === undefined) return [item];
  const url = find(place);
  if (url === null) return [];
  return [url.startsWith('/') ? { ...item, url } : { ...item, url, isVuePage: false, target: '_blank' }];
}
