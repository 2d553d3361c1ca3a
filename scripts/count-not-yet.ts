import { EDITIONS } from '#editions/editions.ts';

/** Addresses, over all editions, whose page is still to be built: they answer what will be there. */
export function countNotYet(): number {
  const routes = Object.values(EDITIONS).flatMap((edition) => edition.routes);
  return routes.filter(({ outcome }) => 'holds' in outcome).length;
}
