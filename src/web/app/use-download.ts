import { useEffect, useState } from 'react';
import type { DownloadBody } from '#contract/download.ts';
import type { DownloadFormat } from '#contract/download.ts';
import { notify } from './notifications.ts';
import { addDownload, setDownload, useRunningDownloads } from './running-downloads.ts';

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
  const own = useRunningDownloads().find((one) => one.id === id);
  useEffect(() => () => setDownload(id, { isOnPage: false }), [id]);
  const start = async (format: DownloadFormat, body: DownloadBody) => {
    const download = addDownload(true);
    setId(download.id);
    // What makes it, and the words, are loaded with the first.
    const maker = await import('./make-download.ts').catch(() => undefined);
    if (maker) return maker.makeDownload(download, format, body);
    setDownload(download.id);
    notify({ type: 'error', title: 'Nothing was downloaded' });
  };
  return {
    isBusy: own !== undefined,
    progress: own?.progress ?? '',
    start: (format, body) => void start(format, body),
    cancel: () => own?.end.abort(),
  };
}
