import type { Kysely } from 'kysely';
import type { SourceFileMemory } from '#server/ports/content-writer.ts';
import type { LibrarySchema } from '../schema.ts';
import {
  createAliasRows,
  createContentRow,
  createDocumentRow,
  createEditionRows,
  createJurisdictionRows,
  createNameRows,
  createReferenceRows,
  createTopicRows,
  type ReadyDocument,
} from './document-rows.ts';
import type { LibraryInserts } from './library-inserts.ts';
import { createDocumentLinkRows } from './link-rows.ts';
import { resolveRows } from './resolve-links.ts';
import type { StagedDocument, StagedRecordRow } from './staged-document.ts';
import { deleteContents } from './stored-blocks.ts';
import { forgetNames } from './withdraw-documents.ts';
import { writeRecords } from './write-records.ts';

/** What one commit writes. */
export interface StagedBatch {
  /** Each document once, as it was staged last. */
  readonly documents: readonly ReadyDocument[];
  /** Every version that was staged, in order. */
  readonly versions: readonly StagedDocument[];
  readonly records: readonly StagedRecordRow[];
  readonly files: readonly SourceFileMemory[];
}

/** Writes what was staged; inside the committing transaction. */
export async function writeStaged(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  batch: StagedBatch,
  at: string,
): Promise<void> {
  await writeRecords(db, inserts, batch.records);
  if (batch.documents.length > 0) {
    const documents = batch.documents.map(({ document }) => document);
    const former = documents.filter(({ formerContent }) => formerContent !== undefined);
    await forgetNames(
      db,
      former.map(({ number }) => number),
    );
    await deleteContents(
      db,
      former.flatMap(({ formerContent }) => formerContent ?? []),
    );
    await inserts.documents.write(
      db,
      batch.documents.map((ready) => createDocumentRow(ready, at)),
    );
    await writeContents(db, inserts, batch.documents);
    await inserts.editions.write(db, documents.flatMap(createEditionRows));
    await inserts.names.write(db, documents.flatMap(createNameRows));
    await inserts.aliases.write(db, documents.flatMap(createAliasRows));
    await inserts.references.write(db, documents.flatMap(createReferenceRows));
    await inserts.links.write(db, await resolveRows(db, documents.flatMap(createDocumentLinkRows)));
    await inserts.topics.write(db, createTopicRows(documents));
    await inserts.jurisdictions.write(db, createJurisdictionRows(documents));
    await writeVersions(db, inserts, batch.versions, at);
  }
  const files = new Map(batch.files.map((memory) => [memory.path, { ...memory, imported_at: at }]));
  await inserts.sourceFiles.write(db, [...files.values()]);
}

async function writeContents(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  documents: readonly ReadyDocument[],
): Promise<void> {
  const rows = documents.map(({ document, content }) => document.content.rows(content));
  await inserts.contents.write(db, documents.map(createContentRow));
  await inserts.chunks.write(
    db,
    rows.flatMap(({ chunks }) => chunks),
  );
  await inserts.anchors.write(
    db,
    rows.flatMap(({ anchors }) => anchors),
  );
}

async function writeVersions(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  versions: readonly StagedDocument[],
  at: string,
): Promise<void> {
  const corpusVersion = await raiseCorpusVersion(db);
  const rows = versions.map(({ number, version, origin }) => ({
    document: number,
    version,
    source_sha256: origin.sha256,
    imported_at: at,
    corpus_version: corpusVersion,
  }));
  await inserts.versions.write(db, rows);
}

/** Counts one more change of the documents; answers how many there were. */
export async function raiseCorpusVersion(db: Kysely<LibrarySchema>): Promise<number> {
  const { corpus_version } = await db
    .updateTable('library_state')
    .set((is) => ({ corpus_version: is('corpus_version', '+', 1) }))
    .where('id', '=', 1)
    .returning('corpus_version')
    .executeTakeFirstOrThrow();
  return corpus_version;
}
