import * as calls from '#contract/reference.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import { StatusTable } from '#server/asking/status-table.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { registerReferenceRoutes } from './reference.routes.ts';
import { TreatiesBetweenService } from './treaties-between.service.ts';

interface Parts {
  readonly content: ContentStore;
  readonly engine: SearchEngine;
  readonly clock: Clock;
  readonly facts: FactStore;
  readonly reference: ReferenceStore;
  readonly known: KnownInstruments;
}

/** Treaties between two states; what else reference areas have hangs in collections. */
export const referenceFeature: Feature<Parts> = {
  name: 'reference',
  calls: [calls.findTreatyBetween],
  serve: (register, parts) => {
    const counter = new SearchCounter(parts);
    const status = new StatusTable(parts);
    registerReferenceRoutes(register, new TreatiesBetweenService({ ...parts, counter, status }));
  },
};
