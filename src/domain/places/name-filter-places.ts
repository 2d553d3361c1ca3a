import { nameInLibrary } from './library-name.ts';

/** Filters whose values are places. */
const OF_PLACES: ReadonlySet<string> = new Set(['jurisdiction', 'nationality']);

/** The search of which parties are states alone; those of others are printed as their documents print them. */
const AMONG_STATES = { path: '/bits', mode: 'bits', facet: 'party' } as const;

/** A filter of a search; the search by the id of its mode. */
interface PlaceFilter {
  readonly facet: string;
  readonly mode?: string | null | undefined;
}

/**
 * The values chosen in a filter of places by the library's names, each once: an address, a kept search or a call may
 * name a place as the library called it before, or as a reader does (`Türkiye`). Groups of values (`*europe`) and the
 * values of other filters stay.
 */
export function nameFilterPlaces({ facet, mode }: PlaceFilter, values: readonly string[]): readonly string[] {
  const isAmongStates = facet === AMONG_STATES.facet && mode === AMONG_STATES.mode;
  if (!OF_PLACES.has(facet) && !isAmongStates) return values;
  return [...new Set(values.map((value) => (value.startsWith('*') ? value : nameInLibrary(value))))];
}

/** An address of this site, path and query, in whose filters places have the library's names; itself where they do. */
export function nameAddressPlaces(address: string): string {
  const [path = '', query] = address.split(/\?(.*)/su);
  // What begins with two slashes is the address of another site.
  if (query === undefined || !/^\/(?![/\\])/u.test(path)) return address;
  const mode = path === AMONG_STATES.path ? AMONG_STATES.mode : undefined;
  const pairs = [...new URLSearchParams(query)];
  const named = pairs.map(([facet, value]) => [facet, nameFilterPlaces({ facet, mode }, [value])[0] ?? value]);
  if (named.every(([, value], at) => value === pairs[at]?.[1])) return address;
  return `${path}?${new URLSearchParams(named)}`;
}
