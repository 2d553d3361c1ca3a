import { DocumentSource } from '#server/features/download/document.source.ts';
import { ResultListSource } from '#server/features/download/result-list.source.ts';
import type { DownloadSources } from '#server/ports/download-source.ts';
import type { OpenLibrary } from './content.ts';

type Parts = Pick<OpenLibrary, 'search' | 'clock' | 'content' | 'guard' | 'budget' | 'marks'>;

/** What can be downloaded, by kind; another one is a line here. */
export function createDownloads(library: Parts): DownloadSources {
  const documents = new DocumentSource(library);
  return {
    results: new ResultListSource(library.search, library.clock),
    document: documents,
    documents,
  };
}
