import { resolve } from 'node:path';
import type { DocumentKey, LegalDate } from '#domain/document/document.ts';
import { ImportRefusal, type ImportEvent, type Importer, type WantedRecord } from '#importers/importer.ts';
import {
  RecordRefused,
  type ContentStage,
  type ContentWriter,
  type RecordOrigin,
  type SourceFileMemory,
  type StagedRecord,
  type StageOutcome,
} from '#server/ports/content-writer.ts';
import type { FileReader } from '#server/ports/file-reader.ts';
import type { ListedFile, SourceFiles } from '#server/ports/source-files.ts';
import { checkRepeated } from './check-repeated.ts';
import { withCaseName } from '#domain/document/case-name.ts';
import { checkSubscriptions, type CodesOfEditions } from './check-subscriptions.ts';
import { describeSource, examineFile, isUnchanged, type ExaminedFile } from './examine-file.ts';
import { FormerSources } from './former-sources.ts';
import type { ImportOptions } from './import-options.ts';
import { RunComparisons } from './run-comparisons.ts';
import { RunRecords, type TakenEvent } from './run-records.ts';
import { describeRefusals } from './describe-refusals.ts';
import { HeadOfText, withoutPlaceholders } from './leave-placeholders.ts';
import { keepAttached } from './keep-attached.ts';
import { ReadAhead } from './read-ahead.ts';
import { RunTally, sumCounts, type Counts } from './run-tally.ts';

/** What of a list waits for people, and how many of its records were taken. */
interface WaitingLines {
  readonly lines: ReadonlySet<number>;
  readonly records: number;
}

/** An event of a file with what it comes with. */
interface TakenEntry {
  readonly event: TakenEvent;
  readonly content: ContentStage;
  readonly file: ListedFile;
  readonly origin: RecordOrigin;
  /** The lines of the documents that this reading of the file gave before, by their keys. */
  readonly taken: Map<DocumentKey, number>;
}

/** What an import works with. */
export interface ImportParts {
  readonly writer: ContentWriter;
  readonly importers: readonly Importer[];
  readonly sources: SourceFiles;
  /** Reads what is in them. */
  readonly reader: FileReader;
  /** The subscription codes that documents may name. */
  readonly codes: CodesOfEditions;
  /** A day of a text that is long after this one stands for none. */
  readonly today: () => LegalDate;
}

/** One run over a list of files: takes each in its turn. */
export class ImportRun {
  readonly tally: RunTally;
  readonly #parts: ImportParts;
  readonly #writer: ContentWriter;
  readonly #options: ImportOptions;
  readonly #former: FormerSources;
  readonly #ahead: ReadAhead;
  readonly #records: RunRecords;
  readonly #comparisons: RunComparisons;
  readonly #head = new HeadOfText();
  /** Files that name people whom nobody knew when they were read; of lists, the lines that do. */
  readonly #waiting = new Map<ListedFile, WaitingLines | undefined>();
  /** Lines of the list at hand that name somebody unknown. */
  #unknown = new Set<number>();
  #isLast = false;
  /** The file after the one at hand. */
  #next: ListedFile | undefined;
  /** Whether nothing of the file at hand was refused that another time may take, as what stands against it is gone. */
  #isSettled = true;

  constructor(parts: ImportParts, options: ImportOptions, files: readonly ListedFile[]) {
    this.#parts = parts;
    this.#writer = parts.writer;
    this.#options = options;
    this.#records = new RunRecords(parts.writer);
    this.#comparisons = new RunComparisons(parts.writer);
    this.#former = new FormerSources(parts, options);
    this.#ahead = new ReadAhead(parts.reader, options.signal, (file) => examineFile(parts, options, file));
    this.tally = new RunTally(options.onProgress, files);
  }

  /** Takes a file; the one after it may be read meanwhile. */
  async take(file: ListedFile, next: ListedFile | undefined): Promise<void> {
    this.tally.report(file.path, 0);
    this.#next = next;
    await this.#tryFile(file, undefined);
    this.tally.finish(file);
  }

