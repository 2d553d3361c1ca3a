import type { Block, HeadingBlock, ParagraphRole } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';
import { nestRuns, splitAtBreaks, trimRuns, type Mark, type Run } from './inline-runs.ts';

/** How the next paragraph is set. */
export interface ParagraphShape {
  readonly role?: ParagraphRole;
  readonly depth?: number;
  readonly language?: string;
}

/** What print never sets apart from the word before it; not the point of `.com`. */
const STOP = /^[.,)\]](?![\p{L}\p{N}])/u;
/** The line break of a source before it. */
const LAID_OUT_STOP = /(?<![ \t\n\r\f])[ \t\f]*[\n\r][ \t\n\r\f]*(?=[.,)\]](?![\p{L}\p{N}]))/gu;

/** Collects running text until a block is complete. White space is single unless the text is preformatted. */
export class BlockBuilder {
  readonly blocks: Block[] = [];
  #runs: Run[] = [];
  #ids: string[] = [];
  #number: string | undefined;
  /** Whether the text ends with a line break of the source, which lays out its elements and means little. */
  #isLaidOut = false;

  /** Whether nothing has been collected since the last block. */
  get isEmpty(): boolean {
    return this.#runs.every((run) => typeof run.leaf === 'string' && run.leaf.trim() === '');
  }

  addText(text: string, marks: readonly Mark[], preformatted: boolean): void {
    if (preformatted) {
      if (text !== '') this.#runs.push({ leaf: text, marks });
      return;
    }
    const single = text.replace(LAID_OUT_STOP, '').replace(/[ \t\n\r\f]+/g, ' ');
    const trimmed = this.#endsWithSpace() ? single.replace(/^ /, '') : single;
    if (this.#isLaidOut && STOP.test(trimmed)) this.#dropSpace();
    this.#isLaidOut = /[\n\r]\s*$/u.test(text) || (this.#isLaidOut && text.trim() === '');
    if (trimmed !== '') this.#runs.push({ leaf: trimmed, marks });
  }

  addLeaf(leaf: Exclude<Run['leaf'], string>, marks: readonly Mark[]): void {
    this.#runs.push({ leaf, marks });
  }

  /** An identifier that stands here; the block that comes next or is being built carries it. */
  addId(id: string): void {
    if (id !== '' && id.length <= 500) this.#ids.push(id);
  }

  /** The printed number of the next paragraph; one that still waits becomes a paragraph of its own. */
  setNumber(number: string): void {
    if (this.#number !== undefined) this.#emitNumber();
    this.#number = number;
  }

  /** Ends the paragraph, if anything has been collected. */
  endParagraph(shape: ParagraphShape): void {
    const parts = shape.role === 'preformatted' ? [trimBlankLines(this.#runs)] : splitAtBreaks(this.#runs);
    this.#runs = [];
    for (const part of parts) {
      if (part.length > 0) this.#emitParagraph(nestRuns(part), shape);
    }
  }

  /** Ends a heading; one that holds a number alone numbers the paragraph after it. */
  endHeading(level: HeadingBlock['level'], numberText: string | undefined, language: string | undefined): void {
    const runs = trimRuns(this.#runs);
    this.#runs = [];
    const number = numberText ?? this.#takeNumber();
    if (runs.length === 0) {
      if (number !== undefined) this.setNumber(number);
      return;
    }
    this.addBlock({
      kind: 'heading',
      level,
      ...(number === undefined ? {} : { number }),
      inlines: nestRuns(runs),
      ...(language === undefined ? {} : { language }),
    });
  }

  addBlock(block: Block): void {
    if (this.#number !== undefined) this.#emitNumber();
    this.blocks.push(this.#withIds(block));
  }

  /** Ends everything; identifiers that are left go to the last block. */
  finish(shape: ParagraphShape): readonly Block[] {
    this.endParagraph(shape);
    if (this.#number !== undefined) this.#emitNumber();
    const last = this.blocks.at(-1);
    if (last && this.#ids.length > 0) this.blocks[this.blocks.length - 1] = this.#withIds(last);
    return this.blocks;
  }

  #emitParagraph(inlines: readonly Inline[], shape: ParagraphShape): void {
    const number = this.#takeNumber();
    this.blocks.push(
      this.#withIds({
        kind: 'paragraph',
        ...(number === undefined ? {} : { number }),
        ...(shape.role === undefined || shape.role === 'body' ? {} : { role: shape.role }),
        ...(shape.depth ? { depth: Math.min(shape.depth, 9) } : {}),
        ...(shape.language === undefined ? {} : { language: shape.language }),
        inlines,
      }),
    );
  }

  #emitNumber(): void {
    this.#emitParagraph([], {});
  }

  #takeNumber(): string | undefined {
    const number = this.#number;
    this.#number = undefined;
    return number;
  }

  #withIds(block: Block): Block {
    if (this.#ids.length === 0) return block;
    const sourceIds = [...new Set([...(block.sourceIds ?? []), ...this.#ids])];
    this.#ids = [];
    return { ...block, sourceIds };
  }

  /** The space that a line break of the source has left, before what no word is set apart from. */
  #dropSpace(): void {
    const last = this.#runs.at(-1);
    if (typeof last?.leaf !== 'string') return;
    this.#runs[this.#runs.length - 1] = { ...last, leaf: last.leaf.trimEnd() };
  }

  #endsWithSpace(): boolean {
    const last = this.#runs.at(-1);
    if (last === undefined) return true;
    return typeof last.leaf === 'string' ? /\s$/.test(last.leaf) : last.leaf.kind === 'break';
  }
}

function trimBlankLines(runs: readonly Run[]): Run[] {
  const text = runs.map((run) => (typeof run.leaf === 'string' ? run.leaf : 'x')).join('');
  if (text.trim() === '') return [];
  const kept = [...runs];
  const first = kept[0];
  if (typeof first?.leaf === 'string') kept[0] = { ...first, leaf: first.leaf.replace(/^(?:[ \t]*\n)+/, '') };
  const last = kept.at(-1);
  if (typeof last?.leaf === 'string') kept[kept.length - 1] = { ...last, leaf: last.leaf.trimEnd() };
  return kept;
}
