import { DOWNLOADS, type DownloadFormat } from '#contract/download.ts';
import { underBothBases } from '#contract/latest-searches.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { DownloadService } from './download.service.ts';

/** `/mip/api/Download/{format}` and the same under `/apiv2`. Lists are no requests for items, texts are. */
export function registerDownloadRoutes(register: RegisterCall, service: DownloadService): void {
  for (const [format, declared] of Object.entries(DOWNLOADS)) {
    for (const call of underBothBases(declared)) {
      register(call, ({ reader, body, origin, signal, charge }) =>
        service.getFile(reader, format as DownloadFormat, body, { origin, signal, charge }),
      );
    }
  }
}
