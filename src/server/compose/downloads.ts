import { ResultListSource } from '#server/features/download/result-list.source.ts';
import type { DownloadSources } from '#server/ports/download-source.ts';
import type { OpenLibrary } from './content.ts';

/** What can be downloaded, by kind; another one is a line here. */
export function createDownloads({ search, clock }: Pick<OpenLibrary, 'search' | 'clock'>): DownloadSources {
  return {
    results: new ResultListSource(search, clock),
  };
}
