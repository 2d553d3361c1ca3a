import { endDownloadJob, getDownloadedFile, getDownloadJob } from '#contract/download-job.ts';
import { DOWNLOADS, type DownloadFormat } from '#contract/download.ts';
import { underBothBases } from '#contract/latest-searches.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { DownloadJobsService } from './download-jobs.service.ts';
import type { DownloadService } from './download.service.ts';

interface Services {
  readonly downloads: DownloadService;
  readonly jobs: DownloadJobsService;
}

/** `/mip/api/Download/{format}` and the same under `/apiv2`. Lists are no requests for items, texts are. */
export function registerDownloadRoutes(register: RegisterCall, { downloads, jobs }: Services): void {
  for (const [format, declared] of Object.entries(DOWNLOADS)) {
    for (const call of underBothBases(declared)) {
      register(call, async ({ reader, body, origin, signal, charge, respondAsyncAfter: seconds }) => {
        const make = await downloads.prepare(reader, format as DownloadFormat, body, { origin, signal, charge });
        if (seconds === undefined) return jobs.wait(make, signal);
        const type = declared.file;
        return jobs.start(reader, async (end, watch) => ({ ...(await make(end, watch)), type }), { seconds, signal });
      });
    }
  }
  for (const call of underBothBases(getDownloadJob)) {
    register(call, ({ reader, params }) => jobs.find(reader, params['id'] ?? ''));
  }
  for (const call of underBothBases(getDownloadedFile)) {
    register(call, ({ reader, params }) => jobs.getFile(reader, params['id'] ?? ''));
  }
  for (const call of underBothBases(endDownloadJob)) {
    register(call, async ({ reader, params, query }) => {
      await jobs.end(reader, params['id'] ?? '', query.patience);
      return {};
    });
  }
}
