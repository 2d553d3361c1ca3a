import { blockText, type Block } from '#domain/document/block.ts';
import type { Stretch } from '#domain/comparison/answers.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Reader } from '#domain/access/reader.ts';
import { createBlockDrawer } from '#server/asking/draw-blocks.ts';
import type { OpenDocument } from '#server/asking/document-guard.ts';
import { Turns } from '#server/asking/turns.ts';
import type { ChunkSize, ContentStore } from '#server/ports/content-store.ts';
import type { NextTurn } from '#server/ports/next-turn.ts';

interface Parts {
  readonly content: Pick<ContentStore, 'listChunks' | 'listChunkSizes' | 'resolveNames' | 'resolveSourceIds'>;
  readonly nextTurn: NextTurn;
}

/** A stretch of a text, drawn. */
export interface DrawnAnswer {
  readonly topic: string;
  readonly html: string;
  readonly blocks: readonly Block[];
  readonly sourcePage: string | null;
  /** Anchors of its first and its last block. */
  readonly from: string;
  readonly to: string;
  /** Who says so: its last paragraph that begins with `Source:`; null without one. */
  readonly source: string | null;
}

/** Characters of all texts of one comparison that are read for it; what is more is refused in words. */
export const MOST_CHARACTERS = 3_000_000;
/** So many parts of a text are looked through for the printed page on which a stretch begins. */
const MOST_LOOKED_BACK = 20;
const SOURCE = /^Sources?:\s*/u;

/** Parts of a text that hold stretches. */
export interface NeededParts {
  readonly document: OpenDocument;
  readonly stretches: ReadonlyMap<string, Stretch>;
  readonly parts: readonly ChunkSize[];
  readonly characters: number;
}

/** Draws stretches of texts as the texts themselves are drawn. */
export class AnswerDrawer {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Which parts of a text hold some of its stretches. */
  async plan(document: OpenDocument, stretches: ReadonlyMap<string, Stretch>): Promise<NeededParts> {
    const sizes = await this.#parts.content.listChunkSizes(document.content.id);
    const parts = sizes.filter(({ firstBlock }, at) => {
      const end = sizes[at + 1]?.firstBlock ?? document.content.blocks;
      return [...stretches.values()].some(({ from, to }) => from < end && to > firstBlock);
    });
    return { document, stretches, parts, characters: parts.reduce((sum, { characters }) => sum + characters, 0) };
  }

  /** Throws `comparison-too-long` where all of it together is more than can stand side by side. */
  checkSize(planned: readonly NeededParts[]): void {
    const characters = planned.reduce((sum, plan) => sum + plan.characters, 0);
    if (characters <= MOST_CHARACTERS) return;
    const [are, may] = [characters, MOST_CHARACTERS].map((count) => count.toLocaleString('en'));
    throw new LibraryError('comparison-too-long', {
      reason: `Their texts have ${are} characters; up to ${may} can stand side by side. Choose fewer topics or fewer places.`,
    });
  }

  /** The stretches in the order in which they are given. */
  async draw(reader: Reader, { document, stretches, parts }: NeededParts): Promise<DrawnAnswer[]> {
    const blocks = new Map<number, Block>();
    const turns = new Turns(this.#parts.nextTurn);
    for (const { sequence } of parts) {
      await turns.take();
      const [chunk] = await this.#parts.content.listChunks(document.content.id, sequence, sequence + 1);
      chunk?.blocks.forEach((block, at) => blocks.set(chunk.firstBlock + at, block));
    }
    const wanted = [...stretches.values()].flatMap((stretch) => listBlocks(blocks, stretch));
    const draw = await createBlockDrawer(
      reader,
      this.#parts.content,
      document,
      wanted.map(([, block]) => block),
    );
    const drawn: DrawnAnswer[] = [];
    for (const [topic, stretch] of stretches) {
      const own = listBlocks(blocks, stretch);
      const html: string[] = [];
      await turns.each(own, ([number, block]) => html.push(draw(block, number)));
      const anchors = own
        .filter(([, block]) => block.kind !== 'page')
        .map(([number, block]) => block.anchor ?? `b${number + 1}`);
      drawn.push({
        topic,
        html: html.join('\n'),
        blocks: own.map(([, block]) => block),
        sourcePage: await this.#findPage(document, blocks, stretch.from),
        from: anchors[0] ?? '',
        to: anchors.at(-1) ?? '',
        source: findSource(own.map(([, block]) => block)),
      });
    }
    return drawn;
  }

  /** The printed page on which a block stands: the last that begins at it or before. */
  async #findPage({ content }: OpenDocument, known: ReadonlyMap<number, Block>, from: number): Promise<string | null> {
    const first = known.get(from);
    if (first?.kind === 'page') return first.label;
    for (let at = from - 1; ; at -= 1) {
      const block = known.get(at);
      if (!block) return this.#lookBack(content.id, at);
      if (block.kind === 'page') return block.label;
    }
  }

  async #lookBack(content: number, at: number): Promise<string | null> {
    if (at < 0) return null;
    const sizes = (await this.#parts.content.listChunkSizes(content)).filter(({ firstBlock }) => firstBlock <= at);
    for (const { sequence } of sizes.toReversed().slice(0, MOST_LOOKED_BACK)) {
      const [chunk] = await this.#parts.content.listChunks(content, sequence, sequence + 1);
      const page = chunk?.blocks.slice(0, at + 1 - chunk.firstBlock).findLast(({ kind }) => kind === 'page');
      if (page?.kind === 'page') return page.label;
    }
    return null;
  }
}

function listBlocks(blocks: ReadonlyMap<number, Block>, { from, to }: Stretch): (readonly [number, Block])[] {
  const own: (readonly [number, Block])[] = [];
  for (let number = from; number < to; number += 1) {
    const block = blocks.get(number);
    if (block) own.push([number, block]);
  }
  return own;
}

/** What an answer names as its source; null without one. */
export function findSource(blocks: readonly Block[]): string | null {
  const said = blocks.findLast((block) => block.kind === 'paragraph' && SOURCE.test(blockText(block)));
  return said ? blockText(said).replace(SOURCE, '') : null;
}
