import { listEffectiveCodes, type AccessCode, type SubscriptionDefinition } from './subscription-code.ts';
import { fillAddress } from './fill-address.ts';
import { compareSpecificity, matchPath, readSegments, type PathParams } from './match-path.ts';
import { isAdmitted } from './route-audience.ts';
import type { RouteDefinition, RouteResolution } from './route.ts';

/**
 * What an address means to whoever holds `codes`; never throws. `path` is as it stands in the address, percent-encoded;
 * `query` with or without its question mark.
 *
 * The most specific pattern that fits decides; of several definitions with it, the first that admits the visitor. Without
 * any code, every address that is not for everybody leads to sign-in, unknown ones too (SH-019); with codes, an address
 * that others hold is refused with theirs, and an unknown one is not found (SH-073).
 */
export function resolveRoute(
  routes: readonly RouteDefinition[],
  subscriptions: readonly SubscriptionDefinition[],
  codes: readonly string[],
  path: string,
  query: string,
): RouteResolution {
  const segments = readSegments(path);
  if (!segments) return { kind: 'not-found' };
  const held = listEffectiveCodes(subscriptions, codes);
  const found = findDefinitions(routes, segments);
  const admitted = found.find(({ route }) => isAdmitted(route.for, subscriptions, held));
  if (admitted) return present(admitted.route, admitted.params, query);
  const first = found[0]?.route ?? null;
  if (held.length === 0) return { kind: 'sign-in', route: first };
  if (!first) return { kind: 'not-found' };
  return { kind: 'refused', route: first, heldBy: listHolders(found, subscriptions) };
}

interface Found {
  readonly route: RouteDefinition;
  readonly params: PathParams;
}

/** The definitions of the most specific pattern that fits, in their order. */
function findDefinitions(routes: readonly RouteDefinition[], segments: readonly string[]): Found[] {
  let best: Found[] = [];
  for (const route of routes) {
    const params = matchPath(route.path, segments);
    if (!params) continue;
    const order = best[0] ? compareSpecificity(route.path, best[0].route.path) : 1;
    if (order > 0) best = [{ route, params }];
    else if (order === 0) best.push({ route, params });
  }
  return best;
}

function present(route: RouteDefinition, params: PathParams, query: string): RouteResolution {
  const { outcome } = route;
  if ('page' in outcome) return { kind: 'page', route, params };
  const to = fillAddress('redirect' in outcome ? outcome.redirect : outcome.leave, params, query);
  if (to === undefined) return { kind: 'not-found', lacking: route };
  return { kind: 'redirect' in outcome ? 'redirect' : 'leave', route, to };
}

/** The codes that have the address, in order of precedence. */
function listHolders(found: readonly Found[], subscriptions: readonly SubscriptionDefinition[]): AccessCode[] {
  return subscriptions
    .map(({ code }) => code)
    .filter((code) => found.some(({ route }) => isAdmitted(route.for, subscriptions, [code])));
}
