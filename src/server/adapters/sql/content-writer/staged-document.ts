import type { DocumentRecord } from '#domain/document/document.ts';
import type { RecordOrigin, SourceFileMemory } from '#server/ports/content-writer.ts';
import type { RecordTable, RecordTableName } from '../schema.ts';
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
  /** Whether this is another version than the one before; else it came into further editions only. */
  readonly isRevised: boolean;
  /** The stored content that this one takes the place of. */
  readonly formerContent: number | undefined;
  /** Undefined for what is new: it counts as imported with the commit that brings it. */
  readonly firstImportedAt: string | undefined;
  readonly origin: RecordOrigin;
}

/** A publication, case, person or organisation as it is, under its id. */
export interface StagedRecordRow {
  readonly table: RecordTableName;
  readonly row: RecordTable;
}

export type StagedItem =
  | { readonly kind: 'document'; readonly document: StagedDocument }
  | { readonly kind: 'record'; readonly record: StagedRecordRow }
  | { readonly kind: 'file'; readonly memory: SourceFileMemory };
