import type { IndexedText, IndexEntry } from '#server/ports/search-index.ts';
import { Compactor, type CompactionProgress } from './compactor.ts';
import { DeletionBitmap } from './deletion-bitmap.ts';
import { DocumentDirectory } from './document-directory.ts';
import { SegmentBuilder } from './segment-builder.ts';
import type { BuiltSegment } from './other-builder.ts';
import type { SegmentFiles, SegmentUpload } from './segment-files.ts';
import type { SegmentMeta } from './segment-meta.ts';
import { Vocabulary } from './vocabulary.ts';

/** A document whose whole text is at hand. */
export type TextEntry = IndexEntry & { readonly texts: Iterable<IndexedText> };

interface PreparedSegment {
  readonly id: number;
  readonly documents: number;
}

/**
 * Adds documents to the index and takes them out. Changes wait in memory until `prepare` has written them as a segment
 * that nobody reads yet (small writes of its own) and `commit` makes them visible; `commit` is short and belongs into
 * the transaction that stores the documents. One writer at a time; after a transaction that failed, make a new one.
 */
export class IndexWriter {
  readonly #files: SegmentFiles;
  readonly #directory: DocumentDirectory;
  readonly #compactor: Compactor;
  #vocabulary = new Vocabulary();
  #builder = new SegmentBuilder(this.#vocabulary);
  /** Waiting documents by number, with their place in the segment to come. */
  readonly #added = new Map<number, number>();
  /** Places in the segment to come that were replaced or removed again. */
  readonly #dropped = new Set<number>();
  readonly #removed = new Set<number>();
  #prepared: PreparedSegment | undefined;

  constructor(files: SegmentFiles) {
    this.#files = files;
    this.#compactor = new Compactor(files);
    this.#directory = new DocumentDirectory(files);
  }

  /** About how much memory the waiting documents take. Around 50 MB is a good moment to commit. */
  get pendingBytes(): number {
    return this.#builder.bytes;
  }

  get hasPending(): boolean {
    return this.#added.size > 0 || this.#removed.size > 0 || this.#prepared !== undefined;
  }

  /** Adds a document, in place of an older one of the same number. */
  add({ texts, ...entry }: TextEntry): void {
    this.begin(entry);
    for (const text of texts) this.addText(text);
    this.end(entry);
  }

  /** The same piece by piece, for texts that come slowly: `begin`, each text, `end`, and nothing else between. */
  begin({ documentNumber, title, language }: Omit<IndexEntry, 'texts'>): void {
    this.#put(documentNumber, this.#builder.begin(title, language));
  }

  addText(text: IndexedText): void {
    this.#builder.addText(text);
  }

  end(entry: Omit<IndexEntry, 'texts'>): void {
    this.#builder.end(entry);
  }

  /** Notes a document that somebody else builds a segment of, at its place there; see `prepareBuilt`. */
  announce(documentNumber: number, place: number): void {
    this.#put(documentNumber, place);
  }

  /** Removes a document; one that is not there is no error. */
  remove(documentNumber: number): void {
    this.#checkOpen();
    const place = this.#added.get(documentNumber);
    if (place !== undefined) this.#dropped.add(place);
    this.#added.delete(documentNumber);
    this.#removed.add(documentNumber);
  }

