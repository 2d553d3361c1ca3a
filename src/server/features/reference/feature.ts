import { listExamMaterials, listUsefulLinks } from '#contract/outside-links.ts';
import * as calls from '#contract/reference.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { ConventionsService } from './conventions.service.ts';
import { JurisdictionsService } from './jurisdictions.service.ts';
import { OrganizationsService } from './organizations.service.ts';
import { OutsideLinksService } from './outside-links.service.ts';
import { registerReferenceRoutes } from './reference.routes.ts';
import { TreatiesBetweenService } from './treaties-between.service.ts';

interface Parts {
  readonly content: ContentStore;
  readonly records: RecordStore;
  readonly citations: CitationStore;
  readonly engine: SearchEngine;
  readonly reference: ReferenceStore;
  readonly clock: Clock;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly usage: UsageRecorder;
}

/** Jurisdictions, organisations, conventions and treaties between two states. */
export const referenceFeature: Feature<Parts> = {
  name: 'reference',
  calls: [
    calls.listJurisdictions,
    calls.getJurisdiction,
    calls.listOrganizations,
    calls.getOrganization,
    calls.listConventions,
    calls.getConvention,
    calls.findTreatyBetween,
    listUsefulLinks,
    listExamMaterials,
  ],
  serve: (register, { content, records, citations, engine, reference, clock, guard, budget, usage }) => {
    const counter = new SearchCounter({ engine, clock });
    const services = {
      jurisdictions: new JurisdictionsService({ reference, counter, content, guard, budget }),
      organizations: new OrganizationsService({ reference, records, counter, content }),
      outsideLinks: new OutsideLinksService({ reference, counter }),
      conventions: new ConventionsService({ reference, content, citations }),
      treatiesBetween: new TreatiesBetweenService({ content, counter }),
    };
    registerReferenceRoutes(register, services, usage);
  },
};
