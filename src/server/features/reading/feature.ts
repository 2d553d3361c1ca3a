import { getCitedWork } from '#contract/cited-work.ts';
import { getDocument, getDocumentAnchor, getDocumentPart } from '#contract/document.ts';
import { getPublicationDetail } from '#contract/publication.ts';
import { getDocumentChanges } from '#contract/document-changes.ts';
import { getCover, getPdf } from '#contract/file.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { Openings, type OpeningParts } from '#server/asking/openings.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { EditionFiles } from '#server/ports/edition-files.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { TextComparer } from '#server/ports/text-comparer.ts';
import { ChangesService } from './changes.service.ts';
import { CitingService } from './citing.service.ts';
import { FileService } from './file.service.ts';
import { PublicationService } from './publication.service.ts';
import { registerReadingRoutes } from './reading.routes.ts';
import type { ReadingService } from './reading.service.ts';

interface Parts extends OpeningParts {
  readonly reading: ReadingService;
  readonly records: RecordStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly comparer: TextComparer;
  readonly editionFiles: EditionFiles;
}

/** Documents, publications and files, opened. */
export const readingFeature: Feature<Parts> = {
  name: 'reading',
  calls: [
    getDocument,
    getDocumentPart,
    getDocumentAnchor,
    getCitedWork,
    getDocumentChanges,
    getPublicationDetail,
    getPdf,
    getCover,
  ],
  serve: (register, parts) => {
    const { reading, content, records, guard, budget, comparer, editionFiles } = parts;
    const publications = new PublicationService({ content, records }, guard);
    const changes = new ChangesService(guard, budget, comparer);
    const files = new FileService(editionFiles);
    const citing = new CitingService(content, guard);
    registerReadingRoutes(
      register,
      { reading, citing, changes, publications, files, openings: new Openings(parts) },
      parts.usage,
    );
  },
};
