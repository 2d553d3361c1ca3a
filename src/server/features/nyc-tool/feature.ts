import * as calls from '#contract/nyc-tool.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { ProvisionPlaces } from '#server/asking/provision-places.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import { StatusTable } from '#server/asking/status-table.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { countDecisionsBy } from './count-decisions.ts';
import { registerNycToolRoutes } from './nyc-tool.routes.ts';
import { NycToolService, type NycToolParts } from './nyc-tool.service.ts';

interface Parts extends Omit<NycToolParts, 'count' | 'places' | 'status' | 'reference' | 'known'> {
  readonly reference: ReferenceStore;
  readonly facts: FactStore;
  readonly engine: SearchEngine;
  readonly known: KnownInstruments;
  readonly provisionPlaces: ProvisionPlaces;
  readonly clock: Clock;
}

/** Decisions on the New York Convention by provision, topic and state. */
export const nycToolFeature: Feature<Parts> = {
  name: 'nyc-tool',
  calls: Object.values(calls),
  serve: (register, { engine, known, clock, reference, facts, provisionPlaces: places, ...parts }) => {
    const count = countDecisionsBy(new SearchCounter({ engine, clock }));
    const status = new StatusTable({ reference, facts, known, clock });
    registerNycToolRoutes(register, new NycToolService({ ...parts, reference, known, places, count, status }));
  },
};
