import type { AccessCode } from './subscription-code.ts';

/**
 * Who has a route: `anyone`, also without a subscription; `subscribers`, reduced codes included; `full`, every code that
 * is not reduced; or exactly the codes named.
 */
export type RouteAudience = 'anyone' | 'subscribers' | 'full' | readonly AccessCode[];

/** One address of an edition. Of several with the same path the first that admits the visitor counts. */
export interface RouteDefinition {
  /** Segments; `$name` takes one segment, a final `$` everything below. Compared whatever the letter case. */
  readonly path: string;
  /** For titles and breadcrumbs, for example `New content`. */
  readonly name: string;
  readonly for: RouteAudience;
  readonly outcome: RouteOutcome;
  /** Breadcrumb type of the page (SH-301, SH-302); `hidden` draws no trail (SH-080). */
  readonly breadcrumb: 'menu' | 'overview' | 'result' | 'hidden';
  /** Counted by page tracking; pages that send events of their own are not (SH-320). */
  readonly tracked: boolean;
}

/** What a page to come will be made of, as far as the library has it already. */
export interface TodaySearch {
  /** In the plural, `conventions`. */
  readonly things: string;
  /** The query of an address of the default search. */
  readonly search: string;
}

/** What the comparison of practice compares; never both at once. */
export const COMPARISON_KINDS = ['countries', 'institutions'] as const;

export type ComparisonKind = (typeof COMPARISON_KINDS)[number];

export type RouteOutcome =
  /** A page of the application; `PageId` names what draws it. */
  | { readonly page: PageId }
  /** Two products of the comparison at one address, of which the reader chooses one first (OP-142). */
  | { readonly page: 'comparison'; readonly kinds: Readonly<Record<ComparisonKind, string>> }
  /** A page that a later version fills: says what will be there, and which search finds what of it is there today. */
  | { readonly page: 'not-yet'; readonly holds: string; readonly today?: TodaySearch }
  /** A page of a module that is loaded when first needed; the name stands in error texts (OP-43). */
  | { readonly page: 'module'; readonly module: string; readonly holds: string; readonly today?: TodaySearch }
  /** Another address of the application; `$name` is taken from the path, `?name` from the query. */
  | { readonly redirect: string }
  /** Leaves the application for an address the server answers; the query is kept. */
  | { readonly leave: string };

/** Everything the browser can draw. */
export const PAGE_IDS = [
  'home',
  'search',
  'alerts',
  'favorites',
  'research-record',
  'history',
  'relations',
  'conflict-check',
  'news',
  'customize',
  'my-data',
  'account-security',
  'document',
  'case',
  'case-document',
  'profile',
  'sign-in',
  'sign-out',
  'signed-out',
  'address-sign-in',
  'switch-account',
  'landing',
  'legacy',
  'failed',
  'accessibility',
  'terms',
  'privacy',
  'cookies',
  'support',
  'demo',
  'place',
  'gallery',
  'collection',
  'insights',
  'templates',
  'thresholds',
  'comparison',
] as const;

export type PageId = (typeof PAGE_IDS)[number];

/** What an address means to a visitor. */
export type RouteResolution =
  | { readonly kind: 'page'; readonly route: RouteDefinition; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly route: RouteDefinition; readonly to: string }
  | { readonly kind: 'leave'; readonly route: RouteDefinition; readonly to: string }
  /** The visitor has no subscription and the address is not for everybody; null where there is no such address either. */
  | { readonly kind: 'sign-in'; readonly route: RouteDefinition | null }
  /** Part of the edition, not of what the visitor holds; `heldBy` lists the codes that have it. */
  | { readonly kind: 'refused'; readonly route: RouteDefinition; readonly heldBy: readonly AccessCode[] }
  /** With the route whose address lacks what it has to name, where there is one. */
  | { readonly kind: 'not-found'; readonly lacking?: RouteDefinition };
