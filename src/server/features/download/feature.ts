import { downloadExcel, downloadPdf, downloadWord } from '#contract/download.ts';
import { underBothBases } from '#contract/latest-searches.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentRenderer } from '#server/ports/document-renderer.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { ResultSource } from '#server/ports/result-source.ts';
import { registerDownloadRoutes } from './download.routes.ts';
import { DownloadService } from './download.service.ts';

interface Parts {
  readonly search: ResultSource;
  readonly renderer: DocumentRenderer;
  readonly clock: Clock;
}

/** Files to keep. */
export const downloadFeature: Feature<Parts> = {
  name: 'download',
  calls: [downloadExcel, downloadWord, downloadPdf].flatMap(underBothBases),
  serve: (register, { search, renderer, clock }) =>
    registerDownloadRoutes(register, new DownloadService(search, renderer, clock)),
};
