import type { DocumentRecord } from '#domain/document/document.ts';
import type { LibraryRecord } from '#domain/records/record-kind.ts';
import type { RecordOrigin, SourceFileMemory } from '#server/ports/content-writer.ts';
import type { RecordTable } from '#server/adapters/sql/schema/library-schema.ts';
import type { StagedFormat } from './held-formats.ts';
import type { MovedDocument } from './source-files.ts';
import type { SqlContentStage } from './sql-content-stage.ts';

/** The version of a document that is stored, and its content. */
export interface StoredVersion {
  readonly version: number;
  readonly content: number;
}

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
  /** Absent while the document is new. */
  readonly stored: StoredVersion | undefined;
  /** Undefined for what is new: it counts as imported with the commit that brings it. */
  readonly firstImportedAt: string | undefined;
  /** Of a profile that is stored and not shown: since when. */
  readonly hiddenSince: string | undefined;
  readonly origin: RecordOrigin;
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
}

export type StagedItem =
  | { readonly kind: 'document'; readonly document: StagedDocument }
  | { readonly kind: 'record'; readonly record: StagedRecordRow }
  | { readonly kind: 'format'; readonly format: StagedFormat }
  | { readonly kind: 'move'; readonly move: MovedDocument }
  | { readonly kind: 'file'; readonly memory: SourceFileMemory };
