import { listDocumentAliases } from '#domain/document/document-alias.ts';
import { foldName, listDocumentNames } from '#domain/document/document-name.ts';
import { listTreePaths } from '#domain/document/facet-values.ts';
import { deleteContent } from './content-stage.ts';
import type { SqliteDatabase } from '../database.ts';
import type { StagedDocument } from './staged-document.ts';
import type { PublicationTitles } from './publication-titles.ts';

/** Writes a staged document with its content, names, references and version; inside the committing transaction. */
export function writeDocumentRows(
  database: SqliteDatabase,
  document: StagedDocument,
  titles: PublicationTitles,
  at: string,
): void {
  const former = database.get<{ content: number; version: number }>(
    'SELECT content, version FROM document WHERE number = ?',
    document.number,
  );
  const content = writeContent(database, document);
  const { record } = document;
  database.run(
    `INSERT INTO document (number, id, key, kind, title, type, publication, "case", demo, record_json, content,
       content_sha256, version, first_imported_at, imported_at, removed_at, source_path)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?)
     ON CONFLICT (number) DO UPDATE SET kind = excluded.kind, title = excluded.title, type = excluded.type,
       publication = excluded.publication, "case" = excluded."case", demo = excluded.demo,
       record_json = excluded.record_json, content = excluded.content, content_sha256 = excluded.content_sha256,
       version = excluded.version, imported_at = excluded.imported_at, removed_at = NULL,
       source_path = excluded.source_path`,
    document.number,
    document.id,
    record.key,
    document.kind,
    record.title,
    record.type,
    titles.find(record.publication)?.id ?? null,
    record.case ?? null,
    document.origin.demo ? 1 : 0,
    JSON.stringify(record),
    content,
    document.contentSha256,
    document.version,
    document.firstImportedAt ?? at,
    at,
    document.origin.path,
  );
  if (former && Number(former.content) !== content) deleteContent(database, Number(former.content));
  writeEditions(database, document);
  writeNames(database, document);
  writeTreesAndPlaces(database, document);
  if (former && Number(former.version) === document.version) return;
  database.run(
    `INSERT INTO document_version (document, version, source_sha256, imported_at, corpus_version)
     SELECT ?, ?, ?, ?, corpus_version FROM library_state WHERE id = 1`,
    document.number,
    document.version,
    document.origin.sha256,
    at,
  );
}

function writeContent(database: SqliteDatabase, document: StagedDocument): number {
  const facts = document.content.finish();
  const id = document.content.writeRows();
  database.run(
    `INSERT INTO content (id, blocks, words, characters, outline_json) VALUES (?, ?, ?, ?, ?)`,
    id,
    facts.blocks,
    facts.words,
    facts.characters,
    JSON.stringify(facts.outline),
  );
  return id;
}

function writeEditions(database: SqliteDatabase, document: StagedDocument): void {
  for (const edition of document.editions) {
    database.run(
      'INSERT INTO document_edition (document, edition) VALUES (?, ?) ON CONFLICT DO NOTHING',
      document.number,
      edition,
    );
  }
}

function writeNames(database: SqliteDatabase, document: StagedDocument): void {
  const { number, id, record } = document;
  database.run('DELETE FROM document_name WHERE document = ?', number);
  for (const name of listDocumentNames(id, record)) {
    database.run('INSERT INTO document_name (name, document) VALUES (?, ?)', name, number);
  }
  database.run('DELETE FROM document_alias WHERE document = ?', number);
  for (const { name, kind } of listDocumentAliases(record)) {
    database.run('INSERT INTO document_alias (name, kind, document) VALUES (?, ?, ?)', name, kind, number);
  }
  database.run('DELETE FROM document_reference WHERE document = ?', number);
  for (const reference of record.references) {
    database.run(
      'INSERT INTO document_reference (document, target, label, list) VALUES (?, ?, ?, ?)',
      number,
      foldName(reference.target),
      reference.label ?? null,
      reference.list ?? 'related',
    );
  }
}

function writeTreesAndPlaces(database: SqliteDatabase, document: StagedDocument): void {
  for (const path of document.record.topics.flatMap(listTreePaths)) {
    const cut = path.lastIndexOf(' > ');
    database.run(
      'INSERT INTO topic (path, parent, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      path,
      cut < 0 ? null : path.slice(0, cut),
      cut < 0 ? path : path.slice(cut + 3),
    );
  }
  for (const name of document.record.jurisdictions) {
    database.run('INSERT INTO jurisdiction (name) VALUES (?) ON CONFLICT DO NOTHING', name);
  }
}
