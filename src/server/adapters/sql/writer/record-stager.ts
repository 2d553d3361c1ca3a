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
import { DocumentIdentities, type KnownDocument } from './document-identities.ts';
import { digestDocument, isForOthersAlone } from './digest-document.ts';
import { FormatStager } from './format-stager.ts';
import { HeldFormats, type HeldFormat, type StagedFormat } from './held-formats.ts';
import { isReadAgain } from './is-read-again.ts';
import { listLeftEditions } from './left-editions.ts';
import { placeDocument } from './place-document.ts';
import { prepareBatch } from './prepare-batch.ts';
import type { PublicationTitles } from './publication-titles.ts';
import { RecordIdentities } from './record-identities.ts';
import { findHiddenSince } from './hidden-profiles.ts';
import { SqlContentStage, type ContentShelf } from './sql-content-stage.ts';
import type { MovedDocument } from './source-files.ts';
import { StagedBearers } from './staged-bearers.ts';
import type { StagedDocument, StagedItem, StagedRecordRow } from './staged-document.ts';
import { listFormats, listVersions, textsOf } from './staged-items.ts';
import { StagedPeople } from './staged-people.ts';
import type { StagedBatch } from './write-staged.ts';

const NO_EDITION = 'it names no edition; say which one with --edition KA, KIPL or KCL';

/** More texts than these do not wait in memory for their commit. */
const OVERFLOW_BYTES = 32 * 1024 * 1024;

/** Decides of each record what it is to the library, and keeps what changes until it is committed. */
export class RecordStager {
  readonly #shelf: ContentShelf;
  readonly #identities: DocumentIdentities;
  readonly #formats: HeldFormats;
  readonly #formatStager: FormatStager;
  readonly #bearers = new StagedBearers();
  readonly #records: RecordIdentities;
  readonly #people: StagedPeople;
  readonly #titles: PublicationTitles;
  #staged: StagedItem[] = [];
  /** Of staged texts, those in memory. */
  #bytes = 0;

