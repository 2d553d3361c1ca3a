import { createHash } from 'node:crypto';
import type { Block } from '#domain/document/block.ts';
import { isUrlSafeId } from '#domain/document/document-id.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/records/kinds.ts';
import type { LibraryRecord, RecordKind } from '#domain/records/record-kind.ts';
import {
  RecordRefused,
  type RecordOrigin,
  type SourceFileMemory,
  type StagedOfKind,
  type StagedRecord,
  type StageOutcome,
} from '#server/ports/content-writer.ts';
import { carryAnchors } from './carry-anchors.ts';
import { DocumentIdentities } from './document-identities.ts';
import type { ReadyDocument, ReadyVersion } from './document-rows.ts';
import { isReadAgain } from './is-read-again.ts';
import type { PublicationTitles } from './publication-titles.ts';
import { RecordIdentities } from './record-identities.ts';
import { findAsideSince } from './set-aside.ts';
import { SqlContentStage, type ContentShelf } from './sql-content-stage.ts';
import type { StagedDocument, StagedItem, StagedRecordRow } from './staged-document.ts';
import { StagedPeople } from './staged-people.ts';
import type { StagedBatch } from './write-staged.ts';

const NO_EDITION = 'it names no edition; say which one with --edition KA, KIPL or KCL';

/** More texts than these do not wait in memory for their commit. */
const OVERFLOW_BYTES = 32 * 1024 * 1024;

/** Decides of each record what it is to the library, and keeps what changes until it is committed. */
export class RecordStager {
  readonly #shelf: ContentShelf;
  readonly #identities: DocumentIdentities;
  readonly #records: RecordIdentities;
  readonly #people: StagedPeople;
  readonly #titles: PublicationTitles;
  #staged: StagedItem[] = [];
  /** Of staged texts, those in memory. */
  #bytes = 0;

  constructor(shelf: ContentShelf, titles: PublicationTitles) {
    this.#shelf = shelf;
    this.#identities = new DocumentIdentities(shelf.db);
    this.#records = new RecordIdentities(shelf.db, this.#identities);
    this.#people = new StagedPeople(shelf.db);
    this.#titles = titles;
  }

  get staged(): readonly StagedItem[] {
    return this.#staged;
  }

  get bytesInMemory(): number {
    return this.#bytes;
  }

  hasPerson(id: string): Promise<boolean> {
    return this.#people.has(id);
  }

  stageContent(): SqlContentStage {
    return new SqlContentStage(this.#shelf);
  }

  stageFile(memory: SourceFileMemory): void {
    this.#staged.push({ kind: 'file', memory });
  }

  /** Throws `RecordRefused` where the record cannot be taken; nothing of it stays. */
  async stage(staged: StagedRecord, origin: RecordOrigin): Promise<StageOutcome> {
    const mark = this.#staged.length;
    try {
      return await this.#take(staged, origin);
    } catch (error) {
      if (error instanceof RecordRefused) await this.rollback(mark);
      throw error;
    }
  }

  async #take(staged: StagedRecord, origin: RecordOrigin): Promise<StageOutcome> {
    if (staged.kind === 'document') {
      return this.#stageDocument('document', staged.record, staged.content as SqlContentStage, origin);
    }
    return this.#takeRecord(RECORD_KINDS[staged.kind], staged, origin);
  }

