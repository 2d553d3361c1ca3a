import type { Insertable, Kysely } from 'kysely';
import type { VersionAccess } from '#server/ports/content-store.ts';
import type { SourceFileMemory } from '#server/ports/content-writer.ts';
import type { LibrarySchema, VersionTable } from '#server/adapters/sql/schema/library-schema.ts';
import { listChangedNames, listNamesOf } from './changed-names.ts';
import { createCitationRows } from './citation-rows.ts';
import {
  createAliasRows,
  createContentRow,
  createDocumentRow,
  createEditionRows,
  createJurisdictionRows,
  createNameRows,
  createTopicRows,
  isShown,
  type ReadyDocument,
  type ReadyVersion,
} from './document-rows.ts';
import { leaveEditions } from './left-editions.ts';
import type { LibraryInserts } from './library-inserts.ts';
import { keepFormerVersions } from './keep-former-versions.ts';
import type { LibraryParts } from './library-parts.ts';
import { createDocumentLinkRows } from '#server/adapters/sql/library/link-rows.ts';
import { repointCitations, resolveCitations } from './resolve-citations.ts';
import { resolveRows } from './resolve-links.ts';
import { writeMoves, type MovedDocument } from './source-files.ts';
import type { StagedDocument, StagedRecordRow } from './staged-document.ts';
import { forgetNames } from './withdraw-documents.ts';
import { nameFormats, writeFormats, type ReadyFormat } from './write-formats.ts';
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
  readonly moves: readonly MovedDocument[];
}

/** What the facts of a document that readers can have are told from. */
export interface ShownDocument extends Pick<ReadyDocument, 'links'> {
  readonly document: Pick<StagedDocument, 'number' | 'id' | 'version' | 'record'>;
}

/** Writes what was staged; inside the committing transaction. */
export async function writeStaged(
  db: Kysely<LibrarySchema>,
  parts: LibraryParts,
  batch: StagedBatch,
  at: string,
): Promise<void> {
  const { inserts } = parts;
  await writeRecords(db, inserts, batch.records, at);
  if (batch.documents.length > 0) {
    const documents = batch.documents.map(({ document }) => document);
    const versions = [...batch.passed, ...batch.documents];
    const former = documents.flatMap(({ number, stored }) => (stored === undefined ? [] : [number]));
    const formerNames = await listNamesOf(db, former);
    await forgetNames(db, former);
    await keepFormerVersions(
      db,
      versions.map(({ document }) => document),
      at,
    );
    await inserts.documents.write(
      db,
      batch.documents.map((ready) => createDocumentRow(ready, at)),
    );
    await writeContents(db, inserts, versions);
    await inserts.editions.write(db, documents.flatMap(createEditionRows));
    await leaveEditions(db, documents);
    const shown = batch.documents.filter(isShown);
    await writeDocumentFacts(db, parts, shown, formerNames);
    await inserts.topics.write(db, createTopicRows(documents));
    await inserts.jurisdictions.write(db, createJurisdictionRows(documents));
    await writeVersions(db, inserts, batch, at);
  }
  await writeFormats(db, inserts, batch.formats);
  await writeMoves(db, batch.moves);
  const files = new Map(
    batch.files.map((memory) => [memory.path, { ...memory, place: memory.place ?? null, imported_at: at }]),
  );
  await inserts.sourceFiles.write(db, [...files.values()]);
}

/**
 * What documents are called, what they cite and whom they name. What came before under one of the former names may be cited
 * by it no longer, and what waited for a new one is led to who has it now.
 */
export async function writeDocumentFacts(
  db: Kysely<LibrarySchema>,
  { inserts, known }: LibraryParts,
  shown: readonly ShownDocument[],
  formerNames: readonly LibrarySchema['document_name'][] = [],
): Promise<void> {
  const documents = shown.map(({ document }) => document);
  const names = documents.flatMap(createNameRows);
  await inserts.names.write(db, names);
  await repointCitations(db, listChangedNames(formerNames, names));
  await nameFormats(
    db,
    documents.map(({ number }) => number),
  );
  await inserts.aliases.write(db, documents.flatMap(createAliasRows));
  const citations = shown.flatMap(({ document, links }) => createCitationRows(document, links, known));
  await inserts.citations.write(db, await resolveCitations(db, citations));
  await inserts.links.write(db, await resolveRows(db, documents.flatMap(createDocumentLinkRows)));
}

async function writeContents(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  versions: readonly ReadyVersion[],
): Promise<void> {
  const rows = versions.map(({ document, content }) => document.content.rows(content));
  await inserts.contents.write(db, versions.map(createContentRow));
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
  { passed, documents }: Pick<StagedBatch, 'passed' | 'documents'>,
  at: string,
): Promise<void> {
  const corpusVersion = await raiseCorpusVersion(db);
  const former = passed.map((version) => createVersionRow(version, at, corpusVersion, at));
  const newest = documents.map((version) => createVersionRow(version, at, corpusVersion, null));
  await inserts.versions.write(db, [...former, ...newest]);
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
