import { useSyncExternalStore } from 'react';
import type { DownloadBody, DownloadKind } from '#contract/download.ts';
import { toApiError, type ApiError } from '#web/api/api-error.ts';
import type { DownloadFormat, Downloaded, Making } from '#web/api/download.ts';
import { keepDownload, listKeptDownloads } from './kept-downloads.ts';
import { announce } from './live-region.tsx';
import { notify, type NotificationRequest } from './notifications.ts';

/** A file that is being made, while its reader goes on to other pages. */
export interface RunningDownload {
  readonly id: number;
  /** What it is and where it was asked for: `PDF from “Final Award”`. */
  readonly name: string;
  /** How far it is, where it takes its time; '' for any other. */
  readonly progress: string;
  /** Whether the page that asked for it is there and says so itself. */
  readonly isOnPage: boolean;
  readonly cancel: () => void;
}

interface Wish {
  readonly name: string;
  readonly kind: DownloadKind;
  readonly isOnPage: boolean;
  /** The id of its job, where that is known. */
  readonly job?: string;
  readonly make: (download: typeof import('#web/api/download.ts'), making: Making) => Promise<Downloaded>;
}

const NAMES: Readonly<Record<DownloadFormat, string>> = {
  excel: 'Excel list',
  word: 'Word file',
  pdf: 'PDF',
  ris: 'RIS file',
  bibtex: 'BibTeX file',
  text: 'Text file',
  json: 'JSON file',
};

let running: readonly RunningDownload[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Begins one for the page that is open; answers the id that it is known by. */
export function startDownload(format: DownloadFormat, body: DownloadBody): number {
  announce('Preparing the download');
  // The edition stands before the bar.
  const page = document.title.split(' | ').slice(1).join(' | ') || document.title;
  const name = `${NAMES[format]} from “${page}”`;
  const make: Wish['make'] = ({ download }, making) => download(format, body, making);
  return run({ name, kind: body.kind, isOnPage: true, make });
}

/** Goes on with those that were under way when this tab was loaded anew, as far as the library still has them; once. */
export function resumeDownloads(): void {
  if (lastId > 0) return;
  for (const { job, name, kind } of listKeptDownloads()) {
    run({ job, name, kind, isOnPage: false, make: ({ resumeDownload }, making) => resumeDownload(job, making) });
  }
}

/** Says whether the page that asked for it is there. */
export function placeDownload(id: number, isOnPage: boolean): void {
  update(id, { isOnPage });
}

/** Those that are being made, oldest first, now and later. */
export function useRunningDownloads(): readonly RunningDownload[] {
  return useSyncExternalStore(subscribe, () => running);
}

function run(wish: Wish): number {
  lastId += 1;
  const id = lastId;
  const controller = new AbortController();
  const { name, isOnPage } = wish;
  change([...running, { id, name, isOnPage, progress: '', cancel: () => controller.abort() }]);
  void finish(id, wish, controller.signal);
  return id;
}

/** What makes downloads, and the words, are loaded with the first. */
async function finish(id: number, { name, kind, make, ...wish }: Wish, signal: AbortSignal): Promise<void> {
  let describe = describePlainly;
  let { job } = wish;
  try {
    const [download, words] = await Promise.all([import('#web/api/download.ts'), import('./describe-download.ts')]);
    describe = words.describeFailure;
    const downloaded = await make(download, {
      signal,
      watch: (step) => {
        job = step.id;
        keepDownload({ job, name, kind }, true);
        update(id, { progress: words.describeProgress(step) });
      },
    });
    announce(`${downloaded.name} was downloaded`);
    const cut = words.describeCut(downloaded, kind);
    if (cut) notify(cut);
  } catch (error) {
    if (signal.aborted) announce('The download was cancelled');
    else notify(describe(toApiError(error)));
  } finally {
    if (job !== undefined) keepDownload({ job, name, kind }, false);
    change(running.filter((download) => download.id !== id));
  }
}

/** What is said where the words themselves could not be loaded. */
function describePlainly({ message }: ApiError): NotificationRequest {
  return { type: 'error', title: 'Nothing was downloaded', content: message };
}

function update(id: number, step: Partial<RunningDownload>): void {
  change(running.map((download) => (download.id === id ? { ...download, ...step } : download)));
}

function change(next: readonly RunningDownload[]): void {
  running = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
