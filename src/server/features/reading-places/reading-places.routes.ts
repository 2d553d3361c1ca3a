import * as calls from '#contract/reading-places.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { ReadingPlacesService } from './reading-places.service.ts';

/** `/apiv2/Customization/ReadingPlace` and the list of them. */
export function registerReadingPlacesRoutes(register: RegisterCall, service: ReadingPlacesService): void {
  register(calls.listReadingPlaces, ({ reader, query }) => service.list(reader, query.amount));
  register(calls.getReadingPlace, async ({ reader, query }) => ({ place: await service.find(reader, query.id) }));
  register(calls.keepReadingPlace, async ({ reader, body }) => ({ isKept: await service.keep(reader, body) }));
}
