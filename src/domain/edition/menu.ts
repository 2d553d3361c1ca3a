import type { AccessCode } from './subscription-code.ts';
import type { RouteAudience } from './route.ts';

/** One entry of the menu with the fields of the specification (000 §2.6). */
export interface MenuItem {
  readonly label: string;
  /** Absent for a group. `http` and `https` addresses are external (SH-205). */
  readonly url?: string;
  readonly children?: readonly MenuItem[];
  /** Empty means everybody who sees the menu (SH-199). */
  readonly allowedSubs: readonly AccessCode[];
  /** Drawn by the application; false for files and external addresses. */
  readonly isVuePage: boolean;
  readonly target?: '_blank';
  /** In an edition's data: the other site that it leads to, instead of `url` (OP-167). */
  readonly place?: string;
  /** Name of an icon. */
  readonly icon?: string;
  /** A group that stands open on a phone at first. */
  readonly isOpen: boolean;
  /** Locked for the codes named by this feature (OP-10). */
  readonly feature?: string;
}

/** The menu of some of an edition's subscriptions. */
export interface MenuDefinition {
  readonly for: RouteAudience;
  readonly items: readonly MenuItem[];
}

/** A feature that stands locked for some codes and opens the request-demo dialog (SH-025, OP-10). */
export interface LockedFeature {
  readonly id: string;
  readonly name: string;
  readonly openFor: readonly AccessCode[];
}

/** A switch of the filter group `searchwithin`: what else a search looks in (OP-11). */
export interface SearchWithinSwitch {
  readonly id: string;
  readonly name: string;
  /** Content types that the search leaves out while the switch is off; none: it is drawn only where it is locked. */
  readonly contentTypes: readonly string[];
}

/** A file that is handed out by name (OP-78). */
export interface HouseFile {
  /** Letters, digits, dots and hyphens; also its name in the address. */
  readonly name: string;
  readonly title: string;
  /** Id of the locked feature it belongs to. */
  readonly feature?: string;
}

/** A closable line on top of the page (OP-23). */
export interface BannerDefinition {
  readonly id: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly url: string };
  /** Days, inclusive; shown between them. */
  readonly from?: string;
  readonly to?: string;
}

/** Another site that an edition leads to, by the name under which an operator says where it is (OP-167). */
export interface ExternalPlace {
  /** Lower case letters, digits and hyphens; also stands in addresses. */
  readonly id: string;
  readonly name: string;
  /** What is there, in a sentence. */
  readonly about: string;
}

/** Where the product leaves for other sites; null means a page of our own instead. */
export interface ExternalAddresses {
  readonly landing: string | null;
  /** Hosts that lead to an address of the application instead of `landing` (SH-041). */
  readonly landingByHost: Readonly<Record<string, string>>;
  readonly training: string | null;
  readonly support: string | null;
  /** Address that is shown in the frame of the demo page; null draws our own description. */
  readonly demo: string | null;
}
