import { getCase, getCaseToc, getProceeding, getProceedingDocument } from '#contract/case.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { FavoriteMarks } from '#server/asking/favorite-marks.ts';
import { ReadingHistory, type HistoryParts } from '#server/asking/reading-history.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { DocumentOpener } from '#server/ports/document-opener.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { registerCasesRoutes } from './cases.routes.ts';
import { CasesService } from './cases.service.ts';

interface Parts extends HistoryParts {
  readonly reading: DocumentOpener;
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
  serve: (register, { usage, ...parts }) => {
    const { reading, content, records, citations, guard, favorites } = parts;
    const service = new CasesService({ content, records, citations, guard });
    const after = { marks: new FavoriteMarks(favorites, content), history: new ReadingHistory(parts) };
    registerCasesRoutes(register, service, reading, after, usage);
  },
};
