import * as calls from '#contract/nyc-tool.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import { ProvisionPlaces } from '#server/asking/provision-places.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { DecisionCounter } from './count-decisions.ts';
import { NycEntryService } from './nyc-entry.service.ts';
import { registerNycToolRoutes } from './nyc-tool.routes.ts';
import { NycToolService } from './nyc-tool.service.ts';

interface Parts {
  readonly content: ContentStore;
  readonly citations: CitationStore;
  readonly engine: SearchEngine;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly reference: ReferenceStore;
  readonly known: KnownInstruments;
  readonly clock: Clock;
}

/** Decisions on the New York Convention by provision, topic and state. */
export const nycToolFeature: Feature<Parts> = {
  name: 'nyc-tool',
  calls: [
    calls.getConventionTool,
    calls.listConventionProvisions,
    calls.listConventionTopics,
    calls.listContractingStates,
    calls.getConventionStatistics,
    calls.getConventionEntry,
  ],
  serve: (register, { content, citations, engine, guard, budget, reference, known, clock }) => {
    const counter = new DecisionCounter(new SearchCounter({ engine, clock }));
    const places = new ProvisionPlaces(content, known);
    const entries = new NycEntryService({ content, citations, guard, budget, places, counter });
    registerNycToolRoutes(register, new NycToolService(counter, reference), entries);
  },
};
