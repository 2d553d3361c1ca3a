import { useEffect, useState } from 'react';
import type { DownloadBody } from '#contract/download.ts';
import type { DownloadFormat } from '#web/api/download.ts';
import { placeDownload, startDownload, useRunningDownloads } from './running-downloads.ts';

/** Downloads one file at a time, and says how far it is for as long as its page is there. */
export function useDownload(): {
  readonly isBusy: boolean;
  /** How far a file is that takes its time; '' for any other. */
  readonly progress: string;
  readonly start: (format: DownloadFormat, body: DownloadBody) => void;
  /** Ends the one that is being made. */
  readonly cancel: () => void;
} {
  const [id, setId] = useState(0);
  const own = useRunningDownloads().find((download) => download.id === id);
  useEffect(() => {
    placeDownload(id, true);
    return () => placeDownload(id, false);
  }, [id]);
  return {
    isBusy: own !== undefined,
    progress: own?.progress ?? '',
    start: (format, body) => setId(startDownload(format, body)),
    cancel: () => own?.cancel(),
  };
}
