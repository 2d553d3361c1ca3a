import type { DocumentRecord } from '#domain/document/document.ts';
import { isRicher, readTextFacts, shareAgreeing } from '#domain/document/text-facts.ts';
import { listWorkNames } from '#domain/document/work.ts';
import { RecordRefused, type RecordOrigin, type StageOutcome } from '#server/ports/content-writer.ts';
import { digestDocument } from './digest-document.ts';
import type { KnownDocument } from './known-document.ts';
import {
  checkAgreement,
  findWork,
  listDecided,
  readShownText,
  type AgreeingWork,
  type GivenWork,
} from './find-work.ts';
import { checkMoved, isSameFile, locate } from './place-document.ts';
import { SqlContentStage, type ContentShelf } from './sql-content-stage.ts';
import type { StagedMemory } from './staged-memory.ts';
import { listStoredBlocks } from './stored-blocks.ts';
import type { HeldFormat, StagedFormat, StagedItem } from './staged-document.ts';

/** What formats are staged with. */
interface Parts {
  readonly shelf: ContentShelf;
  readonly memory: StagedMemory;
  readonly stageText: (
    known: KnownDocument,
    record: DocumentRecord,
    content: SqlContentStage,
    origin: RecordOrigin,
  ) => Promise<StageOutcome>;
}

/** Decides of documents that are formats of one work which is shown, and what becomes of the others (OP-171). */
export class FormatStager {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Takes a document that is new, or was withdrawn, as a file of a work that is held; undefined where it is one of its
   * own.
   */
  merge(
    withdrawn: Pick<KnownDocument, 'id'> | undefined,
    record: DocumentRecord,
    content: SqlContentStage,
    origin: RecordOrigin,
    keys: readonly string[] = [record.key],
  ): Promise<StageOutcome | undefined> {
    return this.#join(withdrawn?.id, { record, content, origin, keys });
  }

  /**
   * Takes a document that stands beside the work of which it is a file, as its citation says or its words do now: it is
   * withdrawn, and its address leads to the work. Undefined where it stays one of its own, as does what has several files.
   */
  async joinHeld(
    held: KnownDocument,
    record: DocumentRecord,
    content: SqlContentStage,
    origin: RecordOrigin,
  ): Promise<StageOutcome | undefined> {
    const { number, id, stored, stagedContent } = held;
    if (!stored || stagedContent || listWorkNames(record).size === 0) return undefined;
    if ((await this.#parts.memory.formats.list(number)).length > 0) return undefined;
    const left = { number, id, content: stored.content };
    return this.#join(id, { record, content, origin, own: number }, { kind: 'left', left, key: record.key });
  }

  async #join(
    id: string | undefined,
    given: GivenWork,
    left?: Extract<StagedItem, { kind: 'left' }>,
  ): Promise<StageOutcome | undefined> {
    const { shelf, memory } = this.#parts;
    const { formats, identities, bearers, joins } = memory;
    const found = await findWork({ db: shelf.db, formats, bearers, joins }, given);
    const known = found && (await identities.find(found.work.key));
    if (!found || !known) return undefined;
    if (left) await memory.hold(left);
    await this.#takeAs(id ?? (await identities.create(given.record.key, given.record.id)).id, found, known, given);
    return 'merged';
  }

  /** Takes a document as a file of the work that was found, which keeps the id for good. */
  async #takeAs(
    id: string,
    found: AgreeingWork,
    known: KnownDocument,
    { record: given, content, origin }: GivenWork,
  ): Promise<void> {
    const { work, agreeing, text } = found;
    const shown = await this.#findShown(found, known);
    const record = asWork(given, work.key);
    const own: HeldFormat = {
      key: given.key,
      id,
      document: work.number,
      work: work.key,
      path: origin.path,
      place: origin.file?.place,
      source_sha256: origin.sha256,
      content_sha256: digestDocument(content, record, origin.demo),
      agreeing,
      structure: text.structure,
      state: 'kept',
      content: null,
      record_json: JSON.stringify(record),
    };
    await this.#arrange({ shown, own, known, record, content, origin }, work);
    await this.#widen(work.key, given, origin);
  }

