import type { IndexEntry, IndexInspection, SearchIndex } from '#server/ports/search-index.ts';
import { fingerprintEntry } from './document-fingerprint.ts';
import { IndexWriter } from './index-writer.ts';
import { readIndexed } from './read-indexed.ts';
import type { SegmentFiles } from './segment-files.ts';
import type { BuiltSegment, OtherBuilder } from './other-builder.ts';

/** What takes more than this to build is waited for before the transaction, whose own part is no longer for it. */
const WAITED_FOR_BYTES = 16 * 1024 * 1024;
/** Pieces removed in one transaction. */
const PIECES_SWEPT = 32;

/**
 * The index in segments, kept where the documents are: its part of a change belongs to the transaction of the store.
 * Held by search-index.conformance.ts.
 */
export class SegmentIndex implements SearchIndex {
  readonly isInStore = true;
  readonly #files: SegmentFiles;
  readonly #writer: IndexWriter;
  readonly #other: OtherBuilder | undefined;
  readonly #dropped = new Set<number>();
  /** Whether the next change is built by the other; from the second on, which one that is short does not reach. */
  #isElsewhere = false;
  #building: Promise<BuiltSegment> | undefined;

  constructor(files: SegmentFiles, other?: OtherBuilder) {
    this.#files = files;
    this.#writer = new IndexWriter(files);
    this.#other = other;
  }

  get pendingBytes(): number {
    return this.#writer.pendingBytes + (this.#other?.bytes ?? 0);
  }

  async put(entries: readonly IndexEntry[]): Promise<void> {
    if (this.#other && this.#isElsewhere) return this.#announce(this.#other, entries);
    for (const { texts, ...entry } of entries) {
      this.#writer.begin(entry);
      if (Symbol.iterator in texts) for (const text of texts) this.#writer.addText(text);
      else for await (const text of texts) this.#writer.addText(text);
      this.#writer.end(entry);
    }
  }

  async remove(documents: readonly number[]): Promise<void> {
    for (const document of documents) this.#writer.remove(document);
  }

  /** What another builds goes on until `refresh`. */
  async prepare(): Promise<void> {
    if (!this.#other?.documents) return this.#writer.prepare();
    const isLong = this.#other.bytes > WAITED_FOR_BYTES;
    this.#building = this.#other.build();
    // Whoever refreshes hears of what goes wrong.
    this.#building.catch(() => undefined);
    this.#writer.tidy();
    if (isLong) await this.#takeBuilt();
  }

  async refresh(): Promise<number> {
    if (this.#other?.documents) await this.prepare();
    await this.#takeBuilt();
    this.#isElsewhere = this.#other?.isFree ?? false;
    for (const segment of this.#dropped) this.#files.retire(segment);
    const generation = this.#writer.commit();
    const isOnlyDropping = this.#dropped.size > 0;
    this.#dropped.clear();
    return isOnlyDropping ? this.#files.raiseGeneration() : generation;
  }

  async discard(): Promise<void> {
    this.#dropped.clear();
    this.#building = undefined;
    await this.#other?.discard();
    this.#writer.discard();
  }

  async version(): Promise<number> {
    return this.#files.readGeneration();
  }

  async compact(): Promise<void> {
    this.#writer.compact();
  }

  async purge(documents: readonly number[]): Promise<void> {
    await this.sweep();
    this.#writer.purge(documents);
  }

  inspect(pause: () => Promise<void>): Promise<IndexInspection> {
    return readIndexed(this.#files, pause);
  }

  fingerprint(entry: IndexEntry): Promise<string> {
    return fingerprintEntry(entry);
  }

  async drop(parts: readonly number[]): Promise<void> {
    for (const part of parts) this.#dropped.add(part);
  }

  async sweep(): Promise<void> {
    this.#writer.sweep();
    while (this.#files.sweepOrphans(PIECES_SWEPT));
  }

  async markCurrent(): Promise<void> {
    this.#files.markCurrent();
  }

  async #takeBuilt(): Promise<void> {
    const building = this.#building;
    this.#building = undefined;
    if (building) this.#writer.prepareBuilt(await building);
  }

  async #announce(other: OtherBuilder, entries: readonly IndexEntry[]): Promise<void> {
    for (const entry of entries) {
      this.#writer.announce(entry.documentNumber, other.documents);
      await other.take(entry);
    }
  }
}
