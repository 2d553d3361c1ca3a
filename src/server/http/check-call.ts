import type * as z from 'zod/mini';
import { CALL_ACCESS, type Call, type CallRoutes } from '#contract/call.ts';
import type { Edition } from '#domain/edition/edition.ts';

/**
 * Holds a declared call to what it must say of who may make it (OP-199). Throws where it says nothing, fills a route from
 * what it does not take, or names a route that no edition has: the start stops there.
 */
export function checkCall(call: Call, editions: readonly Pick<Edition, 'routes'>[]): void {
  const name = `${call.method} ${call.path}`;
  if (!CALL_ACCESS.includes(call.access)) {
    throw new Error(`${name} does not say who may make it: name one of ${CALL_ACCESS.join(', ')} as its access.`);
  }
  const taken = [...call.path.matchAll(/\{(\w+)\}/gu)].map(([, param = '']) => param);
  taken.push(...listFields(call.query), ...listFields(call.body));
  const { routes, fields } = listRoutes(call.routes);
  const unknown = fields.find((field) => !taken.includes(field));
  if (unknown !== undefined) {
    throw new Error(
      `${name} fills its routes from “${unknown}”, which it does not take. It takes ${taken.join(', ')}.`,
    );
  }
  const patterns = editions.flatMap((edition) => edition.routes.map(({ path }) => path));
  const lost = routes.find((route) => !patterns.some((pattern) => isOf(route, pattern)));
  if (lost !== undefined) throw new Error(`${name} names the route “${lost}”, which no edition has.`);
}

function listRoutes(routes: CallRoutes | undefined): { readonly routes: string[]; readonly fields: string[] } {
  if (!routes) return { routes: [], fields: [] };
  if ('by' in routes) {
    const inner = Object.values(routes.of).map(listRoutes);
    const fields = [routes.by, ...inner.flatMap((each) => each.fields)];
    return { routes: inner.flatMap((each) => each.routes), fields };
  }
  const fields = routes.flatMap((route) => [...route.matchAll(/\{(\w+)\}/gu)].map(([, field = '']) => field));
  return { routes: [...routes], fields };
}

function listFields(schema: z.ZodMiniType | undefined): string[] {
  const { shape = {} } = (schema?._zod.def ?? {}) as { readonly shape?: object };
  return Object.keys(shape);
}

/** Whether the route, once filled, can be an address of the pattern. */
function isOf(route: string, pattern: string): boolean {
  const parts = pattern.split('/');
  const segments = route.split('/');
  const isOpenEnded = parts.at(-1) === '$';
  if (isOpenEnded ? segments.length < parts.length - 1 : segments.length !== parts.length) return false;
  return parts.every((part, index) => {
    const segment = segments[index];
    if (segment === undefined || part.startsWith('$') || /^[{$]/u.test(segment)) return true;
    return part.toLowerCase() === segment.toLowerCase();
  });
}
