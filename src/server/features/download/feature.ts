import { DOWNLOADS } from '#contract/download.ts';
import { underBothBases } from '#contract/latest-searches.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerDownloadRoutes } from './download.routes.ts';
import { DownloadService, type DownloadParts } from './download.service.ts';

/** Files to keep. */
export const downloadFeature: Feature<DownloadParts> = {
  name: 'download',
  calls: Object.values(DOWNLOADS).flatMap(underBothBases),
  serve: (register, parts) => registerDownloadRoutes(register, new DownloadService(parts)),
};
