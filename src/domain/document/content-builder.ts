import { countTokens } from '#domain/words/tokenize.ts';
import { AnchorAssigner } from './anchor-assigner.ts';
import { blockText, type Block } from './block.ts';
import { findOutlineEntry, type OutlineEntry } from './outline.ts';

/** A stretch of blocks that is stored, fetched and drawn as one piece. */
export interface Chunk {
  readonly sequence: number;
  readonly firstBlock: number;
  /** Position of its first word in the text field. */
  readonly firstPosition: number;
  readonly characters: number;
  /** With their anchors. */
  readonly blocks: readonly (Block & { readonly anchor: string })[];
}

/** What is known of a content once its last block has come. */
export interface ContentFacts {
  readonly blocks: number;
  readonly words: number;
  readonly characters: number;
  readonly outline: readonly OutlineEntry[];
  /** The highest number of a `b` anchor that it or a version before it had; 0 where none. */
  readonly highestAnchor: number;
}

const CHUNK_CHARACTERS = 16_000;
const CHUNK_BLOCKS = 400;

/** Takes blocks in order, gives each its anchor and cuts them into chunks of about 16,000 characters. */
export class ContentBuilder {
  readonly #assigner: AnchorAssigner;
  readonly #outline: OutlineEntry[] = [];
  #pending: (Block & { anchor: string })[] = [];
  #pendingCharacters = 0;
  #pendingWords = 0;
  #chunks = 0;
  #blocks = 0;
  #words = 0;
  #characters = 0;

  constructor(assigner: AnchorAssigner = new AnchorAssigner()) {
    this.#assigner = assigner;
  }

  /** Adds a block; answers a chunk whenever one is full. */
  add(block: Block): Chunk | undefined {
    const text = blockText(block);
    const anchored = this.#assigner.assign(block);
    const entry = findOutlineEntry(anchored, this.#blocks);
    if (entry) this.#outline.push(entry);
    this.#pending.push(anchored);
    this.#pendingCharacters += text.length;
    this.#pendingWords += countTokens(text);
    this.#blocks += 1;
    return this.#pendingCharacters >= CHUNK_CHARACTERS || this.#pending.length >= CHUNK_BLOCKS
      ? this.#cut()
      : undefined;
  }

  /** The last chunk, where blocks are left, and the facts about the whole. */
  finish(): { readonly last: Chunk | undefined; readonly facts: ContentFacts } {
    const last = this.#pending.length > 0 ? this.#cut() : undefined;
    return {
      last,
      facts: {
        blocks: this.#blocks,
        words: this.#words,
        characters: this.#characters,
        outline: this.#outline,
        highestAnchor: this.#assigner.highest,
      },
    };
  }

  #cut(): Chunk {
    const chunk = {
      sequence: this.#chunks,
      firstBlock: this.#blocks - this.#pending.length,
      firstPosition: this.#words,
      characters: this.#pendingCharacters,
      blocks: this.#pending,
    };
    this.#chunks += 1;
    this.#words += this.#pendingWords;
    this.#characters += this.#pendingCharacters;
    this.#pending = [];
    this.#pendingCharacters = 0;
    this.#pendingWords = 0;
    return chunk;
  }
}
