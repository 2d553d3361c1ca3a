import { createHash, type Hash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { AnchorAssigner } from '#domain/document/anchor-assigner.ts';
import type { Block } from '#domain/document/block.ts';
import { ContentBuilder, type Chunk, type ContentFacts } from '#domain/document/content-builder.ts';
import type { ContentStage } from '#server/ports/content-writer.ts';
import type { TextComparer } from '#server/ports/text-comparer.ts';
import type { IndexedText, IndexEntry } from '#server/ports/search-index.ts';
import type { ChunkTable, LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { LibraryInserts } from './library-inserts.ts';
import { placeLinks, type PlacedLink } from './citation-rows.ts';
import type { NumberSequence } from './number-sequence.ts';
import { deleteContents, DOCUMENT_LINKS, listStoredBlocks, listStoredTexts, textInLanguage } from './stored-blocks.ts';

/** A text larger than this goes to disk while it is still being read. */
const SPILL_BYTES = 1024 * 1024;

/** Where texts go. */
export interface ContentShelf {
  readonly db: Kysely<LibrarySchema>;
  readonly inserts: LibraryInserts;
  readonly contents: NumberSequence;
  /** Aligns texts that are too long to be aligned beside other work. */
  readonly comparer: Pick<TextComparer, 'align'>;
}

/** A chunk in memory; `json` is what is stored of its blocks. */
interface HeldChunk extends Chunk {
  readonly json: string;
}

/** Rows of a text that are not stored yet. */
export interface ContentRows {
  readonly chunks: Insertable<ChunkTable>[];
  readonly anchors: Insertable<LibrarySchema['content_anchor']>[];
}

/**
 * Collects a document's text in chunks, in memory while it is short and in the database once it is long. Held by
 * content-writer.conformance.ts.
 */
export class SqlContentStage implements ContentStage {
  readonly #shelf: ContentShelf;
  readonly #builder: ContentBuilder;
  readonly #hash: Hash = createHash('sha256');
  /** Blocks of the chunk to come as JSON, without anchors. */
  #written: string[] = [];
  #held: HeldChunk[] = [];
  #bytes = 0;
  #facts: ContentFacts | undefined;
  #number: number | undefined;
  #isOnDisk = false;
  #hasLinks = false;

  constructor(shelf: ContentShelf, assigner = new AnchorAssigner()) {
    this.#shelf = shelf;
    this.#builder = new ContentBuilder(assigner);
  }

  async addBlocks(blocks: readonly Block[]): Promise<void> {
    for (const block of blocks) {
      const plain = withoutAnchor(block);
      this.#written.push(JSON.stringify(plain));
      const chunk = this.#builder.add(plain);
      if (!chunk) continue;
      this.#hold(chunk);
      if (this.#bytes >= SPILL_BYTES) await this.spill();
    }
  }

  /** Ends the text. Call once; later calls answer the same. */
  finish(): ContentFacts {
    if (this.#facts) return this.#facts;
    const { last, facts } = this.#builder.finish();
    if (last) this.#hold(last);
    this.#facts = facts;
    return facts;
  }

  /** A digest of the finished text's blocks, for telling whether it changed. */
  digest(): string {
    return this.#hash.copy().digest('hex');
  }

  get bytesInMemory(): number {
    return this.#bytes;
  }

  /** The content's number, the same from the first call on. */
  async number(): Promise<number> {
    this.#number ??= await this.#shelf.contents.take();
    return this.#number;
  }

  /** Moves what is in memory to disk. */
  async spill(): Promise<void> {
    if (this.#held.length === 0) return;
    const rows = this.rows(await this.number());
    this.#isOnDisk = true;
    await this.#shelf.db.transaction().execute(async (transaction) => {
      await this.#shelf.inserts.content_chunk.write(transaction, rows.chunks);
      await this.#shelf.inserts.content_anchor.write(transaction, rows.anchors);
    });
    this.#held = [];
    this.#bytes = 0;
  }

  /** What is in memory, as rows of the content with this number. */
  rows(content: number): ContentRows {
    return {
      chunks: this.#held.map((chunk) => createChunkRow(content, chunk)),
      anchors: this.#held.flatMap((chunk) => createAnchorRows(content, chunk)),
    };
  }

  /** The text of every block in order, read from memory or disk; at once where all is in memory. */
  texts(): IndexEntry['texts'] {
    const held = this.#held.flatMap((chunk) => chunk.blocks.map(textInLanguage));
    return this.#isOnDisk ? this.#listTexts(held) : held;
  }

  /** The blocks of each chunk in order. */
  async *listBlocks(): AsyncGenerator<readonly Block[]> {
    if (this.#isOnDisk) yield* listStoredBlocks(this.#shelf.db, await this.number());
    for (const chunk of this.#held) yield chunk.blocks;
  }

  /** The links to documents, in the order of the text. */
  async listLinks(): Promise<PlacedLink[]> {
    if (!this.#hasLinks) return [];
    const links: PlacedLink[] = [];
    let first = 0;
    for await (const blocks of this.listBlocks()) {
      links.push(...placeLinks(blocks, first));
      first += blocks.length;
    }
    return links;
  }

  async discard(): Promise<void> {
    if (this.#isOnDisk) await deleteContents(this.#shelf.db, [await this.number()]);
    this.#isOnDisk = false;
    this.#held = [];
    this.#bytes = 0;
  }

  async *#listTexts(held: readonly IndexedText[]): AsyncGenerator<IndexedText> {
    yield* listStoredTexts(this.#shelf.db, await this.number());
    yield* held;
  }

  #hold(chunk: Chunk): void {
    const written = this.#written.join('');
    this.#hash.update(written);
    this.#hasLinks ||= DOCUMENT_LINKS.some((words) => written.includes(words));
    // An anchor is letters, digits and dashes, and the last thing that a block is given.
    const blocks = chunk.blocks.map(
      ({ anchor }, place) => `${this.#written[place]?.slice(0, -1)},"anchor":"${anchor}"}`,
    );
    const json = `[${blocks.join(',')}]`;
    this.#written = [];
    this.#held.push({ ...chunk, json });
    this.#bytes += json.length;
  }
}

function withoutAnchor(block: Block): Block {
  if (block.anchor === undefined) return block;
  const { anchor: _former, ...plain } = block;
  return plain;
}

function createChunkRow(content: number, chunk: HeldChunk): Insertable<ChunkTable> {
  return {
    content,
    sequence: chunk.sequence,
    first_block: chunk.firstBlock,
    first_position: chunk.firstPosition,
    characters: chunk.characters,
    anchors: ` ${chunk.blocks.map((block) => block.anchor).join(' ')} `,
    blocks: chunk.json,
  };
}

function createAnchorRows(content: number, chunk: HeldChunk): ContentRows['anchors'] {
  return chunk.blocks.flatMap((block, index) =>
    (block.sourceIds ?? []).map((name) => ({
      content,
      name,
      block: chunk.firstBlock + index,
      anchor: block.anchor,
    })),
  );
}
