import { getCase, getCaseToc, getProceeding, getProceedingDocument } from '#contract/case.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { Openings, type OpeningParts } from '#server/asking/openings.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { DocumentOpener } from '#server/ports/document-opener.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import { registerCasesRoutes } from './cases.routes.ts';
import { CasesService } from './cases.service.ts';

interface Parts extends OpeningParts {
  readonly reading: DocumentOpener;
  readonly records: RecordStore;
  readonly citations: CitationStore;
  readonly guard: DocumentGuard;
}

/** Arbitration cases with their proceedings and their documents. */
export const casesFeature: Feature<Parts> = {
  name: 'cases',
  calls: [getCase, getCaseToc, getProceeding, getProceedingDocument],
  serve: (register, parts) =>
    registerCasesRoutes(register, new CasesService(parts), parts.reading, new Openings(parts)),
};