  async #takeRecord(
    kind: RecordKind<RecordKindName, LibraryRecord>,
    { record: given, document }: StagedOfKind<RecordKindName>,
    origin: RecordOrigin,
  ): Promise<StageOutcome> {
    const named = await this.#people.nameLinked(kind, given);
    const { record, editions, outcome } = await this.#stageRecord(kind, named, origin);
    if (document) {
      const belongs = { id: record.id, [kind.documentKind]: record.id };
      const content = document.content as SqlContentStage;
      return this.#stageDocument(kind.documentKind, { ...document.record, ...belongs }, content, origin);
    }
    if (!kind.document || (kind.needsEdition && editions.length === 0)) return outcome;
    const shown = kind.document(record);
    return this.#stageBlocks(kind.documentKind, shown.record, shown.blocks, origin);
  }

  /** All that is staged, ready to be written. */
  async prepareBatch(): Promise<StagedBatch> {
    const versions = listVersions(this.#documents());
    const last = new Map(versions.map((document) => [document.number, document]));
    const documents: ReadyDocument[] = [];
    const passed: ReadyVersion[] = [];
    for (const document of versions) {
      const content = await document.content.number();
      if (last.get(document.number) !== document) {
        passed.push({ document, content });
        continue;
      }
      const publication = await this.#titles.find(document.record.publication);
      documents.push({ document, content, publication, links: await document.content.listLinks() });
    }
    return {
      documents,
      passed,
      records: this.#staged.flatMap((item) => (item.kind === 'record' ? [item.record] : [])),
      files: this.#staged.flatMap((item) => (item.kind === 'file' ? [item.memory] : [])),
    };
  }

  /** What was staged is stored. */
  async settle(): Promise<void> {
    const documents = this.#documents();
    const stored = new Set(listVersions(documents));
    this.#staged = [];
    this.#bytes = 0;
    this.#identities.settle();
    this.#records.forget();
    this.#people.forget();
    this.#titles.settle();
    for (const document of documents) if (!stored.has(document)) await document.content.discard();
  }

  /** Forgets what was staged from the mark on. */
  async rollback(mark: number): Promise<void> {
    const gone = this.#staged.slice(mark);
    this.#staged = this.#staged.slice(0, mark);
    this.#bytes = this.#documents().reduce((sum, { content }) => sum + content.bytesInMemory, 0);
    this.#identities.forget(this.#documents());
    this.#records.forget();
    this.#people.forget();
    this.#titles.forget();
    for (const item of this.#staged) if (item.kind === 'record') await this.#remember(item.record);
    for (const item of gone) if (item.kind === 'document') await item.document.content.discard();
  }

  #documents(): StagedDocument[] {
    return this.#staged.flatMap((item) => (item.kind === 'document' ? [item.document] : []));
  }

  async #remember(record: StagedRecordRow): Promise<void> {
    this.#records.remember(record);
    this.#people.remember(record);
    await this.#titles.remember(record);
  }

  async #stageRecord(kind: RecordKind<RecordKindName, LibraryRecord>, given: LibraryRecord, origin: RecordOrigin) {
    const { number, id, formerJson } = await this.#records.identify(kind, given);
    const record = { ...given, id };
    const json = JSON.stringify(record);
    const editions = [...new Set([...record.editions, ...origin.editions])];
    const row = { number, kind: kind.name, id, key: record.key, demo: origin.demo ? 1 : 0, record_json: json };
    const staged = { row, record, editions };
    await this.#remember(staged);
    this.#staged.push({ kind: 'record', record: staged });
    const outcome: StageOutcome = formerJson === undefined ? 'imported' : formerJson === json ? 'unchanged' : 'updated';
    return { record, editions, outcome };
  }

  async #stageBlocks(
    kind: StagedDocument['kind'],
    record: DocumentRecord,
    blocks: readonly Block[],
    origin: RecordOrigin,
  ): Promise<StageOutcome> {
    const content = this.stageContent();
    await content.addBlocks(blocks);
    return this.#stageDocument(kind, record, content, origin);
  }

  async #stageDocument(
    kind: StagedDocument['kind'],
    record: DocumentRecord,
    content: SqlContentStage,
    origin: RecordOrigin,
  ): Promise<StageOutcome> {
    checkId(record.id);
    const known = await this.#identities.identify(record.key, record.id);
    const asideSince = record.profile && (await findAsideSince(this.#shelf.db, record.key));
    const isGone = known.removedAt !== asideSince;
    const editions = [...new Set([...known.editions, ...record.editions, ...origin.editions])].sort();
    if (editions.length === 0) throw new RecordRefused(NO_EDITION);
    content.finish();
    const recordJson = JSON.stringify(record);
    const contentSha256 = digest(content.digest(), recordJson, origin.demo ? 'demo' : '');
    const isSame = known.sha256 === contentSha256 && !isGone;
    const isMended = isSame || (await isReadAgain(this.#shelf.db, known, origin));
    if (isSame && editions.length === known.editions.length) {
      await content.discard();
      return 'unchanged';
    }
    const document: StagedDocument = {
      number: known.number,
      id: known.id,
      kind,
      record,
      recordJson,
      editions,
      content: isGone ? content : await carryAnchors(this.#shelf, known, content),
      contentSha256,
      version: known.version + (isMended ? 0 : 1),
      stored: known.stored,
      firstImportedAt: known.firstImportedAt,
      asideSince,
      origin,
    };
    await this.#hold(document);
    return known.sha256 === undefined || isGone ? 'imported' : 'updated';
  }

  /** Keeps a document until it is committed. */
  async #hold(document: StagedDocument): Promise<void> {
    this.#identities.remember(document);
    this.#staged.push({ kind: 'document', document });
    this.#bytes += document.content.bytesInMemory;
    if (this.#bytes >= OVERFLOW_BYTES) await this.#spill();
  }

  /** A file with very many documents is taken whole: its texts wait on disk. */
  async #spill(): Promise<void> {
    for (const { content } of this.#documents()) await content.spill();
    this.#bytes = 0;
  }
}

/** Each version that was staged, as it was staged last, in order. */
function listVersions(staged: readonly StagedDocument[]): StagedDocument[] {
  return [...new Map(staged.map((document) => [`${document.number} ${document.version}`, document])).values()];
}

function checkId(id: string | undefined): void {
  if (id === undefined || isUrlSafeId(id)) return;
  throw new RecordRefused(`the id "${id}" is not URL-safe: letters, digits, ".", "_", "~" and "-" only`);
}

function digest(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
