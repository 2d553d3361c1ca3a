import { createHash } from 'node:crypto';
import { isUrlSafeId } from '#domain/document/document-id.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { PublicationRecord } from '#domain/document/publication.ts';
import type { PersonRecord } from '#domain/document/people.ts';
import {
  presentCaseAsDocument,
  presentPersonAsDocument,
  presentPublicationAsDocument,
} from '#domain/document/record-document.ts';
import type { IndexWriter } from '#server/ports/index-writer.ts';
import {
  RecordRefused,
  type DemoState,
  type LibraryWriter,
  type Reconciliation,
  type ReconcileWish,
  type RecordOrigin,
  type SourceFileMemory,
  type StagedRecord,
  type StageMark,
  type StageOutcome,
} from '#server/ports/library-writer.ts';
import { carryAnchors } from './carry-anchors.ts';
import { deleteContent, SqliteContentStage } from './content-stage.ts';
import type { SqliteDatabase } from '../database.ts';
import { DocumentIdentities } from './document-identities.ts';
import { writeDocumentRows } from './document-rows.ts';
import { createIndexEntry, createStoredIndexEntry } from './index-entries.ts';
import { beatImportLock, releaseImportLock, takeImportLock } from './import-lock.ts';
import { PublicationTitles } from './publication-titles.ts';
import { writeRecordRow, type RecordTableName } from './record-rows.ts';
import { reconcileLibrary } from './reconcile.ts';
import { reindexLibrary } from './reindex.ts';
import { findSourceFile, forgetSourceFileOf, writeSourceFile } from './source-files.ts';
import type { StagedDocument } from './staged-document.ts';

const COMMIT_BYTES = 4 * 1024 * 1024;
const COMMIT_RECORDS = 200;
const OVERFLOW_BYTES = 32 * 1024 * 1024;

interface StagedRecordRow {
  readonly kind: 'record';
  readonly table: RecordTableName;
  readonly record: { readonly id: string; readonly key: string };
  readonly demo: boolean;
}

type StagedItem =
  | { readonly kind: 'document'; readonly document: StagedDocument }
  | StagedRecordRow
  | { readonly kind: 'file'; readonly memory: SourceFileMemory };

/** The embedded library's writer: one connection, one lock, documents and index in one transaction. */
export class SqliteLibraryWriter implements LibraryWriter {
  readonly #database: SqliteDatabase;
  readonly #index: IndexWriter & { compact(): void };
  readonly #now: () => string;
  readonly #identities: DocumentIdentities;
  readonly #titles: PublicationTitles;
  #staged: StagedItem[] = [];

  constructor(database: SqliteDatabase, index: IndexWriter & { compact(): void }, now: () => string) {
    this.#database = database;
    this.#index = index;
    this.#now = now;
    this.#identities = new DocumentIdentities(database);
    this.#titles = new PublicationTitles(database);
  }

  open(): void {
    takeImportLock(this.#database, this.#now());
    this.#identities.load();
    const left = this.#database.all<{ id: number }>(
      `SELECT DISTINCT content AS id FROM content_chunk
       WHERE content NOT IN (SELECT content FROM document)`,
    );
    this.#database.transaction(() => left.forEach((row) => deleteContent(this.#database, Number(row.id))));
  }

