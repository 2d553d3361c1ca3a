import * as calls from '#contract/latest-searches.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DeskStore } from '#server/ports/desk-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerDeskRoutes } from './desk.routes.ts';
import { LatestSearchesService } from './latest-searches.service.ts';

interface Parts {
  readonly desk: DeskStore;
  readonly clock: Clock;
}

/** What readers collect by themselves. */
export const deskFeature: Feature<Parts> = {
  name: 'desk',
  calls: [
    ...calls.underBothBases(calls.listLatestSearches),
    ...calls.underBothBases(calls.createLatestSearch),
    ...calls.underBothBases(calls.deleteLatestSearch),
    calls.getCarryOver,
    calls.carryOver,
  ],
  serve: (register, { desk, clock }) => registerDeskRoutes(register, new LatestSearchesService(desk, clock)),
};
