import { useSyncExternalStore } from 'react';

/** A file that is being made, while its reader goes on to other pages. */
export interface RunningDownload {
  readonly id: number;
  /** What it is and where it was asked for: `PDF from “Final Award”`; absent until what makes it is loaded. */
  readonly name?: string;
  /** How far it is, where it takes its time. */
  readonly progress?: string;
  /** Whether the page that asked for it is there and says so itself. */
  readonly isOnPage: boolean;
  /** Ends it. */
  readonly end: AbortController;
}

let running: readonly RunningDownload[] = [];
const listeners = new Set<() => void>();

/** Those that are being made, oldest first. */
export const listDownloads = () => running;

/** The same now and later. */
export const useRunningDownloads = () => useSyncExternalStore(subscribe, listDownloads);

/** Adds one, which ends like any other. */
export function addDownload(isOnPage: boolean): RunningDownload {
  const download = { id: Math.random(), isOnPage, end: new AbortController() };
  change([...running, download]);
  return download;
}

/** What is known of one now; nothing takes it away. */
export function setDownload(id: number, step?: Partial<RunningDownload>): void {
  change(running.flatMap((one) => (one.id !== id ? one : step ? { ...one, ...step } : [])));
}

function change(next: typeof running): void {
  running = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
