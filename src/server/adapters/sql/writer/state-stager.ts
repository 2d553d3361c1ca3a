import type { DocumentRecord } from '#domain/document/document.ts';
import { isOtherState, nameState } from '#domain/document/state-of-law.ts';
import type { RecordOrigin, StageOutcome } from '#server/ports/content-writer.ts';
import { carryAnchors, findHighestAnchor } from './carry-anchors.ts';
import { digestDocument, isForOthersAlone } from './digest-document.ts';
import { listHeldStates, readHeldText, type HeldState } from './held-states.ts';
import type { KnownDocument } from './known-document.ts';
import { isSameFile, locate } from './place-document.ts';
import { refuseOverlap } from './refuse-overlap.ts';
import type { ContentShelf, SqlContentStage } from './sql-content-stage.ts';
import type { StagedMemory } from './staged-memory.ts';

/** Takes texts of a law that were in force before the newest that the library has (OP-197, decision 0070). */
export class StateStager {
  readonly #shelf: ContentShelf;
  readonly #memory: StagedMemory;

  constructor(shelf: ContentShelf, memory: StagedMemory) {
    this.#shelf = shelf;
    this.#memory = memory;
  }

  /**
   * Takes a text that another of its document came after as the version that it is; undefined where it is the newest, or
   * says no day. Throws `RecordRefused` where its days are those of another state.
   */
  async takeFormer(
    known: KnownDocument,
    record: DocumentRecord,
    content: SqlContentStage,
    origin: RecordOrigin,
  ): Promise<StageOutcome | undefined> {
    const from = record.dates.inForceFrom;
    if (from === undefined || !known.source || known.removedAt !== undefined) return undefined;
    const held = await listHeldStates(this.#shelf.db, this.#memory.items, known);
    const replaced = (await this.#isReplaced(known, record, origin)) ? known.version : undefined;
    const others = held.filter(({ version }) => version !== replaced);
    refuseOverlap(record.dates, others);
    const newest = others.at(-1);
    if (!newest || from >= newest.inForceFrom) return undefined;
    const same = held.find(({ inForceFrom }) => inForceFrom === from);
    return this.#stage({ known, same }, record, content, origin);
  }

  /** Whether the file that the newest text came from now gives this one in its place: days are corrected there, too. */
  async #isReplaced({ source }: KnownDocument, record: DocumentRecord, { path, file }: RecordOrigin): Promise<boolean> {
    if (!source || !file) return false;
    const newest = JSON.parse(source.recordJson) as DocumentRecord;
    if (!isOtherState(newest.dates, record.dates)) return false;
    const former = await locate(this.#shelf.db, source);
    return isSameFile(former, path, file) && !(await file.stillHolds(former, nameState(newest)));
  }

  /** One that is there already is left as it is; the same source, or the same for others, makes no version (OP-175). */
  async #stage(
    { known, same }: { readonly known: KnownDocument; readonly same: HeldState | undefined },
    record: DocumentRecord,
    content: SqlContentStage,
    origin: RecordOrigin,
  ): Promise<StageOutcome> {
    const { demo, sha256 } = origin;
    const own = [...new Set([...record.editions, ...origin.editions])].sort();
    const contentSha256 = digestDocument(content, record, demo);
    const text = same && (await readHeldText(this.#shelf, this.#memory.items, { known, version: same.version }, demo));
    if (text?.sha256 === contentSha256) {
      await content.discard();
      return 'unchanged';
    }
    const isMended = text && (text.sourceSha256 === sha256 || isForOthersAlone(text, content, record, demo));
    const highestAnchor = await findHighestAnchor(this.#shelf, known);
    const carried = await carryAnchors(this.#shelf, text ? { ...text, highestAnchor } : known, content);
    const version = same && isMended ? same.version : known.highest + 1;
    const highest = Math.max(known.highest, version);
    const document = {
      number: known.number,
      id: known.id,
      kind: 'document',
      record,
      recordJson: JSON.stringify(record),
      editions: own.length > 0 ? own : known.editions,
      content: carried,
      contentSha256,
      version,
      highest,
      stored: isMended ? text.stored : undefined,
      firstImportedAt: known.firstImportedAt,
      hiddenSince: undefined,
      origin,
      isFormer: true,
    } as const;
    const behind = { ...known, highest, highestAnchor: carried.finish().highestAnchor };
    await this.#memory.hold({ kind: 'document', document, behind });
    return 'updated';
  }
}
