import * as calls from '#contract/reference.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { JurisdictionsService } from './jurisdictions.service.ts';
import { OrganizationsService } from './organizations.service.ts';
import { registerReferenceRoutes } from './reference.routes.ts';
import { TreatiesBetweenService } from './treaties-between.service.ts';

interface Parts {
  readonly content: ContentStore;
  readonly records: RecordStore;
  readonly engine: SearchEngine;
  readonly reference: ReferenceStore;
  readonly clock: Clock;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly usage: UsageRecorder;
}

/** A jurisdiction, an organisation, treaties between two states. */
export const referenceFeature: Feature<Parts> = {
  name: 'reference',
  calls: [calls.getJurisdiction, calls.getOrganization, calls.findTreatyBetween],
  serve: (register, { content, records, engine, reference, clock, guard, budget, usage }) => {
    const counter = new SearchCounter({ engine, clock });
    const services = {
      jurisdictions: new JurisdictionsService({ reference, counter, content, guard, budget }),
      organizations: new OrganizationsService({ reference, records, counter, content }),
      treatiesBetween: new TreatiesBetweenService({ content, counter }),
    };
    registerReferenceRoutes(register, services, usage);
  },
};
