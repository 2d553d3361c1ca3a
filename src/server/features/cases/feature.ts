import { getCase, getCaseToc, getProceeding, getProceedingDocument } from '#contract/case.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { FavoriteMarks } from '#server/asking/favorite-marks.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { DocumentOpener } from '#server/ports/document-opener.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { registerCasesRoutes } from './cases.routes.ts';
import { CasesService } from './cases.service.ts';

interface Parts {
  readonly reading: DocumentOpener;
  readonly content: ContentStore;
  readonly records: RecordStore;
  readonly citations: CitationStore;
  readonly guard: DocumentGuard;
  readonly favorites: FavoriteStore;
  readonly usage: UsageRecorder;
}

/** Arbitration cases with their proceedings and their documents. */
export const casesFeature: Feature<Parts> = {
  name: 'cases',
  calls: [getCase, getCaseToc, getProceeding, getProceedingDocument],
  serve: (register, { reading, content, records, citations, guard, favorites, usage }) => {
    const service = new CasesService({ content, records, citations, guard });
    registerCasesRoutes(register, service, reading, new FavoriteMarks(favorites, content), usage);
  },
};
