import { isDeepStrictEqual } from 'node:util';
import { isUrlSafeId } from '#domain/document/document-id.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { ComparisonRecord } from '#domain/records/comparison.ts';
import type { FactRecord } from '#domain/records/fact.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/records/kinds.ts';
import type { LibraryRecord, RecordKind } from '#domain/records/record-kind.ts';
import {
  RecordRefused,
  type RecordOrigin,
  type StagedOfKind,
  type StagedRecord,
  type StageOutcome,
} from '#server/ports/content-writer.ts';
import { carryAnchors } from './carry-anchors.ts';
import type { KnownDocument } from './known-document.ts';
import { digestDocument, isForOthersAlone } from './digest-document.ts';
import { FormatStager } from './format-stager.ts';
import { isReadAgain } from './is-read-again.ts';
import { listLeftEditions } from './left-editions.ts';
import { listNamedBy } from './list-named-by.ts';
import { isRenamed, nameLinkedPeople } from './named-people.ts';
import { placeDocument } from './place-document.ts';
import { findHiddenSince } from './hidden-profiles.ts';
import { SqlContentStage, type ContentShelf } from './sql-content-stage.ts';
import type { HeldFormat, StagedDocument } from './staged-document.ts';
import type { StagedMemory } from './staged-memory.ts';
import { StateStager } from './state-stager.ts';

const NO_EDITION = 'it names no edition; say which one with --edition KA, KIPL or KCL';

/** Decides of each record what it is to the library, and keeps what changes until it is committed. */
export class RecordStager {
  readonly #shelf: ContentShelf;
  readonly #memory: StagedMemory;
  readonly #formatStager: FormatStager;
  readonly #stateStager: StateStager;

  constructor(shelf: ContentShelf, memory: StagedMemory) {
    this.#shelf = shelf;
    this.#memory = memory;
    this.#stateStager = new StateStager(shelf, memory);
    this.#formatStager = new FormatStager({ shelf, memory, stageText: this.#stageKnown.bind(this, 'document') });
  }

  /** Takes away one format of a work that has others. */
  takeAway(format: HeldFormat, isDemo: boolean): Promise<void> {
    return this.#formatStager.takeAway(format, isDemo);
  }

