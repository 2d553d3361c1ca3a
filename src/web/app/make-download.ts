import type { DownloadBody, DownloadFormat, DownloadKind } from '#contract/download.ts';
import { toApiError } from '#web/api/api-error.ts';
import { download, resumeDownload, type Downloaded, type Making } from '#web/api/download.ts';
import { describeCut, describeFailure, describeProgress } from './describe-download.ts';
import { keepDownload, listKeptDownloads } from './kept-downloads.ts';
import { announce } from './live-region.tsx';
import { notify } from './notifications.ts';
import { addDownload, setDownload, type RunningDownload } from './running-downloads.ts';

interface Wish {
  readonly name: string;
  readonly kind: DownloadKind;
  /** The id of its job, where that is known. */
  readonly job?: string;
  readonly make: (making: Making) => Promise<Downloaded>;
}

const NAMES: Readonly<Record<DownloadFormat, string>> = {
  excel: 'Excel list',
  word: 'Word file',
  pdf: 'PDF',
  ris: 'RIS file',
  bibtex: 'BibTeX file',
  csl: 'CSL-JSON file',
  text: 'Text file',
  json: 'JSON file',
};

let hasResumed = false;

/** Makes one that was begun, and says how it went. */
export function makeDownload(running: RunningDownload, format: DownloadFormat, body: DownloadBody): Promise<void> {
  announce('Preparing the download');
  // The edition stands before the bar.
  const page = document.title.split(' | ').slice(1).join(' | ') || document.title;
  const name = `${NAMES[format]} from “${page}”`;
  return finish(running, { name, kind: body.kind, make: (making) => download(format, body, making) });
}

/** Goes on with those that were under way when this tab was loaded anew, as far as the library still has them; once. */
export function resumeDownloads(): void {
  if (hasResumed) return;
  hasResumed = true;
  for (const { job, name, kind } of listKeptDownloads()) {
    void finish(addDownload(false), { job, name, kind, make: (making) => resumeDownload(job, making) });
  }
}

async function finish({ id, end: { signal } }: RunningDownload, { name, kind, make, ...wish }: Wish): Promise<void> {
  let { job } = wish;
  setDownload(id, { name });
  try {
    const downloaded = await make({
      signal,
      watch: (step) => {
        job = step.id;
        keepDownload({ job, name, kind }, true);
        setDownload(id, { progress: describeProgress(step) });
      },
    });
    announce(`${downloaded.name} was downloaded`);
    const cut = describeCut(downloaded, kind);
    if (cut) notify(cut);
  } catch (error) {
    if (signal.aborted) announce('The download was cancelled');
    else notify(describeFailure(toApiError(error)));
  } finally {
    if (job !== undefined) keepDownload({ job, name, kind }, false);
    setDownload(id);
  }
}
