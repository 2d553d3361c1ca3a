import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { isOtherState } from '#domain/document/state-of-law.ts';
import type { RecordOrigin } from '#server/ports/content-writer.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { KnownDocument } from './known-document.ts';
import { findSourceFile } from './source-files.ts';

/**
 * Whether a document comes from the bytes that it came from before: what changed then is how they are read, and its text
 * is replaced in place (OP-175). Of a file with many documents, those that it brought unchanged with other bytes since
 * are known by the file.
 */
export async function isReadAgain(
  db: Kysely<LibrarySchema>,
  known: KnownDocument,
  { dates }: DocumentRecord,
  { sha256, path }: Pick<RecordOrigin, 'sha256' | 'path'>,
): Promise<boolean> {
  if (known.version === 0) return false;
  // A list may have several states of a law (OP-197).
  const isState = dates.inForceFrom !== undefined && known.source !== undefined;
  if (isState && isOtherState((JSON.parse(known.source.recordJson) as DocumentRecord).dates, dates)) return false;
  if (known.stagedSource !== undefined) return known.stagedSource === sha256;
  const stored = await findVersionSource(db, known);
  if (stored?.sha256 === sha256) return true;
  return stored?.path === path && (await findSourceFile(db, path))?.sha256 === sha256;
}

/** The file that the newest version of a document was read from: its path and the digest that it had. */
export function findVersionSource(
  db: Kysely<LibrarySchema>,
  { number }: Pick<KnownDocument, 'number'>,
): Promise<{ path: string; sha256: string } | undefined> {
  return db
    .selectFrom('document')
    .innerJoin('document_version as current', (join) =>
      join.onRef('current.document', '=', 'document.number').onRef('current.version', '=', 'document.version'),
    )
    .select(['document.source_path as path', 'current.source_sha256 as sha256'])
    .where('document.number', '=', number)
    .executeTakeFirst();
}
