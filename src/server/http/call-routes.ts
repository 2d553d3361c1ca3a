import type { Call, CallRoutes } from '#contract/call.ts';
import { nameSubscriptions } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { findMode, findUsualMode } from '#domain/edition/find-mode.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import { LibraryError } from '#domain/errors/library-error.ts';

/** What a call was sent, by name: values of its path, its query and its body. */
type Values = Readonly<Record<string, unknown>>;

const SEARCH_PAGE = '/{endpoint}';
/** Of a file that names no endpoint. */
const USUAL_SEARCH = 'documentSearch';

/**
 * Lets a reader have only what stands on a page of theirs, as the browser does (OP-199): one of the addresses that the
 * call names must be open. Throws `route-not-found` where the edition has none of them, `not-subscribed` with who holds
 * one where the reader's subscription does not.
 */
export function requireRoutes(
  { routes }: Pick<Call, 'routes'>,
  { edition, codes }: Pick<Reader, 'edition' | 'codes'>,
  values: Values,
): void {
  const paths = fillRoutes(edition, routes, values);
  if (!paths) return;
  const found = paths.map((path) => resolveRoute(edition.routes, edition.subscriptions, codes, path, ''));
  if (found.some(({ kind }) => kind === 'page' || kind === 'leave')) return;
  if (found.every(({ kind }) => kind === 'not-found')) throw new LibraryError('route-not-found');
  const holding = found.flatMap((each) => (each.kind === 'refused' ? each.heldBy : []));
  const heldBy = nameSubscriptions(edition.subscriptions, holding);
  throw new LibraryError('not-subscribed', heldBy.length > 0 ? { heldBy } : undefined);
}

/** Undefined where what was sent belongs to no page. */
function fillRoutes(edition: Edition, routes: CallRoutes | undefined, values: Values): string[] | undefined {
  if (!routes) return undefined;
  if (!('by' in routes)) return routes.map((route) => fillRoute(edition, route, values));
  const value = String(values[routes.by]);
  return Object.hasOwn(routes.of, value) ? fillRoutes(edition, routes.of[value], values) : undefined;
}

function fillRoute(edition: Edition, route: string, values: Values): string {
  if (route === SEARCH_PAGE) return findSearchPage(edition, values);
  return route.replaceAll(/\{(\w+)\}/gu, (_whole, name: string) => encodeURIComponent(readValue(values[name])));
}

/** A way to search that the edition does not have is asked for as its usual one: the search itself says what is wrong. */
function findSearchPage(edition: Edition, { endpoint, mode, query }: Values): string {
  const named = [mode, (query as { readonly mode?: unknown } | null | undefined)?.mode];
  const id = named.find((value) => typeof value === 'string');
  const wanted = findMode(edition, typeof endpoint === 'string' ? endpoint : USUAL_SEARCH, id);
  return (wanted ?? findUsualMode(edition))?.path ?? '/';
}

/** What is missing stands for anything: the call itself says that it is needed. */
function readValue(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const id: unknown = typeof first === 'object' && first !== null && 'id' in first ? first.id : first;
  return typeof id === 'string' && id !== '' ? id.toWellFormed() : '-';
}
