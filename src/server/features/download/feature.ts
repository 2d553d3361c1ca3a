import { endDownloadJob, getDownloadedFile, getDownloadJob } from '#contract/download-job.ts';
import { DOWNLOADS } from '#contract/download.ts';
import { underBothBases } from '#contract/latest-searches.ts';
import type { Feature } from '#server/ports/feature.ts';
import { DownloadJobsService, type JobParts } from './download-jobs.service.ts';
import { registerDownloadRoutes } from './download.routes.ts';
import { DownloadService, type DownloadParts } from './download.service.ts';

/** Files to keep. */
export const downloadFeature: Feature<DownloadParts & JobParts> = {
  name: 'download',
  calls: [...Object.values(DOWNLOADS), getDownloadJob, endDownloadJob, getDownloadedFile].flatMap((call) =>
    underBothBases(call),
  ),
  serve: (register, parts) =>
    registerDownloadRoutes(register, { downloads: new DownloadService(parts), jobs: new DownloadJobsService(parts) }),
};
