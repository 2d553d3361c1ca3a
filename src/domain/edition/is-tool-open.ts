import type { AccessCode } from './subscription-code.ts';
import type { Edition } from './edition.ts';
import { resolveRoute } from './resolve-route.ts';

/**
 * Whether a tool is there for whoever holds `codes`: its address leads to a page of theirs that is built. One that only
 * says what it will hold is none.
 */
export function isToolOpen(
  { routes, subscriptions }: Pick<Edition, 'routes' | 'subscriptions'>,
  codes: readonly AccessCode[],
  link: string,
): boolean {
  const at = link.indexOf('?');
  const [path, query] = at < 0 ? [link, ''] : [link.slice(0, at), link.slice(at)];
  const found = resolveRoute(routes, subscriptions, codes, path, query);
  if (found.kind === 'leave') return true;
  if (found.kind === 'redirect') return found.to !== link && isToolOpen({ routes, subscriptions }, codes, found.to);
  return found.kind === 'page' && 'page' in found.route.outcome && !('holds' in found.route.outcome);
}
