import type { Block, ParagraphBlock } from '#domain/document/block.ts';
import { inlineText } from '#domain/document/inline.ts';
import type { ImportEvent } from '../importer.ts';
import { isBold, readNumberedHeading } from '../reading/numbered-heading.ts';

const FINISHED = /[.:;?!…]["”’')\]]*$/u;
/** A line of so many letters reached the edge of its page. */
const FULL = 65;
/** So many sentences that go on in a paragraph of their own are no accident. */
const SURE = 2;

/**
 * Explanatory documents as they are: a bold line with a number is a heading although the file has it as a paragraph, and
 * what leads a list in (`This means that:`) or goes on with a sentence is none although the file says so.
 */
export function readDocumentLine(block: Block): Block {
  if (block.kind !== 'heading') return readNumberedHeading(block);
  const text = inlineText(block.inlines).trim();
  const leadsIn = text.endsWith(':') && text.split(/\s+/u).length > 2;
  return leadsIn || /^\p{Ll}/u.test(text) ? asParagraph(block) : block;
}

function asParagraph({ inlines, number, ...block }: Extract<Block, { kind: 'heading' }>): ParagraphBlock {
  const { anchor, sourceIds, language } = block;
  return {
    kind: 'paragraph',
    ...(anchor === undefined ? {} : { anchor }),
    ...(sourceIds === undefined ? {} : { sourceIds }),
    ...(language === undefined ? {} : { language }),
    ...(number === undefined ? {} : { number }),
    inlines,
  };
}

/**
 * Joins the lines of sentences that stand in paragraphs of their own, as in files that were made of printed pages: a line
 * that begins small goes on with the one before, and where there are several of them so does one below a full line.
 */
export class SentenceJoiner {
  #held: ParagraphBlock | undefined;
  #found = 0;

  /** The same event with its lines joined; its last paragraph waits for what comes next. */
  *read(event: ImportEvent): Generator<ImportEvent> {
    if (event.kind !== 'blocks') {
      if (this.#held) yield { kind: 'blocks', blocks: [this.#held] };
      this.#held = undefined;
      yield event;
      return;
    }
    const blocks = event.blocks.flatMap((block) => this.#take(block));
    if (blocks.length > 0) yield { kind: 'blocks', blocks };
  }

  #take(block: Block): Block[] {
    const held = this.#held;
    if (held && this.#goesOn(held, block)) {
      const sourceIds = [...(held.sourceIds ?? []), ...(block.sourceIds ?? [])];
      const ids = sourceIds.length > 0 ? { sourceIds } : {};
      this.#held = { ...held, ...ids, inlines: [...held.inlines, ' ', ...block.inlines] };
      return [];
    }
    this.#held = block.kind === 'paragraph' ? block : undefined;
    return [...(held ? [held] : []), ...(this.#held ? [] : [block])];
  }

  #goesOn(held: ParagraphBlock, block: Block): block is ParagraphBlock {
    if (block.kind !== 'paragraph' || block.number !== undefined || block.role !== held.role) return false;
    if (block.depth !== held.depth || block.language !== held.language || isBold(held.inlines)) return false;
    const [before, text] = [inlineText(held.inlines).trim(), inlineText(block.inlines).trim()];
    // A line that begins with the mark of a note is one, between the lines of a sentence that a page divides.
    if (FINISHED.test(before) || before.length < FULL / 2 || /^\d{1,3}\s/u.test(before)) return false;
    const isSmall = /^\p{Ll}/u.test(text);
    if (isSmall) this.#found += 1;
    return isSmall || (this.#found >= SURE && before.length >= FULL && /^\p{L}/u.test(text) && !isBold(block.inlines));
  }
}
