import { useState } from 'react';
import type { DownloadBody } from '#contract/download.ts';
import { toApiError } from '#web/api/api-error.ts';
import type { DownloadFormat } from '#web/api/download.ts';
import { announce } from '#web/app/live-region.tsx';
import { notify } from '#web/app/notifications.ts';
import { describeCut, describeFailure } from './describe-download.ts';

/** Downloads one list at a time and says how it went; what makes downloads is loaded with the first. */
export function useDownload(): {
  readonly isBusy: boolean;
  readonly start: (format: DownloadFormat, body: DownloadBody) => void;
} {
  const [isBusy, setBusy] = useState(false);
  const run = async (format: DownloadFormat, body: DownloadBody) => {
    setBusy(true);
    announce('Preparing the download');
    try {
      const { download } = await import('#web/api/download.ts');
      const downloaded = await download(format, body);
      announce(`${downloaded.name} was downloaded`);
      const cut = describeCut(downloaded);
      if (cut) notify(cut);
    } catch (error) {
      notify(describeFailure(toApiError(error)));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start: (format, body) => void run(format, body) };
}
