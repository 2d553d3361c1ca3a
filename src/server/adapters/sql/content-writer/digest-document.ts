import { createHash } from 'node:crypto';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { SqlContentStage } from './sql-content-stage.ts';

/** A digest of all that makes a version of a document: its text, its record, and whose it is. */
export function digestDocument(content: SqlContentStage, record: DocumentRecord, isDemo: boolean): string {
  content.finish();
  const hash = createHash('sha256');
  for (const part of [content.digest(), JSON.stringify(record), isDemo ? 'demo' : '']) hash.update(part);
  return hash.digest('hex');
}
