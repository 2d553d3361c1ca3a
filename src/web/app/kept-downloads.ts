import type { DownloadKind } from '#contract/download.ts';

/** A file that the library makes for this tab. */
export interface KeptDownload {
  /** Id of its job. */
  readonly job: string;
  readonly name: string;
  readonly kind: DownloadKind;
}

/** Of this tab alone, which still has it when it is loaded anew. */
const KEY = 'pandect-downloads';

/** Remembers one that is being made, or forgets it. */
export function keepDownload(download: KeptDownload, isRunning: boolean): void {
  const others = listKeptDownloads().filter(({ job }) => job !== download.job);
  write(isRunning ? [...others, download] : others);
}

/** Those that were under way when the tab was loaded anew. */
export function listKeptDownloads(): readonly KeptDownload[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as readonly KeptDownload[]) : [];
  } catch {
    return [];
  }
}

/** Whether there are any. */
export function hasKeptDownloads(): boolean {
  return listKeptDownloads().length > 0;
}

/** A browser that keeps nothing for a page forgets them with it. */
function write(kept: readonly KeptDownload[]): void {
  try {
    if (kept.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // It is made all the same.
  }
}
