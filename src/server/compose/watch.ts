import { setImmediate as nextTurn } from 'node:timers/promises';
import { ProductReader } from '#server/features/comparison/product-reader.ts';
import { WatchPlaces } from '#server/features/comparison/watch-places.ts';
import type { PlaceWatch } from '#server/ports/place-watch.ts';
import type { OpenLibrary } from './content.ts';

/** What watches places of comparisons, for favorites, for the home page and for files. */
export function createWatch(
  library: Pick<OpenLibrary, 'comparisons' | 'content' | 'reference' | 'guard' | 'clock'>,
): PlaceWatch {
  return new WatchPlaces({ ...library, products: new ProductReader({ ...library, nextTurn }), nextTurn });
}
