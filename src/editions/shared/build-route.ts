import { COLLECTIONS } from '#collections/collections.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import type { RouteAudience, RouteDefinition, RouteOutcome, TodaySearch } from '#domain/edition/route.ts';

type RouteChoices = Partial<Pick<RouteDefinition, 'for' | 'breadcrumb' | 'tracked'>>;

/** A route as most are: for every full subscription, reached from the menu, counted by page tracking. */
export function route(path: string, name: string, outcome: RouteOutcome, choices: RouteChoices = {}): RouteDefinition {
  return { path, name, for: 'full', outcome, breadcrumb: 'menu', tracked: true, ...choices };
}

/** A route whose page a later version fills; `holds` says in one or two sentences what will be there. */
export function notYet(
  path: string,
  name: string,
  holds: string,
  { today, ...choices }: RouteChoices & { readonly today?: TodaySearch } = {},
): RouteDefinition {
  return route(path, name, { page: 'not-yet', holds, ...(today ? { today } : {}) }, choices);
}

/** Another address of the application. It draws nothing, so that nothing is counted. */
export function redirect(path: string, name: string, to: string, audience: RouteAudience = 'full'): RouteDefinition {
  return route(path, name, { redirect: to }, { for: audience, tracked: false });
}

/** The search page of a mode; those that send events of their own are not tracked (SH-320). */
export function searchRoute(
  path: string,
  name: string,
  audience: RouteAudience = 'full',
  tracked = false,
): RouteDefinition {
  return route(path, name, { page: 'search' }, { for: audience, tracked });
}

/** The pages of collections that an edition has. */
export function collectionRoutes(edition: EditionId): RouteDefinition[] {
  return COLLECTIONS.flatMap(({ address, title, open }) => {
    const audience = open?.[edition];
    return audience === undefined ? [] : [route(address, title, { page: 'collection' }, { for: audience })];
  });
}

/** One product of the comparison at both its addresses, which show the same page (SH-117, SH-118). */
export function compareRoutes(alias: string, slug: string, name: string): RouteDefinition[] {
  return ['/compare-jurisdictions', alias].map((folder) => route(`${folder}/${slug}`, name, { page: 'comparison' }));
}
