import type { DocumentKey, DocumentRecord } from '#domain/document/document.ts';
import type { LibraryRecord } from '#domain/records/record-kind.ts';
import type { RecordOrigin, SourceFileMemory } from '#server/ports/content-writer.ts';
import type { DocumentFormatTable, RecordTable } from '#server/adapters/sql/schema/library-schema.ts';
import type { KnownDocument, MovedIdentity, PresentDocument, StoredVersion } from './known-document.ts';
import type { MovedDocument } from './source-files.ts';
import type { SqlContentStage } from './sql-content-stage.ts';

/** A document that the next commit writes. */
export interface StagedDocument {
  readonly number: number;
  readonly id: string;
  readonly kind: 'document' | 'publication' | 'case';
  readonly record: DocumentRecord;
  readonly recordJson: string;
  readonly editions: readonly string[];
  readonly content: SqlContentStage;
  readonly contentSha256: string;
  readonly version: number;
  /** The highest number that a version of it has. */
  readonly highest: number;
  /** What this version takes the place of as the newest, or as itself; absent where it takes that of none. */
  readonly stored: StoredVersion | undefined;
  /** Undefined for what is new: it counts as imported with the commit that brings it. */
  readonly firstImportedAt: string | undefined;
  /** Of a profile that is stored and not shown: since when. */
  readonly hiddenSince: string | undefined;
  readonly origin: RecordOrigin;
  /** Whether it was in force before the newest text, which stays what it is (OP-197). */
  readonly isFormer?: true;
}

/** A record as it will be stored. */
export interface StagedRecordRow {
  readonly number: number;
  readonly id: string;
  readonly row: RecordTable;
  readonly record: LibraryRecord;
  readonly editions: readonly string[];
  /** Those that it was in and is no longer. */
  readonly leftEditions: readonly string[];
  /** Whether it says anything else than what is stored, or is new. */
  readonly isChanged: boolean;
}

/** A format of a work that has several, as it is stored or will be. */
export interface HeldFormat extends DocumentFormatTable {
  /** Key of the work. */
  readonly work: DocumentKey;
  /** Absolute path of its file, of one that is not committed yet. */
  readonly place?: string | undefined;
}

/** A format that the next commit writes. */
export interface StagedFormat {
  readonly format: HeldFormat;
  /** Its text, where it is kept and came with this import; */
  readonly text?: SqlContentStage;
  /** or the content of which it keeps a copy. */
  readonly copyOf?: number;
}

export type StagedItem =
  | {
      readonly kind: 'document';
      readonly document: StagedDocument;
      /** The document as it stays known where this is a former state of it, with the numbers that are taken now. */
      readonly behind?: KnownDocument;
    }
  | { readonly kind: 'record'; readonly record: StagedRecordRow }
  | { readonly kind: 'format'; readonly format: StagedFormat }
  /** A document that is a file of another work from now on. */
  | { readonly kind: 'left'; readonly left: PresentDocument; readonly key: DocumentKey }
  | { readonly kind: 'move'; readonly move: MovedDocument; readonly moved?: MovedIdentity }
  | { readonly kind: 'file'; readonly memory: SourceFileMemory };

/** Knows something of the library as it is once all is stored that waits. */
export interface Remembering {
  /** Something waits; what is not of its kind it passes over. */
  remember(item: StagedItem): void | Promise<void>;
  /** Nothing waits any more: the database knows everything itself. */
  forget(): void;
}
