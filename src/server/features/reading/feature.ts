import { getDocument, getDocumentAnchor, getDocumentPart, getPublicationDetail } from '#contract/document.ts';
import { getPdf } from '#contract/file.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { EditionFiles } from '#server/ports/edition-files.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { FileService } from './file.service.ts';
import { PublicationService } from './publication.service.ts';
import { registerReadingRoutes } from './reading.routes.ts';
import type { ReadingService } from './reading.service.ts';

interface Parts {
  readonly reading: ReadingService;
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly editionFiles: EditionFiles;
  readonly usage: UsageRecorder;
}

/** Documents, publications and files, opened. */
export const readingFeature: Feature<Parts> = {
  name: 'reading',
  calls: [getDocument, getDocumentPart, getDocumentAnchor, getPublicationDetail, getPdf],
  serve: (register, { reading, content, guard, editionFiles, usage }) => {
    const publications = new PublicationService(content, guard);
    registerReadingRoutes(register, { reading, publications, files: new FileService(editionFiles) }, usage);
  },
};
