import { getDocument, getDocumentAnchor, getDocumentPart } from '#contract/document.ts';
import { getPublicationDetail } from '#contract/publication.ts';
import { getDocumentChanges } from '#contract/document-changes.ts';
import { getCover, getPdf } from '#contract/file.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { FavoriteMarks } from '#server/asking/favorite-marks.ts';
import { ReadingHistory, type HistoryParts } from '#server/asking/reading-history.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { EditionFiles } from '#server/ports/edition-files.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { TextComparer } from '#server/ports/text-comparer.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { ChangesService } from './changes.service.ts';
import { FileService } from './file.service.ts';
import { PublicationService } from './publication.service.ts';
import { registerReadingRoutes } from './reading.routes.ts';
import type { ReadingService } from './reading.service.ts';

interface Parts extends HistoryParts {
  readonly reading: ReadingService;
  readonly records: RecordStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly comparer: TextComparer;
  readonly editionFiles: EditionFiles;
  readonly favorites: FavoriteStore;
  readonly usage: UsageRecorder;
}

/** Documents, publications and files, opened. */
export const readingFeature: Feature<Parts> = {
  name: 'reading',
  calls: [getDocument, getDocumentPart, getDocumentAnchor, getDocumentChanges, getPublicationDetail, getPdf, getCover],
  serve: (register, { usage, ...parts }) => {
    const { reading, content, records, guard, budget, comparer, editionFiles, favorites } = parts;
    const publications = new PublicationService({ content, records }, guard);
    const changes = new ChangesService(guard, budget, comparer);
    const files = new FileService(editionFiles);
    const marks = new FavoriteMarks(favorites, content);
    const history = new ReadingHistory(parts);
    registerReadingRoutes(register, { reading, changes, publications, files, marks, history }, usage);
  },
};
