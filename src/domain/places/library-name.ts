import { findPlace } from './find-place.ts';

/**
 * What the library calls a place that a list of places names: `Czechia` as `Czech Republic`, so that a filter has one
 * value for each. A place that it does not know keeps its name.
 */
export function nameInLibrary(place: string): string {
  return findPlace(place)?.name ?? place;
}
