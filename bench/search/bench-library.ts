import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { IndexWriter } from '#server/adapters/index/index-writer.ts';
import { SqliteDatabase } from '#server/adapters/sqlite/database.ts';
import { INDEX_SCHEMA } from '#server/adapters/sqlite/index/index-schema.ts';
import { SegmentStore } from '#server/adapters/sqlite/index/segment-store.ts';
import type { IndexEntry } from '#server/ports/search-index.ts';

const COMMIT_BYTES = 40 * 1024 * 1024;
const CHUNK_CHARACTERS = 16_000;
const TABLES = `
  CREATE TABLE document (number INTEGER PRIMARY KEY, id TEXT UNIQUE, title TEXT NOT NULL);
  CREATE TABLE library_state (id INTEGER PRIMARY KEY, corpus_version INTEGER NOT NULL);
  CREATE TABLE document_chunk (
    document INTEGER, sequence INTEGER, first_block INTEGER, first_position INTEGER, blocks TEXT,
    PRIMARY KEY (document, sequence)
  );`;

/** A library with nothing in it but what the engine reads, on a temporary file. */
export class BenchLibrary {
  readonly path: string;
  readonly db: SqliteDatabase;
  /** Time spent in the index alone, without storing texts. */
  indexMilliseconds = 0;
  /** The same in processor time, which a busy machine does not stretch. */
  indexProcessorMilliseconds = 0;
  readonly #folder = mkdtempSync(join(tmpdir(), 'pandect-bench-'));
  readonly #writer: IndexWriter;

  constructor() {
    this.path = join(this.#folder, 'library.db');
    this.db = new SqliteDatabase(this.path);
    this.db.exec(TABLES);
    for (const statement of INDEX_SCHEMA) this.db.exec(statement);
    this.#writer = new IndexWriter(new SegmentStore(this.db));
    this.db.exec('BEGIN');
  }

  add(entry: Omit<IndexEntry, 'texts'>, paragraphs: readonly string[]): void {
    this.#timed(() => this.#writer.add({ ...entry, texts: paragraphs }));
    this.#store(entry, paragraphs);
    if (this.#writer.pendingBytes > COMMIT_BYTES) this.commit();
  }

  commit(): void {
    this.db.exec('COMMIT');
    this.#timed(() => this.#writer.prepare());
    this.#timed(() => this.db.transaction(() => this.#writer.commit()));
    this.db.exec('BEGIN');
  }

  /** Ends adding: the index is merged as it would be after an import. */
  finish(): void {
    this.commit();
    this.db.exec('COMMIT');
    this.#timed(() => this.#writer.compact());
  }

  /** Bytes of the index, without the texts. */
  indexBytes(): number {
    return this.db.get<{ bytes: number }>(`SELECT sum(bytes) AS bytes FROM index_segment WHERE state = 'live'`)!.bytes;
  }

  delete(): void {
    this.db.close();
    rmSync(this.#folder, { recursive: true });
  }

  #timed(work: () => void): void {
    const began = performance.now();
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    this.indexMilliseconds += performance.now() - began;
    this.indexProcessorMilliseconds += (user + system) / 1000;
  }

  #store(entry: Omit<IndexEntry, 'texts'>, paragraphs: readonly string[]): void {
    this.db.run('INSERT INTO document VALUES (?, ?, ?)', entry.documentNumber, entry.id, entry.title);
    let position = 0;
    let sequence = 0;
    for (let block = 0; block < paragraphs.length;) {
      const first = block;
      let words = 0;
      for (let size = 0; block < paragraphs.length && size < CHUNK_CHARACTERS; block++) {
        size += paragraphs[block]!.length;
        words += tokenizeText(paragraphs[block]!).words.length;
      }
      const blocks = paragraphs.slice(first, block).map((text) => ({ kind: 'paragraph', inlines: [text] }));
      const row = [entry.documentNumber, sequence++, first, position, JSON.stringify(blocks)];
      this.db.run('INSERT INTO document_chunk VALUES (?, ?, ?, ?, ?)', ...row);
      position += words;
    }
  }
}
