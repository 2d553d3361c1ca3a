import { crc32 } from 'node:zlib';
import type { SqliteDatabase } from '../database.ts';
import type { SectionSink } from '../../index/section-writer.ts';
import type { SegmentFile } from '../../index/segment-file.ts';
import type { SegmentMeta, StoredSegmentMeta } from '../../index/segment-meta.ts';

const ALIGNMENT = 8;
const EMPTY_META: SegmentMeta = { facets: [], dates: [], documents: 0, tokens: 0 };

/** Reads and writes the rows of segments. Everything here is plain statements; what they mean is in the callers. */
export class SegmentStore {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  /** Grows with every committed change; 0 for an index that was never written. */
  readGeneration(): number {
    return this.#db.get<{ value: number }>(`SELECT value FROM index_state WHERE name = 'generation'`)?.value ?? 0;
  }

  raiseGeneration(): number {
    this.#db.run(`UPDATE index_state SET value = value + 1 WHERE name = 'generation'`);
    return this.readGeneration();
  }

  /** The live segments, oldest first. */
  listSegments(): {
    readonly id: number;
    readonly documents: number;
    readonly bytes: number;
    readonly deleted: number;
  }[] {
    return this.#db.all(
      `SELECT id, index_segment.documents AS documents, bytes, coalesce(index_deletion.documents, 0) AS deleted
       FROM index_segment LEFT JOIN index_deletion ON segment = id WHERE state = 'live' ORDER BY id`,
    );
  }

  /** Opens a segment for writing; `finish` completes it, `publish` makes it live. */
  createSegment(): SegmentUpload {
    const { lastInsertRowid } = this.#db.run(
      `INSERT INTO index_segment (state, documents, bytes, meta) VALUES ('building', 0, 0, ?)`,
      JSON.stringify(EMPTY_META),
    );
    return new SegmentUpload(this.#db, lastInsertRowid);
  }

  publish(segment: number): void {
    this.#db.run(`UPDATE index_segment SET state = 'live' WHERE id = ?`, segment);
  }

  /** Takes a segment out of the index at once; its bytes go in `sweepChunk`. */
  retire(segment: number): void {
    this.#db.run(`UPDATE index_segment SET state = 'building' WHERE id = ?`, segment);
    this.#db.run(`DELETE FROM index_deletion WHERE segment = ?`, segment);
  }

  /** Segments that are not live: being written, left over from a crash, or retired. */
  listBuilding(): number[] {
    const rows = this.#db.all<{ id: number }>(`SELECT id FROM index_segment WHERE state = 'building'`);
    return rows.map((row) => row.id);
  }

  /** Removes about `rows` rows of a segment that is not live; answers whether something is left. */
  sweepChunk(segment: number, rows: number): boolean {
    const { changes } = this.#db.run(
      `DELETE FROM index_chunk WHERE rowid IN (SELECT rowid FROM index_chunk WHERE segment = ? LIMIT ?)`,
      segment,
      rows,
    );
    if (changes === rows) return true;
    this.#db.run(`DELETE FROM index_segment WHERE id = ? AND state = 'building'`, segment);
    return false;
  }

  readDeleted(segment: number): Uint8Array | undefined {
    return this.#db.get<{ bitmap: Uint8Array }>(`SELECT bitmap FROM index_deletion WHERE segment = ?`, segment)?.bitmap;
  }

  writeDeleted(segment: number, documents: number, bitmap: Uint8Array): void {
    this.#db.run(
      `INSERT INTO index_deletion (segment, documents, bitmap) VALUES (?, ?, ?)
       ON CONFLICT (segment) DO UPDATE SET documents = excluded.documents, bitmap = excluded.bitmap`,
      segment,
      documents,
      bitmap,
    );
  }

  /** One section of a segment, in memory of its own. */
  readSection(segment: number, section: string): Uint8Array {
    const rows = this.#db.all<{ bytes: Uint8Array }>(
      `SELECT bytes FROM index_chunk WHERE segment = ? AND section = ? ORDER BY sequence`,
      segment,
      section,
    );
    return Buffer.concat(rows.map((row) => row.bytes));
  }

  /** Reads a whole segment into shared memory. */
  load(segment: number): SegmentFile {
    const row = this.#db.get<{ meta: string }>(`SELECT meta FROM index_segment WHERE id = ?`, segment);
    if (!row) throw new Error(`index segment ${segment} is gone`);
    const sections = new Map<string, readonly [number, number]>();
    let size = 0;
    const sizes = this.#db.all<{ section: string; bytes: number }>(
      `SELECT section, sum(length(bytes)) AS bytes FROM index_chunk WHERE segment = ? GROUP BY section`,
      segment,
    );
    for (const { section, bytes } of sizes) {
      sections.set(section, [size, bytes]);
      size += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    }
    const buffer = new SharedArrayBuffer(size);
    this.#copyChunks(segment, sections, new Uint8Array(buffer));
    const deleted = this.loadDeleted(segment);
    const file = { id: segment, meta: JSON.parse(row.meta) as SegmentMeta, buffer, sections };
    return deleted ? { ...file, deleted } : file;
  }

  /** The bitmap of deleted documents in shared memory. */
  loadDeleted(segment: number): Uint8Array | undefined {
    const bitmap = this.readDeleted(segment);
    if (!bitmap) return undefined;
    const shared = new Uint8Array(new SharedArrayBuffer(bitmap.length));
    shared.set(bitmap);
    return shared;
  }

  #copyChunks(segment: number, sections: ReadonlyMap<string, readonly [number, number]>, target: Uint8Array): void {
    const filled = new Map<string, number>();
    const rows = this.#db.iterate<{ section: string; bytes: Uint8Array }>(
      `SELECT section, bytes FROM index_chunk WHERE segment = ? ORDER BY section, sequence`,
      segment,
    );
    for (const { section, bytes } of rows) {
      const at = filled.get(section) ?? sections.get(section)![0];
      target.set(bytes, at);
      filled.set(section, at + bytes.length);
    }
  }
}

/** Writes one segment's sections, a row for each chunk. */
export class SegmentUpload implements SectionSink {
  readonly id: number;
  readonly #db: SqliteDatabase;
  readonly #sequences = new Map<string, number>();
  readonly #checksums = new Map<string, number>();
  #bytes = 0;

  constructor(db: SqliteDatabase, id: number) {
    this.#db = db;
    this.id = id;
  }

  write(section: string, bytes: Uint8Array): void {
    const sequence = this.#sequences.get(section) ?? 0;
    this.#sequences.set(section, sequence + 1);
    this.#checksums.set(section, crc32(bytes, this.#checksums.get(section)));
    this.#bytes += bytes.length;
    this.#db.run(
      `INSERT INTO index_chunk (segment, section, sequence, bytes) VALUES (?, ?, ?, ?)`,
      this.id,
      section,
      sequence,
      bytes,
    );
  }

  /** Describes what was written. */
  finish(meta: SegmentMeta): void {
    const stored: StoredSegmentMeta = { ...meta, checksums: Object.fromEntries(this.#checksums) };
    this.#db.run(
      `UPDATE index_segment SET documents = ?, bytes = ?, meta = ? WHERE id = ?`,
      meta.documents,
      this.#bytes,
      JSON.stringify(stored),
      this.id,
    );
  }
}
