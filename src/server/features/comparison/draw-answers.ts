import { blockText, type Block } from '#domain/document/block.ts';
import type { Stretch } from '#domain/comparison/answers.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Reader } from '#domain/access/reader.ts';
import { createBlockDrawer } from '#server/asking/draw-blocks.ts';
import type { OpenDocument } from '#server/asking/document-guard.ts';
import type { Turns } from '#server/asking/turns.ts';
import type { ChunkSize, ContentStore } from '#server/ports/content-store.ts';

type Content = Pick<ContentStore, 'listChunks' | 'listChunkSizes' | 'resolveNames' | 'resolveSourceIds'>;

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

/**
 * What one comparison may weigh: characters, and what drawing a block adds to them. What is more would take longer to write
 * than others may have to wait, and is refused in words before it is read.
 */
const MOST_WEIGHT = 3_500_000;
const WEIGHT_OF_BLOCK = 80;
/** So many parts of a text are looked through for the printed page on which a stretch begins. */
const MOST_LOOKED_BACK = 20;
const MOST_REMEMBERED = 10_000;
const SOURCE = /^Sources?:\s*/u;

/** Parts of a text that hold stretches. */
export interface NeededParts {
  readonly document: OpenDocument;
  readonly stretches: ReadonlyMap<string, Stretch>;
  /** All parts of the text, and those that are needed of them. */
  readonly sizes: readonly ChunkSize[];
  readonly parts: readonly ChunkSize[];
  readonly characters: number;
  readonly blocks: number;
}

/** Draws stretches of texts as the texts themselves are drawn. */
export class AnswerDrawer {
  readonly #content: Content;
  /** By content and part, neither of which ever changes: the page on which its end stands, null for none. */
  readonly #pages = new Map<string, string | null>();

  constructor(content: Content) {
    this.#content = content;
  }

  /** Which parts of a text hold some of its stretches. */
  async plan(document: OpenDocument, stretches: ReadonlyMap<string, Stretch>): Promise<NeededParts> {
    const sizes = await this.#content.listChunkSizes(document.content.id);
    const ends = sizes.map((_, at) => sizes[at + 1]?.firstBlock ?? document.content.blocks);
    const parts = sizes.filter(({ firstBlock }, at) =>
      [...stretches.values()].some(({ from, to }) => from < (ends[at] ?? 0) && to > firstBlock),
    );
    const characters = parts.reduce((sum, part) => sum + part.characters, 0);
    const blocks = [...stretches.values()].reduce((sum, { from, to }) => sum + to - from, 0);
    return { document, stretches, sizes, parts, characters, blocks };
  }

  /** Throws `comparison-too-long` where all of it together is more than can stand side by side. */
  checkSize(planned: readonly NeededParts[]): void {
    const characters = planned.reduce((sum, plan) => sum + plan.characters, 0);
    const blocks = planned.reduce((sum, plan) => sum + plan.blocks, 0);
    if (characters + blocks * WEIGHT_OF_BLOCK <= MOST_WEIGHT) return;
    const [length, paragraphs] = [characters, blocks].map((count) => count.toLocaleString('en'));
    throw new LibraryError('comparison-too-long', {
      reason: `Their texts have ${length} characters in ${paragraphs} paragraphs, which is more than can stand side by side. Choose fewer topics or fewer places.`,
    });
  }

  /** The stretches in the order in which they are given; others get their turn between them. */
  async draw(reader: Reader, { document, stretches, sizes, parts }: NeededParts, turns: Turns): Promise<DrawnAnswer[]> {
    const blocks = new Map<number, Block>();
    for (const { sequence } of parts) {
      await turns.take();
      const [chunk] = await this.#content.listChunks(document.content.id, sequence, sequence + 1);
      chunk?.blocks.forEach((block, at) => blocks.set(chunk.firstBlock + at, block));
    }
    const wanted = [...stretches.values()].flatMap((stretch) => listBlocks(blocks, stretch));
    const draw = await createBlockDrawer(
      reader,
      this.#content,
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
        sourcePage: await this.#findPage(document, sizes, blocks, stretch.from, turns),
        from: anchors[0] ?? '',
        to: anchors.at(-1) ?? '',
        source: findSource(own.map(([, block]) => block)),
      });
    }
    return drawn;
  }

  /** The printed page on which a block stands: the last that begins at it or before. */
  async #findPage(
    { content }: OpenDocument,
    sizes: readonly ChunkSize[],
    known: ReadonlyMap<number, Block>,
    from: number,
    turns: Turns,
  ): Promise<string | null> {
    for (let at = from; at >= 0; at -= 1) {
      const block = known.get(at);
      if (block?.kind === 'page') return block.label;
      if (!block)
        return this.#lookBack(
          content.id,
          sizes.findLastIndex(({ firstBlock }) => firstBlock <= at),
          turns,
        );
    }
    return null;
  }

  /** The last page that begins in a part of a text or before it; what was looked through once is remembered. */
  async #lookBack(content: number, part: number, turns: Turns): Promise<string | null> {
    const last = Math.max(-1, part - MOST_LOOKED_BACK);
    const passed: string[] = [];
    let label: string | null | undefined;
    for (let at = part; at > last && label === undefined; at -= 1) {
      const key = `${content} ${at}`;
      label = this.#pages.get(key);
      if (label !== undefined) break;
      passed.push(key);
      await turns.take();
      const [chunk] = await this.#content.listChunks(content, at, at + 1);
      const page = chunk?.blocks.findLast(({ kind }) => kind === 'page');
      if (page?.kind === 'page') label = page.label;
      else if (at === 0) label = null;
    }
    if (this.#pages.size > MOST_REMEMBERED) this.#pages.clear();
    if (label !== undefined) for (const key of passed) this.#pages.set(key, label);
    return label ?? null;
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
