import type { EditionView } from '#contract/edition-view.ts';
import type { SubscriptionDefinition } from '#domain/edition/subscription-code.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import type { RouteDefinition, RouteResolution } from '#domain/edition/route.ts';

/** Going through all routes takes a good part of a millisecond, and drawing a page asks for the same few dozens of times. */
const resolved = new WeakMap<EditionView, Map<string, RouteResolution>>();

/** What an address of this edition means to a visitor who holds `codes`. `search` with or without its question mark. */
export function resolveAddress(
  view: EditionView,
  codes: readonly string[],
  path: string,
  search: string,
): RouteResolution {
  const known = resolved.get(view) ?? new Map<string, RouteResolution>();
  resolved.set(view, known);
  const key = [codes, path, search].join(' ');
  const resolution = known.get(key) ?? resolveRoute(routesOf(view), subscriptionsOf(view), codes, path, search);
  known.set(key, resolution);
  return resolution;
}

/** The subscriptions of the edition; what their publications are is the server's knowledge alone. */
export function subscriptionsOf(view: EditionView): SubscriptionDefinition[] {
  return view.subscriptions.map((subscription) => ({ ...subscription, publications: [] }) as SubscriptionDefinition);
}

/** The routes of the view are those of the edition, written as JSON. */
function routesOf(view: EditionView): readonly RouteDefinition[] {
  return view.routes as unknown as readonly RouteDefinition[];
}