  /** Takes a format that came before; undefined where no work has a format with this key. */
  async takeAgain(
    given: DocumentRecord,
    content: SqlContentStage,
    origin: RecordOrigin,
  ): Promise<StageOutcome | undefined> {
    const { formats, identities } = this.#parts.memory;
    const held = (await formats.find(given.key))?.format;
    const known = held && (await identities.find(held.work));
    if (!held || !known) return undefined;
    const record = asWork(given, held.work);
    const isGone = held.state === 'gone';
    const from = isGone ? undefined : await this.#findMove(held, given.key, origin);
    const shown = held.state === 'shown' ? { document: held.document } : {};
    if (from !== undefined) await this.#parts.memory.hold({ kind: 'move', move: { ...shown, from, to: origin.path } });
    const own = renew(held, digestDocument(content, record, origin.demo), origin);
    if (known.removedAt !== undefined) {
      const merged = await this.merge(held, given, content, origin, [given.key, held.work]);
      if (merged) return merged;
      await this.#stageFormat({ format: { ...own, state: 'shown', content: null, record_json: null } });
      return this.#parts.stageText(known, record, content, origin);
    }
    const isSame = !isGone && held.content_sha256 === own.content_sha256;
    const waiting = await formats.find(given.key);
    if (from !== undefined && isSame) await this.#stageFormat({ ...waiting, format: { ...held, ...placeOf(own) } });
    if (held.state === 'shown') {
      const { structure } = isSame ? held : await readTextFacts(content.listBlocks());
      if (!isSame) await this.#stageFormat({ format: { ...own, structure } });
      const outcome = await this.#parts.stageText(known, record, content, origin);
      return from !== undefined && isSame ? 'moved' : outcome;
    }
    if (isSame) await content.discard();
    else await this.#takeKept({ own, known, record, content, origin });
    const isWider = await this.#widen(held.work, given, origin);
    if (isGone) return 'merged';
    if (isSame && !isWider) return from === undefined ? 'unchanged' : 'moved';
    return 'updated';
  }

  /** Takes away one format of a work; the richest of the others is shown where it was the one. */
  async takeAway(held: HeldFormat, demo: boolean): Promise<void> {
    const { memory, shelf, stageText } = this.#parts;
    const { formats, identities } = memory;
    const known = await identities.find(held.work);
    const all = (await formats.list(held.document)).map(({ format }) => format);
    const others = all.filter(({ key, state }) => key !== held.key && state === 'kept');
    const next = others.sort((a, b) => (isRicher(a, b) ? -1 : 1))[0];
    const isLast = held.state === 'shown' && !next;
    if (isLast || !known) {
      throw new RecordRefused('it is the only format that is left; withdraw the document itself');
    }
    await this.#stageFormat({ format: { ...held, state: 'gone', content: null, record_json: null } });
    if (held.state !== 'shown' || !next) return;
    const content = new SqlContentStage(shelf);
    for await (const blocks of listStoredBlocks(shelf.db, next.content ?? 0)) await content.addBlocks(blocks);
    const record = JSON.parse(next.record_json ?? '') as DocumentRecord;
    await this.#stageFormat({ format: { ...next, state: 'shown', content: null, record_json: null } });
    await stageText(known, record, content, { path: next.path, sha256: next.source_sha256, editions: [], demo });
  }

