import type { DocumentRecord } from '#domain/document/document.ts';
import type { RecordOrigin } from '#server/ports/library-writer.ts';
import type { SqliteContentStage } from './content-stage.ts';

/** A document that the next commit writes. */
export interface StagedDocument {
  readonly number: number;
  readonly id: string;
  readonly kind: 'document' | 'publication' | 'case';
  readonly record: DocumentRecord;
  readonly editions: readonly string[];
  readonly content: SqliteContentStage;
  readonly contentSha256: string;
  readonly version: number;
  /** Undefined for what is new: it counts as imported with the commit that brings it. */
  readonly firstImportedAt: string | undefined;
  readonly origin: RecordOrigin;
}
