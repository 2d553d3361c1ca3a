import { useRef, useState } from 'react';
import type { DownloadBody } from '#contract/download.ts';
import { toApiError, type ApiError } from '#web/api/api-error.ts';
import type { DownloadFormat } from '#web/api/download.ts';
import { announce } from './live-region.tsx';
import { notify, type NotificationRequest } from './notifications.ts';

/** What is said where the words themselves could not be loaded. */
const describePlainly = ({ message }: ApiError): NotificationRequest => ({
  type: 'error',
  title: 'Nothing was downloaded',
  content: message,
});

/** Downloads one file at a time and says how it went; what makes downloads, and the words, are loaded with the first. */
export function useDownload(): {
  readonly isBusy: boolean;
  /** How far a file is that takes its time; '' for any other. */
  readonly progress: string;
  readonly start: (format: DownloadFormat, body: DownloadBody) => void;
  /** Ends the one that is being made. */
  readonly cancel: () => void;
} {
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState('');
  const running = useRef<AbortController>(undefined);
  const run = async (format: DownloadFormat, body: DownloadBody) => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setProgress('');
    announce('Preparing the download');
    let describe = describePlainly;
    try {
      const [{ download }, { describeCut, describeFailure, describeProgress }] = await Promise.all([
        import('#web/api/download.ts'),
        import('./describe-download.ts'),
      ]);
      describe = describeFailure;
      const downloaded = await download(format, body, {
        signal: controller.signal,
        watch: (job) => setProgress(describeProgress(job)),
      });
      announce(`${downloaded.name} was downloaded`);
      const cut = describeCut(downloaded, body.kind);
      if (cut) notify(cut);
    } catch (error) {
      if (controller.signal.aborted) announce('The download was cancelled');
      else notify(describe(toApiError(error)));
    } finally {
      setBusy(false);
      setProgress('');
    }
  };
  return { isBusy, progress, start: (format, body) => void run(format, body), cancel: () => running.current?.abort() };
}