  /** The format of a work that is shown; noted now where it came in one alone. */
  async #findShown({ work }: AgreeingWork, known: KnownDocument): Promise<HeldFormat> {
    const all = await this.#parts.memory.formats.list(work.number);
    const shown = all.find(({ format }) => format.state === 'shown')?.format;
    return (
      shown ?? {
        key: work.key,
        id: known.id,
        document: work.number,
        work: work.key,
        path: work.path,
        place: known.source?.place,
        source_sha256: work.sourceSha256,
        content_sha256: work.contentSha256,
        agreeing: 1,
        structure: work.text.structure,
        state: 'shown',
        content: null,
        record_json: null,
      }
    );
  }

  async #takeKept(taken: Omit<Arranged, 'shown'>): Promise<void> {
    const { shelf, memory } = this.#parts;
    const { formats, bearers, joins } = memory;
    const { own, known, record, content, origin } = taken;
    const all = await formats.list(own.document);
    const shown = all.find(({ format }) => format.state === 'shown')?.format;
    if (!shown || !known.source) throw new RecordRefused('the work of which this is a format cannot be read');
    const number = await this.#contentOf(known);
    const text = await readTextFacts(content.listBlocks());
    const agreeing = shareAgreeing(text, await readShownText({ db: shelf.db, bearers }, own.document, number));
    const work = {
      id: known.id,
      path: shown.path,
      content: number,
      recordJson: known.source.recordJson,
      record: JSON.parse(known.source.recordJson) as DocumentRecord,
    };
    const decided = await listDecided(joins, [own.key]);
    const isWhatever = decided.some(
      ({ key, decision }) => decision === 'join-anyway' && all.some(({ format }) => format.key === key),
    );
    checkAgreement({ work, agreeing, isWhatever }, record, origin);
    const weighed = {
      ...own,
      agreeing,
      structure: text.structure,
      state: 'kept',
      record_json: JSON.stringify(record),
    } as const;
    await this.#arrange({ ...taken, own: weighed, shown }, work);
  }

  /** A work belongs to every edition that any of its formats came into, without being another version for it. */
  async #widen(work: string, { editions }: DocumentRecord, origin: RecordOrigin): Promise<boolean> {
    const { shelf, memory, stageText } = this.#parts;
    const { identities, formats, bearers } = memory;
    const known = await identities.find(work);
    const wanted = [...editions, ...origin.editions];
    if (!known?.source || wanted.every((edition) => known.editions.includes(edition))) return false;
    const shown = (await formats.list(known.number)).find(({ format }) => format.state === 'shown')?.format;
    const staged = bearers.find(known.number);
    const content = new SqlContentStage(shelf);
    const blocks = staged ? staged.content.listBlocks() : listStoredBlocks(shelf.db, known.stored?.content ?? 0);
    for await (const some of blocks) await content.addBlocks(some);
    const from = { path: known.source.path, sha256: shown?.source_sha256 ?? origin.sha256 };
    const record = JSON.parse(known.source.recordJson) as DocumentRecord;
    await stageText(known, record, content, {
      ...(staged?.origin ?? { ...from, demo: origin.demo }),
      editions: wanted,
    });
    return true;
  }

  async #contentOf(known: KnownDocument): Promise<number> {
    const staged = this.#parts.memory.bearers.find(known.number);
    return staged ? staged.content.number() : (known.stored?.content ?? 0);
  }

  /** Shows the richer of the two, as a version where it is the one that comes, and keeps the other. */
  async #arrange(
    { shown, own, known, record, content, origin }: Arranged,
    work: { readonly content: number; readonly recordJson: string },
  ): Promise<void> {
    const { stageText } = this.#parts;
    if (!isRicher(own, shown)) {
      await this.#stageFormat({ format: shown });
      await this.#stageFormat({ format: own, text: content });
      return;
    }
    await this.#stageFormat({
      format: { ...shown, state: 'kept', record_json: work.recordJson },
      copyOf: work.content,
    });
    await this.#stageFormat({ format: { ...own, state: 'shown', content: null, record_json: null } });
    await stageText(known, record, content, origin);
  }

  #stageFormat(format: StagedFormat): Promise<void> {
    return this.#parts.memory.hold({ kind: 'format', format });
  }

  /** The path that a format came from before, where it is gone. */
  async #findMove(held: HeldFormat, key: string, { path, file }: RecordOrigin): Promise<string | undefined> {
    if (!file) return undefined;
    const former = await locate(this.#parts.shelf.db, { path: held.path, place: held.place });
    return isSameFile(former, path, file) ? undefined : checkMoved(former, key, { path, file });
  }
}

/** A format that comes, the one that is shown, and the work. */
interface Arranged {
  readonly shown: HeldFormat;
  readonly own: HeldFormat;
  readonly known: KnownDocument;
  readonly record: DocumentRecord;
  readonly content: SqlContentStage;
  readonly origin: RecordOrigin;
}

/** A work keeps its key and its id, whichever format is shown. */
function asWork(given: DocumentRecord, key: string): DocumentRecord {
  if (given.key === key) return given;
  const { id: _own, ...record } = given;
  return { ...record, key };
}

/** A format as it comes now. */
function renew(held: HeldFormat, contentSha256: string, { path, file, sha256 }: RecordOrigin): HeldFormat {
  return { ...held, path, place: file?.place, source_sha256: sha256, content_sha256: contentSha256 };
}

function placeOf({ path, place }: HeldFormat): Pick<HeldFormat, 'path' | 'place'> {
  return { path, place };
}
