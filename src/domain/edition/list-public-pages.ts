import type { PageId, RouteDefinition } from './route.ts';

/** Open to strangers, too, but only on the way in or out: nothing that somebody would look for. */
const DOORS: readonly PageId[] = ['sign-in', 'sign-out', 'signed-out', 'address-sign-in', 'switch-account'];

/** The paths of an edition that a stranger can read, for those who index pages (OP-179): no doors, nothing still to come. */
export function listPublicPages(routes: readonly RouteDefinition[]): string[] {
  return routes
    .filter(({ for: audience, outcome, path }) => audience === 'anyone' && isToBeFound(outcome) && !path.includes('$'))
    .map(({ path }) => path);
}

function isToBeFound(outcome: RouteDefinition['outcome']): boolean {
  return 'page' in outcome && !('holds' in outcome) && !DOORS.includes(outcome.page);
}
