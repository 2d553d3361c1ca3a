import { createHash } from 'node:crypto';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { KnownDocument, KnownSource } from './known-document.ts';
import type { SqlContentStage } from './sql-content-stage.ts';

/** A digest of all that makes a version of a document: its text, its record, and whose it is. */
export function digestDocument(content: SqlContentStage, record: DocumentRecord, isDemo: boolean): string {
  return digestParts(content, JSON.stringify(record), isDemo);
}

/**
 * Whether what comes differs from what is known in who may read it and in nothing else: no reader finds another text or
 * another record, so that it is the same version (OP-128).
 */
export function isForOthersAlone(
  { sha256, source }: Pick<KnownDocument, 'sha256'> & { readonly source?: Pick<KnownSource, 'recordJson'> },
  content: SqlContentStage,
  record: DocumentRecord,
  isDemo: boolean,
): boolean {
  if (source === undefined || digestParts(content, source.recordJson, isDemo) !== sha256) return false;
  return withoutReaders(JSON.parse(source.recordJson) as DocumentRecord) === withoutReaders(record);
}

/** A record without the codes and the editions that it is for. */
function withoutReaders(record: DocumentRecord): string {
  return JSON.stringify({ ...record, subscriptions: [], editions: [] });
}

function digestParts(content: SqlContentStage, recordJson: string, isDemo: boolean): string {
  content.finish();
  const hash = createHash('sha256');
  for (const part of [content.digest(), recordJson, isDemo ? 'demo' : '']) hash.update(part);
  return hash.digest('hex');
}