  constructor(shelf: ContentShelf, titles: PublicationTitles) {
    this.#shelf = shelf;
    this.#formats = new HeldFormats(shelf.db);
    this.#identities = new DocumentIdentities(shelf.db, this.#formats);
    this.#formatStager = new FormatStager({
      shelf,
      identities: this.#identities,
      formats: this.#formats,
      staged: this.#bearers,
      stageFormat: this.#holdFormat.bind(this),
      stageMove: this.#holdMove.bind(this),
      stageText: this.#stageKnown.bind(this, 'document'),
    });
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

  /** Takes away one format of a work that has others. */
  takeAway(format: HeldFormat, isDemo: boolean): Promise<void> {
    return this.#formatStager.takeAway(format, isDemo);
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
      return this.#takeDocument(staged.record, staged.content as SqlContentStage, origin);
    }
    return this.#takeRecord(RECORD_KINDS[staged.kind], staged, origin);
  }

  async #takeDocument(given: DocumentRecord, content: SqlContentStage, origin: RecordOrigin): Promise<StageOutcome> {
    checkId(given.id);
    const again = await this.#formatStager.takeAgain(given, content, origin);
    if (again) return again;
    const { record, known: held, movedFrom } = await placeDocument(this.#shelf.db, this.#identities, given, origin);
    if (!held || held.removedAt !== undefined) {
      const merged = await this.#formatStager.merge(held, record, content, origin);
      if (merged) return merged;
    }
    const known = held ?? (await this.#identities.create(record.key, record.id));
    const outcome = await this.#stageKnown('document', known, record, content, origin);
    if (movedFrom === undefined) return outcome;
    this.#holdMove({ document: known.number, from: movedFrom, to: origin.path });
    this.#identities.rememberMove(record.key, known, origin);
    const { version } = (await this.#identities.find(record.key)) ?? known;
    return version === known.version ? 'moved' : outcome;
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
  prepareBatch(): Promise<StagedBatch> {
    return prepareBatch(this.#staged, this.#titles, this.#shelf.contents);
  }

  /** What was staged is stored. */
  async settle(): Promise<void> {
    const documents = this.#documents();
    const stored = new Set<SqlContentStage>([
      ...listVersions(documents).map(({ content }) => content),
      ...listFormats(this.#staged).flatMap(({ text }) => text ?? []),
    ]);
    const texts = this.#texts();
    this.#staged = [];
    this.#bytes = 0;
    this.#identities.settle();
    this.#formats.forget();
    this.#bearers.forget();
    this.#records.forget();
    this.#people.forget();
    this.#titles.settle();
    for (const text of texts) if (!stored.has(text)) await text.discard();
  }

  /** Forgets what was staged from the mark on. */
  async rollback(mark: number): Promise<void> {
    const gone = this.#staged.slice(mark);
    this.#staged = this.#staged.slice(0, mark);
    this.#bytes = this.#texts().reduce((sum, { bytesInMemory }) => sum + bytesInMemory, 0);
    this.#identities.forget(this.#documents());
    this.#formats.forget();
    this.#bearers.forget();
    for (const document of this.#documents()) this.#bearers.remember(document);
    this.#records.forget();
    this.#people.forget();
    this.#titles.forget();
    for (const item of this.#staged) if (item.kind === 'record') await this.#remember(item.record);
    for (const item of this.#staged) if (item.kind === 'format') this.#formats.remember(item.format);
    for (const text of gone.flatMap(textsOf)) await text.discard();
  }

  #texts(): SqlContentStage[] {
    return this.#staged.flatMap(textsOf);
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
    const leftEditions = listLeftEditions(formerJson, record, origin.editions);
    const staged = { number, id, row, record, editions, leftEditions };
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
    return this.#stageKnown(kind, await this.#identities.identify(record.key, record.id), record, content, origin);
  }

  async #stageKnown(
    kind: StagedDocument['kind'],
    known: KnownDocument,
    record: DocumentRecord,
    content: SqlContentStage,
    origin: RecordOrigin,
  ): Promise<StageOutcome> {
    const hiddenSince = record.profile && (await findHiddenSince(this.#shelf.db, record.key));
    const isGone = known.removedAt !== hiddenSince;
    const left = await this.#listLeft(known, record, origin);
    const all = [...known.editions, ...record.editions, ...origin.editions];
    const editions = [...new Set(all)].filter((edition) => !left.includes(edition)).sort();
    if (editions.length === 0) throw new RecordRefused(NO_EDITION);
    const recordJson = JSON.stringify(record);
    const contentSha256 = digestDocument(content, record, origin.demo);
    const isSame = known.sha256 === contentSha256 && !isGone;
    const isForOthers = !isGone && isForOthersAlone(known, content, record, origin.demo);
    const isMended = isSame || isForOthers || (await isReadAgain(this.#shelf.db, known, origin));
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
      hiddenSince,
      origin,
    };
    await this.#hold(document);
    return known.sha256 === undefined || isGone ? 'imported' : 'updated';
  }

  /** A work that came in several files stays in every edition that any of them came into. */
  async #listLeft(known: KnownDocument, record: DocumentRecord, { editions }: RecordOrigin): Promise<string[]> {
    const left = listLeftEditions(known.source?.recordJson, record, editions);
    return left.length > 0 && (await this.#formats.list(known.number)).length > 1 ? [] : left;
  }

  /** Keeps a document until it is committed. */
  async #hold(document: StagedDocument): Promise<void> {
    this.#identities.remember(document);
    this.#bearers.remember(document);
    this.#staged.push({ kind: 'document', document });
    this.#bytes += document.content.bytesInMemory;
    if (this.#bytes >= OVERFLOW_BYTES) await this.#spill();
  }

  #holdMove(move: MovedDocument): void {
    this.#staged.push({ kind: 'move', move });
  }

  #holdFormat(staged: StagedFormat): void {
    this.#formats.remember(staged);
    this.#staged.push({ kind: 'format', format: staged });
    this.#bytes += staged.text?.bytesInMemory ?? 0;
  }

  /** A file with very many documents is taken whole: its texts wait on disk. */
  async #spill(): Promise<void> {
    for (const text of this.#texts()) await text.spill();
    this.#bytes = 0;
  }
}

function checkId(id: string | undefined): void {
  if (id === undefined || isUrlSafeId(id)) return;
  throw new RecordRefused(`the id "${id}" is not URL-safe: letters, digits, ".", "_", "~" and "-" only`);
}
