import { downloadExcel, downloadPdf, downloadWord } from '#contract/download.ts';
import { underBothBases } from '#contract/latest-searches.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentRenderer } from '#server/ports/document-renderer.ts';
import type { DownloadSources } from '#server/ports/download-source.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerDownloadRoutes } from './download.routes.ts';
import { DownloadService } from './download.service.ts';

interface Parts {
  readonly downloads: DownloadSources;
  readonly renderer: DocumentRenderer;
  readonly clock: Clock;
}

/** Files to keep. */
export const downloadFeature: Feature<Parts> = {
  name: 'download',
  calls: [downloadExcel, downloadWord, downloadPdf].flatMap(underBothBases),
  serve: (register, { downloads, renderer, clock }) =>
    registerDownloadRoutes(register, new DownloadService(downloads, renderer, clock)),
};
