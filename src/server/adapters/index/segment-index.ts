import type { IndexEntry, IndexInspection, SearchIndex } from '#server/ports/search-index.ts';
import { fingerprintEntry } from './document-fingerprint.ts';
import { IndexWriter } from './index-writer.ts';
import { readIndexed } from './read-indexed.ts';
import type { SegmentFiles } from './segment-files.ts';

/** Pieces removed in one transaction. */
const PIECES_SWEPT = 32;

/** The index in segments, kept where the documents are: its part of a change belongs to the transaction of the store. */
export class SegmentIndex implements SearchIndex {
  readonly isInStore = true;
  readonly #files: SegmentFiles;
  readonly #writer: IndexWriter;
  readonly #dropped = new Set<number>();

  constructor(files: SegmentFiles) {
    this.#files = files;
    this.#writer = new IndexWriter(files);
  }

  get pendingBytes(): number {
    return this.#writer.pendingBytes;
  }

  async put(entries: readonly IndexEntry[]): Promise<void> {
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

  async prepare(): Promise<void> {
    this.#writer.prepare();
  }

  async refresh(): Promise<number> {
    for (const segment of this.#dropped) this.#files.retire(segment);
    const generation = this.#writer.commit();
    const isOnlyDropping = this.#dropped.size > 0;
    this.#dropped.clear();
    return isOnlyDropping ? this.#files.raiseGeneration() : generation;
  }

  async discard(): Promise<void> {
    this.#dropped.clear();
    this.#writer.discard();
  }

  async version(): Promise<number> {
    return this.#files.readGeneration();
  }

  async compact(): Promise<void> {
    this.#writer.compact();
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
}
