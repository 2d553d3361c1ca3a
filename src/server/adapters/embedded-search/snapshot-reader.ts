import { loadDeleted, loadSegment } from '../index/load-segment.ts';
import type { SegmentFile } from '../index/segment-file.ts';
import type { SegmentSource } from '../index/segment-files.ts';
import type { SnapshotFiles } from './index-snapshot.ts';

/** Reads the index, each segment once. */
export class SnapshotReader {
  readonly #source: SegmentSource;
  #segments = new Map<number, SegmentFile>();
  #deleted = new Map<number, number>();
  #generation = -1;

  constructor(source: SegmentSource) {
    this.#source = source;
  }

  /** The index as it is now, or undefined where nothing changed since the last call. */
  readChanges(): SnapshotFiles | undefined {
    if (this.#source.readGeneration() === this.#generation) return undefined;
    return this.#source.atOneMoment(() => {
      const generation = this.#source.readGeneration();
      const corpusVersion = this.#source.readCorpusVersion();
      const segments = this.#source.listSegments();
      const files = segments.map(({ id, deleted }) => this.#read(id, deleted));
      this.#segments = new Map(files.map((file) => [file.id, file]));
      this.#deleted = new Map(segments.map(({ id, deleted }) => [id, deleted]));
      this.#generation = generation;
      return { generation, corpusVersion, segments: files };
    });
  }

  /** A segment never changes but for its deletions, whose number only grows. */
  #read(id: number, deleted: number): SegmentFile {
    const known = this.#segments.get(id);
    if (!known) return loadSegment(this.#source, id);
    if (this.#deleted.get(id) === deleted) return known;
    const bitmap = loadDeleted(this.#source, id);
    return bitmap ? { ...known, deleted: bitmap } : known;
  }
}
