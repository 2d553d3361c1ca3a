import { crc32 } from 'node:zlib';
import type { SqliteDatabase } from '../database.ts';
import type {
  SegmentFiles,
  SegmentPiece,
  SegmentSize,
  SegmentSource,
  SegmentUpload,
  StoredSegment,
} from '../../index/segment-files.ts';
import type { SegmentMeta, StoredSegmentMeta } from '../../index/segment-meta.ts';
import { markIndexCurrent } from './index-version.ts';

const EMPTY_META: SegmentMeta = { facets: [], dates: [], documents: 0, tokens: 0 };

/** Keeps segments in rows. Everything here is plain statements; what they mean is in the callers. */
export class SegmentStore implements SegmentFiles, SegmentSource {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  readGeneration(): number {
    return this.#db.get<{ value: number }>(`SELECT value FROM index_state WHERE name = 'generation'`)?.value ?? 0;
  }

  raiseGeneration(): number {
    this.#db.run(`UPDATE index_state SET value = value + 1 WHERE name = 'generation'`);
    return this.readGeneration();
  }

  readCorpusVersion(): number {
    return this.#db.get<{ version: number }>('SELECT corpus_version AS version FROM library_state')?.version ?? 0;
  }

  listSegments(): SegmentSize[] {
    return this.#db.all(
      `SELECT id, index_segment.documents AS documents, bytes, coalesce(index_deletion.documents, 0) AS deleted
       FROM index_segment LEFT JOIN index_deletion ON segment = id WHERE state = 'live' ORDER BY id`,
    );
  }

  createSegment(): SegmentUpload {
    const { lastInsertRowid } = this.#db.run(
      `INSERT INTO index_segment (state, documents, bytes, meta) VALUES ('building', 0, 0, ?)`,
      JSON.stringify(EMPTY_META),
    );
    return new RowUpload(this.#db, lastInsertRowid);
  }

  publish(segment: number): void {
    this.#db.run(`UPDATE index_segment SET state = 'live' WHERE id = ?`, segment);
  }

  retire(segment: number): void {
    this.#db.run(`UPDATE index_segment SET state = 'building' WHERE id = ?`, segment);
    this.#db.run(`DELETE FROM index_deletion WHERE segment = ?`, segment);
  }

  listBuilding(): number[] {
    const rows = this.#db.all<{ id: number }>(`SELECT id FROM index_segment WHERE state = 'building'`);
    return rows.map((row) => row.id);
  }

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

  sweepOrphans(rows: number): boolean {
    const known = 'SELECT id FROM index_segment';
    this.#db.run(`DELETE FROM index_deletion WHERE segment NOT IN (${known})`);
    const { changes } = this.#db.run(
      `DELETE FROM index_chunk WHERE rowid IN (SELECT rowid FROM index_chunk WHERE segment NOT IN (${known}) LIMIT ?)`,
      rows,
    );
    return changes > 0;
  }

  markCurrent(): void {
    markIndexCurrent(this.#db);
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

  describe(segment: number): StoredSegment | undefined {
    const row = this.#db.get<{ bytes: number; meta: string }>(
      'SELECT bytes, meta FROM index_segment WHERE id = ?',
      segment,
    );
    const meta = row && readMeta(row.meta);
    return meta && { bytes: Number(row.bytes), meta };
  }

  listPieces(segment: number): SegmentPiece[] {
    return this.#db.all(
      `SELECT rowid AS id, section, length(bytes) AS length FROM index_chunk
       WHERE segment = ? ORDER BY section, sequence`,
      segment,
    );
  }

  readPiece(piece: number): Uint8Array {
    const row = this.#db.get<{ bytes: Uint8Array }>('SELECT bytes FROM index_chunk WHERE rowid = ?', piece);
    if (!row) throw new Error('a piece of the index is gone');
    return row.bytes;
  }

  atOnce<Result>(work: () => Result): Result {
    return this.#db.transaction(work);
  }

  atOneMoment<Result>(work: () => Result): Result {
    this.#db.exec('BEGIN');
    try {
      return work();
    } finally {
      this.#db.exec('COMMIT');
    }
  }
}

/** Bytes that are written in one transaction, about: few enough to hold nobody up. */
const BYTES_AT_ONCE = 1 << 20;

/** Writes one segment's sections, a row for each chunk. */
class RowUpload implements SegmentUpload {
  readonly id: number;
  readonly #db: SqliteDatabase;
  readonly #sequences = new Map<string, number>();
  readonly #checksums = new Map<string, number>();
  #bytes = 0;
  #held: { readonly section: string; readonly sequence: number; readonly bytes: Uint8Array }[] = [];
  #heldBytes = 0;

  constructor(db: SqliteDatabase, id: number) {
    this.#db = db;
    this.id = id;
  }

  write(section: string, bytes: Uint8Array): void {
    const sequence = this.#sequences.get(section) ?? 0;
    this.#sequences.set(section, sequence + 1);
    this.#checksums.set(section, crc32(bytes, this.#checksums.get(section)));
    this.#bytes += bytes.length;
    this.#held.push({ section, sequence, bytes: bytes.slice() });
    this.#heldBytes += bytes.length;
    if (this.#heldBytes >= BYTES_AT_ONCE) this.#db.transaction(() => this.#writeHeld());
  }

  finish(meta: SegmentMeta): void {
    const stored: StoredSegmentMeta = { ...meta, checksums: Object.fromEntries(this.#checksums) };
    this.#db.transaction(() => {
      this.#writeHeld();
      this.#db.run(
        `UPDATE index_segment SET documents = ?, bytes = ?, meta = ? WHERE id = ?`,
        meta.documents,
        this.#bytes,
        JSON.stringify(stored),
        this.id,
      );
    });
  }

  #writeHeld(): void {
    for (const { section, sequence, bytes } of this.#held) {
      this.#db.run(
        `INSERT INTO index_chunk (segment, section, sequence, bytes) VALUES (?, ?, ?, ?)`,
        this.id,
        section,
        sequence,
        bytes,
      );
    }
    this.#held = [];
    this.#heldBytes = 0;
  }
}

function readMeta(text: string): StoredSegmentMeta | undefined {
  try {
    return JSON.parse(text) as StoredSegmentMeta;
  } catch {
    return undefined;
  }
}