  /** Builds the waiting segment and writes its bytes, not yet visible. The long part: call it outside a transaction. */
  prepare(): void {
    if (this.#prepared) return;
    if (this.#builder.documents === 0) return;
    this.tidy();
    this.#upload((upload) => this.#builder.build(upload));
    if (this.#vocabulary.isFull) this.#vocabulary = new Vocabulary();
    this.#builder = new SegmentBuilder(this.#vocabulary);
    this.#directory.refresh(this.#files.listSegments().map((segment) => segment.id));
  }

  /** The same with a segment of the documents that were announced, which is built already. */
  prepareBuilt({ meta, sections }: BuiltSegment): void {
    if (this.#builder.documents > 0) throw new Error('documents were added and announced for one segment');
    this.#upload((upload) => {
      for (const [section, bytes] of sections) upload.write(section, bytes);
      return meta;
    });
  }

  /** Merges segments that have become many, before another one comes. */
  tidy(): void {
    this.#compactor.compactTiers();
  }

  /** Makes everything since the last commit visible; call it inside the transaction. Answers the new generation. */
  commit(): number {
    this.prepare();
    if (!this.hasPending) return this.#files.readGeneration();
    this.#deleteOlder();
    if (this.#prepared) this.#publish(this.#prepared);
    this.#prepared = undefined;
    this.#added.clear();
    this.#dropped.clear();
    this.#removed.clear();
    return this.#files.raiseGeneration();
  }

  /** `prepare` and `commit` in one call. */
  flush(): number {
    this.prepare();
    return this.commit();
  }

  /** Forgets what was collected and not committed; also after a transaction that failed. */
  discard(): void {
    this.#builder = new SegmentBuilder(this.#vocabulary);
    this.#prepared = undefined;
    this.#added.clear();
    this.#dropped.clear();
    this.#removed.clear();
    this.sweep();
  }

  /** Merges segments, so that a search looks into few; see `Compactor`. Nothing may wait to be committed. */
  compact(onProgress?: CompactionProgress): void {
    if (this.hasPending) throw new Error('commit before compacting');
    this.sweep();
    this.#compactor.compact(onProgress);
  }

  /** Writes segments anew that hold these documents, where they have bytes of documents that were taken out. */
  purge(documents: readonly number[]): void {
    if (this.hasPending) throw new Error('commit before purging');
    const segments = this.#files.listSegments();
    this.#directory.refresh(segments.map(({ id }) => id));
    const holding = new Set<number>();
    for (const document of documents) this.#directory.find(document, (segment) => holding.add(segment));
    this.#compactor.rewrite(segments.filter(({ id, deleted }) => deleted > 0 && holding.has(id)));
  }

  /** Deletes what unfinished writers and merges left behind. Call it when nobody else writes. */
  sweep(): void {
    for (const segment of this.#files.listBuilding()) {
      if (segment !== this.#prepared?.id) while (this.#files.sweepChunk(segment, 32));
    }
  }

  #put(documentNumber: number, place: number): void {
    this.remove(documentNumber);
    this.#added.set(documentNumber, place);
  }

  #upload(write: (upload: SegmentUpload) => SegmentMeta): void {
    const upload = this.#files.createSegment();
    const meta = write(upload);
    upload.finish(meta);
    this.#prepared = { id: upload.id, documents: meta.documents };
  }

  #deleteOlder(): void {
    const segments = new Map(this.#files.listSegments().map((segment) => [segment.id, segment.documents]));
    this.#directory.refresh([...segments.keys()]);
    const bitmaps = new Map<number, DeletionBitmap>();
    for (const number of this.#removed) {
      this.#directory.find(number, (segment, place) => {
        let bitmap = bitmaps.get(segment);
        if (!bitmap) {
          bitmap = new DeletionBitmap(segments.get(segment)!, this.#files.readDeleted(segment));
          bitmaps.set(segment, bitmap);
        }
        bitmap.add(place);
      });
    }
    for (const [segment, bitmap] of bitmaps) this.#files.writeDeleted(segment, bitmap.count, bitmap.bytes);
  }

  #publish({ id, documents }: PreparedSegment): void {
    this.#files.publish(id);
    if (this.#dropped.size === 0) return;
    const bitmap = new DeletionBitmap(documents);
    for (const place of this.#dropped) bitmap.add(place);
    this.#files.writeDeleted(id, bitmap.count, bitmap.bytes);
  }

  #checkOpen(): void {
    if (this.#prepared) throw new Error('commit the prepared segment before adding to the next');
  }
}
