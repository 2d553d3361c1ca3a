import { createHash, type Hash } from 'node:crypto';
import { AnchorAssigner } from '#domain/document/anchor-assigner.ts';
import { blockText, type Block } from '#domain/document/block.ts';
import { ContentBuilder, type Chunk, type ContentFacts } from '#domain/document/content-builder.ts';
import type { ContentStage } from '#server/ports/library-writer.ts';
import type { SqliteDatabase } from '../database.ts';

/** A text larger than this goes to disk while it is still being read. */
const SPILL_BYTES = 1024 * 1024;

/** A chunk ready to be stored; `blocks` is JSON. */
interface ChunkRow extends Omit<Chunk, 'blocks'> {
  readonly blocks: string;
  /** The anchor of each block in order, between single spaces. */
  readonly anchors: string;
  /** The source's own identifiers with block number and anchor. */
  readonly names: readonly (readonly [name: string, block: number, anchor: string])[];
}

/** Collects a document's text in chunks, in memory while it is short and in the database once it is long. */
export class SqliteContentStage implements ContentStage {
  readonly #database: SqliteDatabase;
  readonly #allocate: () => number;
  readonly #builder: ContentBuilder;
  readonly #hash: Hash = createHash('sha256');
  #rows: ChunkRow[] = [];
  #bytes = 0;
  #facts: ContentFacts | undefined;
  /** Number of the content, given when it goes to disk or when it is committed. */
  contentId: number | undefined;

  constructor(database: SqliteDatabase, allocate: () => number, assigner = new AnchorAssigner()) {
    this.#database = database;
    this.#allocate = allocate;
    this.#builder = new ContentBuilder(assigner);
  }

  addBlocks(blocks: readonly Block[]): void {
    for (const block of blocks) {
      const { anchor: _assigned, ...plain } = block;
      this.#hash.update(JSON.stringify(plain));
      const chunk = this.#builder.add(block);
      if (chunk) this.#keep(chunk);
    }
  }

  /** Ends the text. Call once; later calls answer the same. */
  finish(): ContentFacts {
    if (this.#facts) return this.#facts;
    const { last, facts } = this.#builder.finish();
    if (last) this.#keep(last);
    this.#facts = facts;
    return facts;
  }

  /** A digest of the blocks, for telling whether a text changed. */
  digest(): string {
    return this.#hash.copy().digest('hex');
  }

  get bytesInMemory(): number {
    return this.#bytes;
  }

  /** Moves what is in memory to disk. */
  spill(): void {
    if (this.#rows.length > 0) this.#database.transaction(() => this.writeRows());
  }

  /** Writes what is still in memory under the content's number; inside the committing transaction. */
  writeRows(): number {
    this.contentId ??= this.#allocate();
    for (const row of this.#rows) insertChunk(this.#database, this.contentId, row);
    this.#rows = [];
    this.#bytes = 0;
    return this.contentId;
  }

  /** The text of every block in order, read from memory or disk. */
  *listTexts(): Generator<string> {
    for (const blocks of this.listBlocks()) for (const block of blocks) yield blockText(block);
  }

  /** The blocks of each chunk in order. */
  *listBlocks(): Generator<Block[]> {
    if (this.contentId !== undefined) yield* listStoredBlocks(this.#database, this.contentId);
    for (const row of this.#rows) yield JSON.parse(row.blocks) as Block[];
  }

  /** Takes the text off the disk again. */
  discard(): void {
    if (this.contentId !== undefined) deleteContent(this.#database, this.contentId);
    this.#rows = [];
  }

  #keep(chunk: Chunk): void {
    const row = createRow(chunk);
    this.#rows.push(row);
    this.#bytes += row.blocks.length;
    if (this.#bytes >= SPILL_BYTES) this.spill();
  }
}

/** The blocks of each stored chunk of a content, in order, one chunk in memory at a time. */
export function* listStoredBlocks(database: SqliteDatabase, content: number): Generator<Block[]> {
  for (let sequence = 0; ; sequence += 1) {
    const row = database.get<{ blocks: string }>(
      'SELECT blocks FROM content_chunk WHERE content = ? AND sequence = ?',
      content,
      sequence,
    );
    if (!row) return;
    yield JSON.parse(row.blocks) as Block[];
  }
}

export function deleteContent(database: SqliteDatabase, content: number): void {
  database.run('DELETE FROM content_chunk WHERE content = ?', content);
  database.run('DELETE FROM content_anchor WHERE content = ?', content);
  database.run('DELETE FROM content WHERE id = ?', content);
}

function insertChunk(database: SqliteDatabase, content: number, row: ChunkRow): void {
  database.run(
    `INSERT INTO content_chunk (content, sequence, first_block, first_position, characters, anchors, blocks)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    content,
    row.sequence,
    row.firstBlock,
    row.firstPosition,
    row.characters,
    row.anchors,
    row.blocks,
  );
  for (const [name, block, anchor] of row.names) {
    database.run(
      'INSERT INTO content_anchor (content, name, block, anchor) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      content,
      name,
      block,
      anchor,
    );
  }
}

function createRow(chunk: Chunk): ChunkRow {
  return {
    ...chunk,
    blocks: JSON.stringify(chunk.blocks),
    anchors: ` ${chunk.blocks.map((block) => block.anchor).join(' ')} `,
    names: chunk.blocks.flatMap((block, index) =>
      (block.sourceIds ?? []).map((name) => [name, chunk.firstBlock + index, block.anchor] as const),
    ),
  };
}