  close(): void {
    releaseImportLock(this.#database);
  }

  findSourceFile(path: string): SourceFileMemory | undefined {
    return findSourceFile(this.#database, path);
  }

  stageContent(): SqliteContentStage {
    return new SqliteContentStage(this.#database, () => this.#identities.nextContent());
  }

  stage(staged: StagedRecord, origin: RecordOrigin): StageOutcome {
    switch (staged.kind) {
      case 'document':
        return this.#stageDocument('document', staged.record, staged.content as SqliteContentStage, origin);
      case 'publication': {
        const { record, blocks } = presentPublicationAsDocument(staged.record);
        const id = this.#stageRecord('publication', staged.record, origin);
        this.#titles.remember({ ...staged.record, id });
        return this.#stageBlocks('publication', { ...record, id, publication: id }, blocks, origin);
      }
      case 'case': {
        const named = this.#identities.nameParticipants(staged.record);
        const id = this.#stageRecord('case_record', named, origin);
        if (staged.document) {
          const { record, content } = staged.document;
          return this.#stageDocument('case', { ...record, id, case: id }, content as SqliteContentStage, origin);
        }
        const { record, blocks } = presentCaseAsDocument(named);
        return this.#stageBlocks('case', { ...record, id, case: id }, blocks, origin);
      }
      case 'person':
        this.#identities.rememberPerson(staged.record);
        return this.#stagePerson(staged.record, origin);
      case 'organization':
        return this.#stageOwnRecord('organization', staged.record, origin);
    }
  }

  stageSourceFile(memory: SourceFileMemory): void {
    this.#staged.push({ kind: 'file', memory });
  }

  get isCommitDue(): boolean {
    return this.#staged.length >= COMMIT_RECORDS || this.#bytesInMemory() >= COMMIT_BYTES;
  }

  commit(): void {
    if (this.#staged.length === 0) return;
    // One instant for store and index: what is stamped can be found as soon as this is written, never much later.
    const at = this.#now();
    const documents = this.#staged.flatMap((item) => (item.kind === 'document' ? [item.document] : []));
    for (const document of documents) this.#index.add(createIndexEntry(document, this.#titles, at));
    for (const number of this.#titles.takeChaptersOfRenamed(documents)) {
      this.#index.add(createStoredIndexEntry(this.#database, number, this.#titles));
    }
    this.#index.prepare();
    this.#database.transaction(() => {
      const changed = documents.length > 0 ? 1 : 0;
      this.#database.run('UPDATE library_state SET corpus_version = corpus_version + ? WHERE id = 1', changed);
      for (const item of this.#staged) this.#write(item, at);
      this.#index.commit();
      beatImportLock(this.#database, this.#now());
    });
    this.#staged = [];
    this.#identities.settle();
  }

  mark(): StageMark {
    return this.#staged.length;
  }

  rollback(mark: StageMark = 0): void {
    for (const item of this.#staged.slice(mark)) if (item.kind === 'document') item.document.content.discard();
    this.#staged = this.#staged.slice(0, mark);
    this.#titles.forget();
    for (const item of this.#staged) {
      if (item.kind === 'record' && item.table === 'publication') {
        this.#titles.remember(item.record as PublicationRecord & { id: string });
      }
    }
    this.#identities.forget(this.#staged.flatMap((item) => (item.kind === 'document' ? [item.document] : [])));
  }

  remove(ids: readonly string[]): string[] {
    const found = ids.flatMap((id) => this.#identities.findById(id) ?? []).filter((document) => !document.removed);
    found.forEach((document) => this.#index.remove(document.number));
    this.#index.prepare();
    const at = this.#now();
    this.#database.transaction(() => {
      for (const { number, content } of found) {
        forgetSourceFileOf(this.#database, number);
        this.#database.run('UPDATE document SET removed_at = ? WHERE number = ?', at, number);
        this.#database.run('DELETE FROM document_name WHERE document = ?', number);
        this.#database.run('DELETE FROM document_alias WHERE document = ?', number);
        this.#database.run('DELETE FROM document_reference WHERE document = ?', number);
        deleteContent(this.#database, content);
      }
      this.#database.run('UPDATE library_state SET corpus_version = corpus_version + 1 WHERE id = 1');
      this.#index.commit();
    });
    return found.map((document) => document.id);
  }

  listDemoIds(): string[] {
    return this.#database
      .all<{ id: string }>('SELECT id FROM document WHERE demo = 1 AND removed_at IS NULL')
      .map((row) => row.id);
  }

  readDemoState(): DemoState {
    return this.#database.get<{ demo: DemoState }>('SELECT demo FROM library_state WHERE id = 1')?.demo ?? 'absent';
  }

  writeDemoState(state: DemoState): void {
    this.#database.run('UPDATE library_state SET demo = ? WHERE id = 1', state);
  }

  reindex(onProgress: (done: number, total: number) => void): void {
    reindexLibrary(this.#database, this.#index, this.#titles, onProgress);
  }

  reconcile(wish: ReconcileWish): Promise<Reconciliation> {
    const parts = { database: this.#database, index: this.#index, titles: this.#titles, now: this.#now };
    return reconcileLibrary(parts, wish);
  }

  compact(): void {
    this.#index.compact();
  }

  #bytesInMemory(): number {
    let bytes = 0;
    for (const item of this.#staged) if (item.kind === 'document') bytes += item.document.content.bytesInMemory;
    return bytes;
  }

  /** A file with very many documents is taken whole: its texts wait on disk. */
  #spillOverflow(): void {
    if (this.#bytesInMemory() < OVERFLOW_BYTES) return;
    for (const item of this.#staged) if (item.kind === 'document') item.document.content.spill();
  }

  #stageBlocks(
    kind: StagedDocument['kind'],
    record: DocumentRecord,
    blocks: Parameters<SqliteContentStage['addBlocks']>[0],
    origin: RecordOrigin,
  ): StageOutcome {
    const content = this.stageContent();
    content.addBlocks(blocks);
    return this.#stageDocument(kind, record, content, origin);
  }

  #stageRecord(table: RecordTableName, record: { readonly key: string; readonly id?: string }, origin: RecordOrigin) {
    const id = this.#identities.identify(record.key, record.id).id;
    this.#staged.push({ kind: 'record', table, record: { ...record, id }, demo: origin.demo });
    return id;
  }

  #stageOwnRecord(
    table: RecordTableName,
    record: { readonly key: string; readonly id?: string },
    origin: RecordOrigin,
  ): StageOutcome {
    const known = this.#database.get<{ record_json: string }>(
      `SELECT record_json FROM ${table} WHERE key = ?`,
      record.key,
    );
    const id = this.#stageRecord(table, record, origin);
    if (!known) return 'imported';
    return known.record_json === JSON.stringify({ ...record, id }) ? 'unchanged' : 'updated';
  }

  /** A person of an edition is a profile to read, too. */
  #stagePerson(person: PersonRecord, origin: RecordOrigin): StageOutcome {
    const outcome = this.#stageOwnRecord('person', person, origin);
    if (person.editions.length + origin.editions.length === 0) return outcome;
    const { record, blocks } = presentPersonAsDocument(person);
    return this.#stageBlocks('document', record, blocks, origin);
  }

  #stageDocument(
    kind: StagedDocument['kind'],
    record: DocumentRecord,
    content: SqliteContentStage,
    origin: RecordOrigin,
  ): StageOutcome {
    if (record.id !== undefined && !isUrlSafeId(record.id)) {
      throw new RecordRefused(`the id "${record.id}" is not URL-safe: letters, digits, ".", "_", "~" and "-" only`);
    }
    const known = this.#identities.identify(record.key, record.id);
    const editions = [...new Set([...known.editions, ...record.editions, ...origin.editions])].sort();
    if (editions.length === 0) {
      throw new RecordRefused('it names no edition; say which one with --edition KA, KIPL or KCL');
    }
    content.finish();
    const contentSha256 = createHash('sha256')
      .update(content.digest())
      .update(JSON.stringify(record))
      .update(origin.demo ? 'demo' : '')
      .digest('hex');
    const isSame = known.sha256 === contentSha256 && !known.removed;
    if (isSame && editions.length === known.editions.length) {
      content.discard();
      return 'unchanged';
    }
    const isRevision = known.sha256 !== undefined && known.content !== undefined && !known.removed;
    const document: StagedDocument = {
      number: known.number,
      id: known.id,
      kind,
      record,
      editions,
      content: isRevision
        ? carryAnchors(this.#database, known.content, content, () => this.#identities.nextContent())
        : content,
      contentSha256,
      version: known.version + (isSame ? 0 : 1),
      firstImportedAt: known.firstImportedAt,
      origin,
    };
    this.#identities.remember(record.key, document);
    this.#staged.push({ kind: 'document', document });
    this.#spillOverflow();
    return known.sha256 === undefined || known.removed ? 'imported' : 'updated';
  }

  #write(item: StagedItem, at: string): void {
    if (item.kind === 'document') writeDocumentRows(this.#database, item.document, this.#titles, at);
    else if (item.kind === 'record') writeRecordRow(this.#database, item.table, item.record, item.demo);
    else writeSourceFile(this.#database, item.memory, at);
  }
}
