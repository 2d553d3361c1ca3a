import type { Insertable, Kysely } from 'kysely';
import type { VersionAccess } from '#server/ports/version-store.ts';
import type { SourceFileMemory } from '#server/ports/content-writer.ts';
import type { LibrarySchema, VersionTable } from '#server/adapters/sql/schema/library-schema.ts';
import { writeDerived } from './derived-table.ts';
import { DOCUMENT_TABLES } from './derived-tables.ts';
import {
  createContentRow,
  createDocumentRow,
  createEditionRows,
  createJurisdictionRows,
  createTopicRows,
  isShown,
  type ReadyDocument,
  type ReadyVersion,
} from './document-rows.ts';
import { leaveEditions } from './left-editions.ts';
import type { LibraryInserts } from './library-inserts.ts';
import { keepFormerVersions } from './keep-former-versions.ts';
import type { PresentDocument } from './known-document.ts';
import type { LibraryParts } from './library-parts.ts';
import { writeMoves, type MovedDocument } from './source-files.ts';
import type { StagedRecordRow } from './staged-document.ts';
import { withdrawDocuments } from './withdraw-documents.ts';
import { writeFormats, type ReadyFormat } from './write-formats.ts';
import { writeRecords } from './write-records.ts';

/** What one commit writes. */
export interface StagedBatch {
  /** Each document once, as it was staged last. */
  readonly documents: readonly ReadyDocument[];
  /** Versions that came and were replaced within the batch. */
  readonly passed: readonly ReadyVersion[];
  readonly records: readonly StagedRecordRow[];
  readonly files: readonly SourceFileMemory[];
  /** Each format once. */
  readonly formats: readonly ReadyFormat[];
  /** Documents that are files of another work from now on. */
  readonly left: readonly PresentDocument[];
  readonly moves: readonly MovedDocument[];
}

/** Writes what was staged; inside the committing transaction. */
export async function writeStaged(
  db: Kysely<LibrarySchema>,
  parts: LibraryParts,
  batch: StagedBatch,
  at: string,
): Promise<void> {
  const { inserts } = parts;
  await writeRecords(db, parts, batch.records, at);
  await withdrawDocuments(db, parts, batch.left, at);
  if (batch.documents.length + batch.passed.length > 0) {
    const documents = batch.documents.map(({ document }) => document);
    const versions = [...batch.passed, ...batch.documents];
    const former = documents.flatMap(({ number, stored }) => (stored === undefined ? [] : [number]));
    await keepFormerVersions(
      db,
      versions.map(({ document }) => document),
      at,
    );
    await inserts.document.write(
      db,
      batch.documents.map((ready) => createDocumentRow(ready, at)),
    );
    await writeContents(db, inserts, versions);
    await raiseAnchors(db, batch.passed);
    await inserts.document_edition.write(db, documents.flatMap(createEditionRows));
    await leaveEditions(db, documents);
    const shown = batch.documents
      .filter(isShown)
      .map(({ document, links }) => ({ ...document, listLinks: async () => links }));
    await writeDerived(db, parts, DOCUMENT_TABLES, shown, former);
    await inserts.topic.write(db, createTopicRows(documents));
    await inserts.jurisdiction.write(db, createJurisdictionRows(documents));
    await writeVersions(db, inserts, batch, at);
  } else if (batch.left.length > 0 || batch.records.some(({ isChanged }) => isChanged)) await raiseCorpusVersion(db);
  await writeFormats(db, inserts, batch.formats);
  await writeMoves(db, batch.moves);
  const files = batch.files.map((memory) => ({ ...memory, place: memory.place ?? null, imported_at: at }));
  await inserts.source_file.write(db, [...new Map(files.map((file) => [file.path, file])).values()]);
}

async function writeContents(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  versions: readonly ReadyVersion[],
): Promise<void> {
  const rows = versions.map(({ document, content }) => document.content.rows(content));
  await inserts.content.write(db, versions.map(createContentRow));
  await inserts.content_chunk.write(
    db,
    rows.flatMap(({ chunks }) => chunks),
  );
  await inserts.content_anchor.write(
    db,
    rows.flatMap(({ anchors }) => anchors),
  );
}

/** No later text of a document takes an anchor that a state of it has which came late. */
async function raiseAnchors(db: Kysely<LibrarySchema>, passed: readonly ReadyVersion[]): Promise<void> {
  for (const { document } of passed.filter((version) => version.document.isFormer)) {
    const { highestAnchor } = document.content.finish();
    await db
      .updateTable('content')
      .set({ highest_anchor: highestAnchor })
      .where('id', '=', (is) => is.selectFrom('document').select('content').where('number', '=', document.number))
      .where((is) => is.or([is('highest_anchor', 'is', null), is('highest_anchor', '<', highestAnchor)]))
      .execute();
  }
}

async function writeVersions(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  { passed, documents }: Pick<StagedBatch, 'passed' | 'documents'>,
  at: string,
): Promise<void> {
  const corpusVersion = await raiseCorpusVersion(db);
  const former = passed.map((version) => createVersionRow(version, at, corpusVersion, at));
  const newest = documents.map((version) => createVersionRow(version, at, corpusVersion, null));
  await inserts.document_version.write(db, [...former, ...newest]);
}

/** A version as it came; with its own text and record where another replaced it. */
function createVersionRow(
  { document, content, publication }: ReadyVersion,
  at: string,
  corpusVersion: number,
  replacedAt: string | null,
) {
  const isFormer = replacedAt !== null;
  const { record, editions } = document;
  const access: VersionAccess = {
    subscriptions: record.subscriptions,
    publication: publication?.id ?? record.publication ?? null,
    editions,
  };
  return {
    document: document.number,
    version: document.version,
    source_sha256: document.origin.sha256,
    imported_at: at,
    corpus_version: corpusVersion,
    replaced_at: replacedAt,
    content: isFormer ? content : null,
    record_json: isFormer ? document.recordJson : null,
    source_path: isFormer ? document.origin.path : null,
    access_json: isFormer ? JSON.stringify(access) : null,
  } satisfies Insertable<VersionTable>;
}

/** Counts one more change of the library; answers how many there were. */
export async function raiseCorpusVersion(db: Kysely<LibrarySchema>): Promise<number> {
  const { corpus_version } = await db
    .updateTable('library_state')
    .set((is) => ({ corpus_version: is('corpus_version', '+', 1) }))
    .where('id', '=', 1)
    .returning('corpus_version')
    .executeTakeFirstOrThrow();
  return corpus_version;
}