  /** Takes what named people who came later; who still is nobody's is refused. */
  async takeWaiting(): Promise<void> {
    this.#isLast = true;
    this.#next = undefined;
    for (const [file, before] of this.#waiting) {
      if (this.#options.signal.aborted) return;
      await this.#tryFile(file, before);
    }
  }

  /** Tells of documents that answer for nobody in the comparison that they name, or not yet (OP-200). */
  async noteUnknownComparisons(): Promise<void> {
    for (const { path, line, words } of await this.#comparisons.listDoubts()) {
      this.tally.note(path, line, `\`comparison\`: ${words}`);
    }
  }

  /** Ends what it reads. */
  close(): Promise<void> {
    return this.#ahead.close();
  }

  async #tryFile(file: ListedFile, before: WaitingLines | undefined): Promise<void> {
    this.#unknown = new Set();
    try {
      await this.#takeFile(file, before);
    } catch (error) {
      if (error instanceof UnknownPerson && !this.#isLast) {
        this.#waiting.set(file, undefined);
        return;
      }
      this.#records.forget(file.path);
      for (const refusal of describeRefusals(error)) this.tally.refuse(file.path, refusal);
    }
  }

  async #takeFile(file: ListedFile, before: WaitingLines | undefined): Promise<void> {
    const examined = await this.#ahead.examine(file);
    if (!examined) return;
    const source = { path: file.path, ...describeSource(examined, this.#options) };
    const place = resolve(file.absolute);
    const known = await this.#writer.findSourceFile(file.path);
    if (isUnchanged(known, source)) {
      this.tally.counts.unchanged += known.records;
      if (known.place !== place) await this.#remember({ ...known, place });
      return;
    }
    const origin = {
      path: file.path,
      sha256: source.sha256,
      editions: this.#options.editions,
      demo: this.#options.demo,
      file: {
        place,
        isAlone: this.#options.roots.includes(file.absolute),
        stillHolds: this.#former.hold.bind(this.#former),
      },
    };
    this.#isSettled = true;
    const taken = await this.#readFile(examined.importer, file, origin, before?.lines);
    if (taken === undefined) return;
    const records = taken + (before?.records ?? 0);
    if (this.#unknown.size > 0) {
      if (!this.#isLast) this.#waiting.set(file, { lines: this.#unknown, records });
      return;
    }
    if (this.#isSettled) await this.#remember({ ...source, records, place });
  }

  async #remember(memory: SourceFileMemory): Promise<void> {
    if (this.#options.dryRun) return;
    this.#writer.stageSourceFile(memory);
    if (this.#writer.isCommitDue) await this.#writer.commit();
  }

  /** Answers how many records the file held, or undefined when reading was interrupted. */
  // Long because: whatever ends the reading of a file gives back what it holds.
  async #readFile(
    importer: Importer,
    file: ListedFile,
    origin: RecordOrigin,
    only: ReadonlySet<number> | undefined,
  ): Promise<number | undefined> {
    const mark = this.#writer.mark();
    const counts = { imported: 0, updated: 0, unchanged: 0, moved: 0, merged: 0 };
    const taken = new Map<DocumentKey, number>();
    const wanted: WantedRecord[] = [];
    const isEntryAtomic = importer.atomic === 'entry';
    // A dry run refuses and takes what an import would, and gives all of it back at the end.
    const isKept = isEntryAtomic && !this.#options.dryRun;
    let content = this.#writer.stageContent();
    this.#head.clear();
    try {
      for await (const event of await this.#open(importer, file)) {
        if (this.#options.signal.aborted) break;
        if (event.kind === 'blocks') {
          this.#head.add(event.blocks);
          await content.addBlocks(event.blocks);
        } else if (event.kind === 'refused') {
          if (!only) this.tally.refuse(file.path, event.refusal);
        } else {
          if (!isEntryAtomic) wanted.push(...wantedBy(event));
          if (only && !only.has(event.line ?? 0)) await content.discard();
          else
            await this.#stage({ event: this.#read(event, file), content, file, origin, taken }, isEntryAtomic, counts);
          if (endsDocument(event)) {
            this.#head.clear();
            content = this.#writer.stageContent();
          }
          if (isKept && this.#writer.isCommitDue) await this.#writer.commit();
        }
      }
      await this.#checkWanted(wanted);
    } catch (error) {
      if (!isKept) await this.#writer.rollback(mark);
      await content.discard();
      if (isEntryAtomic) this.tally.add(counts);
      throw error;
    }
    if (this.#options.signal.aborted) {
      await content.discard();
      if (isEntryAtomic) this.tally.add(counts);
      if (!isKept) await this.#writer.rollback(mark);
      return undefined;
    }
    if (this.#options.dryRun) await this.#writer.rollback(mark);
    this.tally.add(counts);
    return sumCounts(counts);
  }

  /** Without days that stand for none, which the report tells, and with the names of cases as lawyers write them. */
  #read(event: TakenEvent, { path }: ListedFile): TakenEvent {
    const read = withoutPlaceholders(event, this.#head, this.#parts.today());
    for (const date of read.left) {
      this.tally.note(path, event.line ?? 0, `\`${date}\` stands for a day that is not known, and is left out`);
    }
    return read.event.kind === 'document' ? { ...read.event, document: withCaseName(read.event.document) } : read.event;
  }

  /** Begins with a file, and has the next one read once this one is. */
  async #open(importer: Importer, file: ListedFile): Promise<AsyncIterable<ImportEvent>> {
    const onBytes = (bytes: number) => this.tally.report(file.path, bytes);
    const reading = await this.#ahead.open({ file, format: importer.format }, onBytes);
    const next = this.#next;
    if (next) await this.#ahead.follow(reading, next, (examined) => this.#isNew(next, examined));
    return reading;
  }

  async #isNew({ path }: ListedFile, examined: ExaminedFile): Promise<boolean> {
    return !isUnchanged(await this.#writer.findSourceFile(path), describeSource(examined, this.#options));
  }

  async #stage(entry: TakenEntry, isEntryAtomic: boolean, counts: Counts): Promise<void> {
    const { event, origin, taken } = entry;
    try {
      checkRepeated(event, taken);
      this.#records.note(event, origin.path);
      if (isEntryAtomic) await this.#checkWanted(wantedBy(event));
      counts[await this.#stageEvent(entry)] += 1;
      this.#comparisons.note(event, origin);
    } catch (error) {
      if (error instanceof UnknownPerson && isEntryAtomic) {
        this.#unknown.add(event.line ?? 0);
        if (this.#isLast) this.tally.refuse(origin.path, error.refusal);
        return;
      }
      if (!(error instanceof RecordRefused) || !isEntryAtomic) throw error;
      this.tally.refuse(origin.path, { line: event.line ?? 0, column: 0, reason: error.message });
    }
  }

  async #checkWanted(wanted: readonly WantedRecord[]): Promise<void> {
    const unknown = await this.#records.findUnknown(wanted);
    if (unknown) throw new UnknownPerson(unknown.refusal.reason, unknown.refusal.line, unknown.refusal.column);
  }

  async #stageEvent({ event, content, file, origin }: TakenEntry): Promise<StageOutcome> {
    const closed = event.kind === 'comparison' ? event.record : event.document;
    if (closed) {
      const { subscriptions, editions } = closed;
      checkSubscriptions(subscriptions, new Set([...origin.editions, ...editions]), this.#parts.codes);
    }
    if (event.kind === 'document') {
      if (!this.#options.dryRun) await keepAttached(this.#parts, file, event.document);
      return this.#put({ kind: 'document', record: event.document, content }, origin);
    }
    const { document, line: _line, wanted: _wanted, ...record } = event;
    return this.#put({ ...record, ...(document ? { document: { record: document, content } } : {}) }, origin);
  }

  /** What the library refuses now, it may take another time. */
  async #put(record: StagedRecord, origin: RecordOrigin): Promise<StageOutcome> {
    try {
      return await this.#writer.stage(record, origin);
    } catch (error) {
      this.#isSettled = false;
      throw error;
    }
  }
}

/** Somebody whom nobody knows, so far or at the end. */
class UnknownPerson extends ImportRefusal {}

function wantedBy(event: TakenEvent): readonly WantedRecord[] {
  return ('wanted' in event && event.wanted) || [];
}

function endsDocument(event: TakenEvent): boolean {
  return event.document !== undefined;
}
