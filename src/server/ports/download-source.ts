import type { DownloadBody, DownloadKind } from '#contract/download.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { DocumentModel, ListModel } from './document-renderer.ts';

/** What a download is made of: rows, pages, or rows and how pages show them. */
export type DownloadContent =
  | { readonly list: ListModel; readonly document?: DocumentModel }
  | { readonly list?: undefined; readonly document: DocumentModel };

/** Something that can be downloaded, as plain data. */
export interface Download {
  readonly title: string;
  readonly content: DownloadContent;
  /** Of a list: its rows, and how many there would be. */
  readonly count?: { readonly rows: number; readonly total: number };
}

export interface DownloadPlace {
  /** Scheme, host and port, for the addresses in the file. */
  readonly origin: string;
  readonly signal: AbortSignal;
}

/** Where downloads of a kind come from. */
export interface DownloadSource {
  /** What they are, in the words of a refusal of other kinds. */
  readonly name: string;
  /** Throws `LibraryError`: `value-not-allowed` for what says too little, `download-empty` where nothing is left. */
  collect(reader: Reader, wish: DownloadBody, place: DownloadPlace): Promise<Download>;
}

/** The sources by kind; a kind without one cannot be downloaded. */
export type DownloadSources = Readonly<Partial<Record<DownloadKind, DownloadSource>>>;
