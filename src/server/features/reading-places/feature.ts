import * as calls from '#contract/reading-places.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerReadingPlacesRoutes } from './reading-places.routes.ts';
import { ReadingPlacesService, type ReadingPlacesParts } from './reading-places.service.ts';

/** Where readers stopped reading. */
export const readingPlacesFeature: Feature<ReadingPlacesParts> = {
  name: 'reading-places',
  calls: [calls.listReadingPlaces, calls.getReadingPlace, calls.keepReadingPlace],
  serve: (register, parts) => registerReadingPlacesRoutes(register, new ReadingPlacesService(parts)),
};
