import type { SqliteDatabase } from '../sqlite/database.ts';
import type { SegmentFile } from '../index/segment-file.ts';
import { SegmentStore } from '../sqlite/index/segment-store.ts';
import type { SnapshotFiles } from './index-snapshot.ts';

/** Reads the index out of the database, each segment once. Needs a connection of its own. */
export class SnapshotReader {
  readonly #db: SqliteDatabase;
  readonly #store: SegmentStore;
  #segments = new Map<number, SegmentFile>();
  #deleted = new Map<number, number>();
  #generation = -1;

  constructor(db: SqliteDatabase) {
    this.#db = db;
    this.#store = new SegmentStore(db);
  }

  /** The index as it is now, or undefined where nothing changed since the last call. */
  readChanges(): SnapshotFiles | undefined {
    if (this.#store.readGeneration() === this.#generation) return undefined;
    // One read transaction: segments and deletions have to be of the same moment.
    this.#db.exec('BEGIN');
    try {
      const generation = this.#store.readGeneration();
      const corpusVersion = this.#readCorpusVersion();
      const segments = this.#store.listSegments();
      const files = segments.map(({ id, deleted }) => this.#read(id, deleted));
      this.#segments = new Map(files.map((file) => [file.id, file]));
      this.#deleted = new Map(segments.map(({ id, deleted }) => [id, deleted]));
      this.#generation = generation;
      return { generation, corpusVersion, segments: files };
    } finally {
      this.#db.exec('COMMIT');
    }
  }

  /** Committed together with the index, so that an answer can say which documents it could know. */
  #readCorpusVersion(): number {
    return this.#db.get<{ version: number }>('SELECT corpus_version AS version FROM library_state')?.version ?? 0;
  }

  /** A segment never changes but for its deletions, whose number only grows. */
  #read(id: number, deleted: number): SegmentFile {
    const known = this.#segments.get(id);
    if (!known) return this.#store.load(id);
    if (this.#deleted.get(id) === deleted) return known;
    const bitmap = this.#store.loadDeleted(id);
    return bitmap ? { ...known, deleted: bitmap } : known;
  }
}