  /** Throws `RecordRefused` where the record cannot be taken; nothing of it stays. */
  async stage(staged: StagedRecord, origin: RecordOrigin): Promise<StageOutcome> {
    const mark = this.#memory.items.length;
    try {
      return await this.#take(staged, origin);
    } catch (error) {
      if (error instanceof RecordRefused) await this.#memory.rollback(mark);
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
    const { identities } = this.#memory;
    const again = await this.#formatStager.takeAgain(given, content, origin);
    if (again) return again;
    const { record, known: held, movedFrom } = await placeDocument(this.#shelf.db, identities, given, origin);
    const former = held && (await this.#stateStager.takeFormer(held, record, content, origin));
    if (former) return former;
    if (!held || held.removedAt !== undefined) {
      const merged = await this.#formatStager.merge(held, record, content, origin);
      if (merged) return merged;
    } else if (movedFrom === undefined) {
      const joined = await this.#formatStager.joinHeld(held, record, content, origin);
      if (joined) return joined;
    }
    const known = held ?? (await identities.create(record.key, record.id));
    const outcome = await this.#stageKnown('document', known, record, content, origin);
    if (movedFrom === undefined) return outcome;
    const move = { document: known.number, from: movedFrom, to: origin.path };
    await this.#memory.hold({ kind: 'move', move, moved: { key: record.key, known, origin } });
    const { version } = (await identities.find(record.key)) ?? known;
    return version === known.version ? 'moved' : outcome;
  }

  async #takeRecord(
    kind: RecordKind<RecordKindName, LibraryRecord>,
    { record: given, document }: StagedOfKind<RecordKindName>,
    origin: RecordOrigin,
  ): Promise<StageOutcome> {
    if (kind.name === 'fact') await this.#memory.facts.refuseRivals((given as FactRecord).fact);
    if (kind.name === 'comparison') {
      const editions = [...given.editions, ...origin.editions];
      await this.#memory.products.refuseDouble(given as ComparisonRecord, editions);
    }
    const named = await nameLinkedPeople(this.#memory.records, kind, given);
    const { record, editions, outcome, number, formerJson } = await this.#stageRecord(kind, named, origin);
    const isChanged = outcome === 'updated';
    if (isChanged && isRenamed(kind, formerJson, record)) await this.#renameIn(number);
    if (document) {
      const belongs = { id: record.id, [kind.documentKind]: record.id };
      const content = document.content as SqlContentStage;
      return this.#stageDocument(kind.documentKind, { ...document.record, ...belongs }, content, { origin, isChanged });
    }
    if (!kind.document || (kind.needsEdition && editions.length === 0)) return outcome;
    const shown = kind.document(record);
    const content = new SqlContentStage(this.#shelf);
    await content.addBlocks(shown.blocks);
    return this.#stageDocument(kind.documentKind, shown.record, content, { origin, isChanged });
  }

  /** What gives somebody by the id alone has the name that they have from now on (OP-192). */
  async #renameIn(number: number): Promise<void> {
    for (const { kind, record, origin } of await listNamedBy(this.#shelf.db, this.#memory.records, number)) {
      await this.#takeRecord(RECORD_KINDS[kind], { kind, record } as StagedOfKind<RecordKindName>, origin);
    }
  }

  async #stageRecord(kind: RecordKind<RecordKindName, LibraryRecord>, given: LibraryRecord, origin: RecordOrigin) {
    const { number, id, formerJson } = await this.#memory.records.identify(kind, given);
    const record = { ...given, id };
    const json = JSON.stringify(record);
    const editions = [...new Set([...record.editions, ...origin.editions])];
    const row = { number, kind: kind.name, id, key: record.key, demo: origin.demo ? 1 : 0, record_json: json };
    const leftEditions = listLeftEditions(formerJson, record, origin.editions);
    const outcome = compareRecords(formerJson, json);
    const isChanged = outcome !== 'unchanged';
    await this.#memory.hold({ kind: 'record', record: { number, id, row, record, editions, leftEditions, isChanged } });
    return { record, editions, outcome, number, formerJson };
  }

  async #stageDocument(
    kind: StagedDocument['kind'],
    record: DocumentRecord,
    content: SqlContentStage,
    { origin, isChanged }: { readonly origin: RecordOrigin; readonly isChanged: boolean },
  ): Promise<StageOutcome> {
    checkId(record.id);
    const known = await this.#memory.identities.identify(record.key, record.id);
    return this.#stageKnown(kind, known, record, content, origin, isChanged);
  }

  /** A record of which another field changed than its document shows is written anew with that, in the same version (OP-192). */
  async #stageKnown(
    kind: StagedDocument['kind'],
    known: KnownDocument,
    record: DocumentRecord,
    content: SqlContentStage,
    origin: RecordOrigin,
    isRecordChanged = false,
  ): Promise<StageOutcome> {
    const hiddenSince = record.profile && (await findHiddenSince(this.#shelf.db, record.key));
    const isGone = known.removedAt !== hiddenSince;
    const left = await this.#listLeft(known, record, origin);
    const all = new Set([...known.editions, ...record.editions, ...origin.editions]);
    const editions = [...all].filter((edition) => !left.includes(edition)).sort();
    if (editions.length === 0) throw new RecordRefused(NO_EDITION);
    const contentSha256 = digestDocument(content, record, origin.demo);
    const isSame = known.sha256 === contentSha256 && !isGone;
    const isForOthers = !isGone && isForOthersAlone(known, content, record, origin.demo);
    const isMended = isSame || isForOthers || (await isReadAgain(this.#shelf.db, known, record, origin));
    if (isSame && !isRecordChanged && editions.length === known.editions.length) {
      await content.discard();
      return 'unchanged';
    }
    const document: StagedDocument = {
      number: known.number,
      id: known.id,
      kind,
      record,
      recordJson: JSON.stringify(record),
      editions,
      content: isGone ? content : await carryAnchors(this.#shelf, known, content),
      contentSha256,
      ...numberVersion(known, isMended),
      stored: known.stored,
      firstImportedAt: known.firstImportedAt,
      hiddenSince,
      origin,
    };
    await this.#memory.hold({ kind: 'document', document });
    return known.sha256 === undefined || isGone ? 'imported' : 'updated';
  }

  /** A work that came in several files stays in every edition that any of them came into. */
  async #listLeft(known: KnownDocument, record: DocumentRecord, { editions }: RecordOrigin): Promise<string[]> {
    const left = listLeftEditions(known.source?.recordJson, record, editions);
    return left.length > 0 && (await this.#memory.formats.list(known.number)).length > 1 ? [] : left;
  }
}

/** One that is mended keeps its number; numbers are given once, in the order in which versions come. */
function numberVersion({ version, highest }: KnownDocument, isMended: boolean) {
  return isMended ? { version, highest } : { version: highest + 1, highest: highest + 1 };
}

function checkId(id: string | undefined): void {
  if (id === undefined || isUrlSafeId(id)) return;
  throw new RecordRefused(`the id "${id}" is not URL-safe: letters, digits, ".", "_", "~" and "-" only`);
}

/** Field by field: what its document says of a record is not all that is known (OP-192). */
function compareRecords(formerJson: string | undefined, json: string): StageOutcome {
  if (formerJson === undefined) return 'imported';
  return formerJson === json || isDeepStrictEqual(JSON.parse(formerJson), JSON.parse(json)) ? 'unchanged' : 'updated';
}
