import type { EditionView } from '#contract/edition-view.ts';
import type { SubscriptionDefinition } from '#domain/access/subscription-code.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import type { RouteDefinition, RouteResolution } from '#domain/edition/route.ts';

/** More than a page has addresses; then what was worked out is forgotten. */
const MOST_KEPT = 300;

type Resolved = Map<string, RouteResolution>;
const resolved = new WeakMap<EditionView, WeakMap<readonly string[], Resolved>>();

/** What an address of this edition means to a visitor who holds `codes`. `search` with or without its question mark. */
export function resolveAddress(
  view: EditionView,
  codes: readonly string[],
  path: string,
  search: string,
): RouteResolution {
  const kept = keptFor(view, codes);
  const address = `${path} ${search}`;
  let resolution = kept.get(address);
  if (!resolution) {
    resolution = resolveRoute(routesOf(view), subscriptionsOf(view), codes, path, search);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(address, resolution);
  }
  return resolution;
}

/** Going through all routes takes a good part of a millisecond, and drawing a page asks for the same few dozens of times. */
function keptFor(view: EditionView, codes: readonly string[]): Resolved {
  const byCodes = resolved.get(view) ?? new WeakMap<readonly string[], Resolved>();
  resolved.set(view, byCodes);
  const kept = byCodes.get(codes) ?? new Map<string, RouteResolution>();
  byCodes.set(codes, kept);
  return kept;
}

/** The subscriptions of the edition; what their publications are is the server's knowledge alone. */
export function subscriptionsOf(view: EditionView): SubscriptionDefinition[] {
  return view.subscriptions.map((subscription) => ({ ...subscription, publications: [] }) as SubscriptionDefinition);
}

/** The routes of the view are those of the edition, written as JSON. */
function routesOf(view: EditionView): readonly RouteDefinition[] {
  return view.routes as unknown as readonly RouteDefinition[];
}
