import { DeletionBitmap } from './deletion-bitmap.ts';
import { GONE } from './merge-columns.ts';
import { mergeSegments, type MergeResult } from './merge-segments.ts';
import type { SegmentFiles, SegmentSize } from './segment-files.ts';
import { verifySegment } from './verify-segment.ts';

/** Told about the part of the present merge that is done (0 to 1); answering `false` stops, and nothing is lost. */
export type CompactionProgress = (done: number) => boolean | void;

/** A segment is merged with all smaller ones once these together have a quarter of its size. */
const GROWTH = 4;
/** Segments are not merged beyond this: writing them anew takes minutes, and places in them are numbers of 32 bits. */
const LARGEST_BYTES = 768 * 1024 * 1024;
/** A segment with more of its documents deleted than this is written anew. */
const MOST_DELETED = 0.3;
/** While documents are added, segments up to the first size are merged once there are many, then those up to the next. */
const TIERS = [8 * 1024 * 1024, 96 * 1024 * 1024] as const;
const MOST_OF_A_TIER = 12;
/** Pieces removed at once. */
const PIECES_SWEPT = 32;

/**
 * Merges segments so that few are left, each several times as large as the next. Rewriting a document is rare. Damaged
 * segments stay as they are: merged, their damage could no longer be told from what was meant.
 */
export class Compactor {
  readonly #files: SegmentFiles;
  readonly #damaged = new Set<number>();

  constructor(files: SegmentFiles) {
    this.#files = files;
  }

  /** Merges until sizes are well apart. */
  compact(onProgress: CompactionProgress = () => {}): void {
    for (;;) {
      const chosen = this.#listMergeable()
        .map(chooseMerge)
        .find(({ length }) => length > 0);
      if (!chosen || !this.#merge(chosen, onProgress)) return;
    }
  }

  /** Each anew by itself, without the documents that are deleted in it. */
  rewrite(segments: readonly SegmentSize[]): void {
    for (const segment of segments) this.#merge([segment], () => {});
  }

  /** Merges segments of about one size once there are many: each document is written anew once a tier, no more. */
  compactTiers(): void {
    let least = 0;
    for (const most of TIERS) {
      for (const segments of this.#listMergeable()) {
        const tier = segments.filter(({ bytes }) => bytes > least && bytes <= most);
        if (tier.length > MOST_OF_A_TIER) this.#merge(tier, () => {});
      }
      least = most;
    }
  }

  /** The segments that are not damaged, those apart that file their words otherwise. */
  #listMergeable(): SegmentSize[][] {
    const segments = this.#files.listSegments().filter(({ id }) => !this.#damaged.has(id));
    const hasNumbers = ({ id }: SegmentSize): boolean => this.#files.describe(id)?.meta.hasNumbers === true;
    return [segments.filter(hasNumbers), segments.filter((segment) => !hasNumbers(segment))];
  }

  /** Answers whether to choose anew: what was chosen is merged, or turned out to be damaged. */
  #merge(chosen: readonly SegmentSize[], onProgress: CompactionProgress): boolean {
    const ids = chosen.map((segment) => segment.id).sort((a, b) => a - b);
    const damaged = ids.filter((id) => !isWhole(this.#files, id));
    for (const id of damaged) this.#damaged.add(id);
    if (damaged.length > 0) return true;
    const upload = this.#files.createSegment();
    const merge = mergeSegments(this.#files, ids, upload);
    let step = merge.next();
    for (; !step.done; step = merge.next()) {
      if (onProgress(step.value) !== false) continue;
      this.#sweep(upload.id);
      return false;
    }
    const result = step.value;
    upload.finish(result.meta);
    this.#files.atOnce(() => this.#replace(ids, upload.id, result));
    for (const id of ids) this.#sweep(id);
    onProgress(1);
    return true;
  }

  #replace(ids: readonly number[], merged: number, { meta, places }: MergeResult): void {
    // Documents deleted while the merge was at work are deleted in its result too.
    const bitmap = new DeletionBitmap(meta.documents);
    for (const [source, id] of ids.entries()) {
      const bytes = this.#files.readDeleted(id);
      if (!bytes) continue;
      const deleted = new DeletionBitmap(bytes.length * 8, bytes);
      for (const [document, place] of places[source]!.entries()) {
        if (place !== GONE && deleted.has(document)) bitmap.add(place);
      }
    }
    for (const id of ids) this.#files.retire(id);
    this.#files.publish(merged);
    if (bitmap.count > 0) this.#files.writeDeleted(merged, bitmap.count, bitmap.bytes);
    this.#files.raiseGeneration();
  }

  #sweep(segment: number): void {
    while (this.#files.sweepChunk(segment, PIECES_SWEPT));
  }
}

function isWhole(files: SegmentFiles, segment: number): boolean {
  const work = verifySegment(files, segment);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** The segments to merge next; none where sizes are well apart and little is deleted. */
function chooseMerge(segments: readonly SegmentSize[]): readonly SegmentSize[] {
  const bySize = segments.filter((segment) => segment.bytes <= LARGEST_BYTES).sort((a, b) => b.bytes - a.bytes);
  for (const [index, segment] of bySize.entries()) {
    const smaller = bySize.slice(index + 1);
    const sum = smaller.reduce((bytes, each) => bytes + each.bytes, 0);
    if (smaller.length === 0 || sum * GROWTH < segment.bytes || sum + segment.bytes > LARGEST_BYTES) continue;
    return [segment, ...smaller];
  }
  return segments.filter((segment) => segment.deleted > segment.documents * MOST_DELETED).slice(0, 1);
}
