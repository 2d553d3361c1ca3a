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
  return `${path}?${query
    .split('&')
    .map((pair) => namePair(pair, mode))
    .join('&')}`;
}

/** A parameter as it stands in an address, `jurisdiction=T%C3%BCrkiye`; itself where there is nothing to name. */
function namePair(pair: string, mode: string | undefined): string {
  const [facet = '', written = ''] = pair.split(/=(.*)/su);
  const value = decode(written);
  const named = value === undefined ? undefined : nameFilterPlaces({ facet, mode }, [value])[0];
  return named === undefined || named === value ? pair : `${facet}=${encodeURIComponent(named).replaceAll('%20', '+')}`;
}

function decode(written: string): string | undefined {
  try {
    return decodeURIComponent(written.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
