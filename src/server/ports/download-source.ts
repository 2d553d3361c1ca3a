import type { DownloadBody, DownloadFormat, DownloadKind } from '#contract/download.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { BibliographicEntry } from '#domain/bibliography/bibliographic-entry.ts';
import type { PaperDraft } from '#domain/paper/paper-draft.ts';
import type { DocumentModel, Facts, ListModel } from './document-renderer.ts';
import type { Charge } from './register-call.ts';
import type { UsageItem } from './usage-recorder.ts';

/** What a download is made of: rows, pages, rows and how pages show them, texts, or what programs take of it alone. */
export type DownloadContent =
  | {
      readonly list: ListModel;
      readonly document?: DocumentModel;
      readonly paper?: undefined;
      readonly plain?: PlainContent;
    }
  | {
      readonly list?: undefined;
      readonly document: DocumentModel;
      readonly paper?: undefined;
      readonly plain?: undefined;
    }
  | {
      readonly list?: undefined;
      readonly document?: undefined;
      readonly paper: PaperDraft;
      readonly plain?: undefined;
    }
  | {
      readonly list?: undefined;
      readonly document?: undefined;
      readonly paper?: undefined;
      readonly plain: PlainContent;
    };

/** A list for programs; read where it is asked for. */
export interface PlainContent {
  /** Its works as reference managers know them; what is no work, such as a search, is left out. */
  readonly listWorks: () => Promise<readonly BibliographicEntry[]>;
  /** All of it as JSON; absent where that is not offered. */
  readonly data?: unknown;
}

/** Something that can be downloaded, as plain data. */
export interface Download {
  readonly title: string;
  readonly content: DownloadContent;
  /** Its rows or texts, and how many there would be. */
  readonly count: { readonly rows: number; readonly total: number };
  /** The documents whose texts are in it: each counts as one that was read (OP-124). */
  readonly shown?: readonly UsageItem[];
  /** What was taken out of the reader's budget for it; told whether the file was made. */
  readonly held?: { readonly keep: () => Promise<void>; readonly giveBack: () => Promise<void> };
}

export interface DownloadPlace {
  /** Scheme, host and port, for the addresses in the file. */
  readonly origin: string;
  readonly signal: AbortSignal;
  readonly charge: Charge;
}

/** What a source is told beside what is wished. */
export interface SourcePlace extends DownloadPlace {
  /** What every file says of itself: the address of what it is of, where it has one, when it was made, from which library. */
  readonly sayMade: (address?: string) => Facts;
  readonly format: DownloadFormat;
}

/** Where downloads of a kind come from. */
export interface DownloadSource {
  /** What they are, in the words of a refusal of other kinds. */
  readonly name: string;
  /** Throws `LibraryError`: `value-not-allowed` for what says too little, `download-empty` where nothing is left. */
  collect(reader: Reader, wish: DownloadBody, place: SourcePlace): Promise<Download>;
}

/** The sources by kind; a kind without one cannot be downloaded. */
export type DownloadSources = Readonly<Partial<Record<DownloadKind, DownloadSource>>>;
