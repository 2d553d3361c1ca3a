import type { Block, HeadingBlock, ParagraphBlock, ParagraphRole } from '#domain/document/block.ts';
import { inlineText, type Inline } from '#domain/document/inline.ts';
import { isStop, unwrapOnly, withoutBold } from './block-shape.ts';
import { InlineBuilder, isBlank, mergeInlines, type InlineWrap } from './inline-builder.ts';
import { XML_LIMITS } from './xml-limits.ts';

/** A division of the text that may have a number and a heading. */
export interface Section {
  /** Level its heading has. */
  readonly level: HeadingBlock['level'];
  /** Whether a number without a heading makes a heading of its own (parts, chapters). */
  readonly alone: boolean;
  /** Whether it is a division in words quoted here: its number, where it has no heading, is a line by itself. */
  readonly apart?: boolean;
  /** Whether its heading has been written. */
  headed: boolean;
}

export interface PendingNumber {
  readonly text: string;
  /** What stands at the number besides its text: footnote marks, or words that begin the block. */
  readonly marks: readonly Inline[];
  /** Blocks that follow the block which takes the number. */
  readonly after: readonly Block[];
  readonly section: Section | undefined;
}

export interface BlockStyle {
  /** The section whose heading this is; absent for paragraphs. */
  readonly heading?: Section | undefined;
  readonly role?: ParagraphRole | undefined;
  readonly depth?: number | undefined;
  readonly language?: string | undefined;
}

/** Turns running text, numbers and identifiers into blocks, one block open at a time. */
export class Flow {
  readonly #emit: (block: Block) => void;
  #inline: InlineBuilder | undefined;
  #style: BlockStyle = {};
  #number: string | undefined;
  #ids = new Set<string>();
  #after: Block[] = [];
  #numbers: PendingNumber[] = [];
  #waiting: ParagraphBlock | undefined;
  /** A quotation mark that the next text begins with. */
  #quote = '';
  /** Quotations that are open, whose last paragraph takes the mark at their end. */
  #quotations = 0;

  constructor(emit: (block: Block) => void) {
    this.#emit = emit;
  }

  /** The paragraph being written, if one is. */
  get inline(): InlineBuilder | undefined {
    return this.#inline;
  }

  get hasNumber(): boolean {
    return this.#numbers.length > 0;
  }

  /** Starts a block with the marks that are open around it. */
  open(style: BlockStyle, wraps: readonly InlineWrap[]): InlineBuilder {
    this.flush();
    const numbers = this.#takeNumbers(style.heading);
    this.#style = style;
    const number = numbers.flatMap(({ text }) => (text === '' ? [] : [text])).join(' ');
    this.#number = number === '' ? undefined : this.#takeQuote() + number;
    this.#inline = new InlineBuilder();
    this.#inline.text(this.#takeQuote(), false);
    for (const mark of numbers.flatMap((number) => number.marks)) this.#inline.put(mark);
    this.#after.push(...numbers.flatMap((number) => number.after));
    for (const wrap of wraps) this.#inline.open(wrap);
    if (style.heading) style.heading.headed = true;
    return this.#inline;
  }

  /** An identifier of the open block, else of the next one. */
  addId(id: string): void {
    if (this.#ids.size < XML_LIMITS.ids) this.#ids.add(id);
  }

  addNumber(number: PendingNumber): void {
    if (number.text !== '' || number.marks.length > 0) this.#numbers.push(number);
    else this.#after.push(...number.after);
  }

  /** A block that stands directly after the open one. */
  addAfter(blocks: readonly Block[]): void {
    this.#after.push(...blocks);
    if (!this.#inline && !this.hasNumber) this.#emitAfter();
  }

  /** Ends the open block. */
  flush(): void {
    const inlines = this.#inline?.finish() ?? [];
    const isOpen = this.#inline !== undefined;
    this.#inline = undefined;
    if (isOpen && (this.#number !== undefined || !isBlank(inlines))) this.#write(inlines);
    if (isOpen) this.#emitAfter();
  }

  /** A quotation begins: its mark stands before the number or the words that come next. */
  beginQuote(mark: string): void {
    this.#quote += mark;
    this.#quotations += 1;
  }

  /** A quotation ends with the paragraph that was written last. */
  endQuote(mark: string): void {
    this.flush();
    this.#flushNumbers();
    this.#quote = '';
    this.#quotations -= 1;
    if (this.#waiting && mark !== '')
      this.#waiting = { ...this.#waiting, inlines: mergeInlines(this.#waiting.inlines, [mark]) };
  }

  /** A block that is complete in itself, for example a table. */
  write(block: Block): void {
    this.flush();
    this.#flushNumbers();
    this.#send(this.#withIds(block));
    this.#emitAfter();
  }

  /** Writes numbers that make a heading by themselves, before a further division begins. */
  writeAlone(): void {
    const alone = this.#numbers.filter(({ section }) => (section?.alone || section?.apart) && !section.headed);
    if (alone.length === 0) return;
    this.#numbers = this.#numbers.filter((number) => !alone.includes(number));
    for (const number of alone) this.#writeNumber(number);
  }

  /** Writes numbers of a section that found no text, so that none is lost. */
  closeSection(section: Section | undefined): void {
    if (!this.#numbers.some((number) => number.section === section)) return;
    this.flush();
    this.#flushNumbers();
  }

  /** Ends everything that is open. */
  end(): void {
    this.flush();
    this.#flushNumbers();
    this.#emitAfter();
    this.#release();
  }

  /** Takes the identifiers that no block has used. */
  takeIds(): readonly string[] {
    const ids = [...this.#ids];
    this.#ids.clear();
    return ids;
  }

  /** The numbers that belong to the next block; those that stand alone are written on the way. */
  #takeNumbers(heading: Section | undefined): readonly PendingNumber[] {
    const taken: PendingNumber[] = [];
    for (const number of this.#numbers) {
      const isAlone = heading ? number.section !== heading : number.section?.alone && !number.section.headed;
      if (isAlone) this.#writeNumber(number);
      else taken.push(number);
    }
    this.#numbers = [];
    return taken;
  }

  #takeQuote(): string {
    const mark = this.#quote;
    this.#quote = '';
    return mark;
  }

  #flushNumbers(): void {
    for (const number of this.#numbers) this.#writeNumber(number);
    this.#numbers = [];
  }

  #writeNumber(number: PendingNumber): void {
    const { section, text, marks } = number;
    const shared = { ...(text === '' ? {} : { number: text }), inlines: marks };
    if (section?.alone && !section.headed) {
      section.headed = true;
      this.#send(this.#withIds({ kind: 'heading', level: section.level, ...shared }));
    } else if (section?.apart) {
      section.headed = true;
      this.#send(this.#withIds({ kind: 'paragraph', role: 'centred', inlines: [this.#takeQuote() + text, ...marks] }));
    } else this.#send(this.#withIds({ kind: 'paragraph', ...shared }));
    for (const block of number.after) this.#send(block);
  }

  #write(inlines: readonly Inline[]): void {
    const { role, depth, language } = this.#style;
    // A heading that is only a picture is none.
    const heading = this.#number !== undefined || inlineText(inlines).trim() !== '' ? this.#style.heading : undefined;
    const only = inlines.length === 1 && this.#number === undefined ? unwrapOnly(inlines[0]) : undefined;
    if (typeof only === 'object' && only.kind === 'image') {
      this.#send(this.#withIds({ kind: 'figure', source: only.source, alt: only.alt }));
      return;
    }
    const shared = {
      ...(this.#number === undefined ? {} : { number: this.#number }),
      ...(language === undefined ? {} : { language }),
      inlines,
    };
    this.#number = undefined;
    if (heading)
      this.#send(this.#withIds({ kind: 'heading', level: heading.level, ...shared, inlines: withoutBold(inlines) }));
    else
      this.#send(
        this.#withIds({
          kind: 'paragraph',
          ...(role && role !== 'body' ? { role } : {}),
          ...(depth ? { depth } : {}),
          ...shared,
        }),
      );
  }

  /** A quoted paragraph waits for the stop or mark that may follow it. */
  #send(block: Block): void {
    if (this.#waiting && isStop(block)) {
      this.#waiting = { ...this.#waiting, inlines: mergeInlines(this.#waiting.inlines, block.inlines) };
      return;
    }
    this.#release();
    if (block.kind === 'paragraph' && (block.role === 'quote' || this.#quotations > 0)) this.#waiting = block;
    else this.#emit(block);
  }

  #release(): void {
    if (this.#waiting) this.#emit(this.#waiting);
    this.#waiting = undefined;
  }

  #withIds(block: Block): Block {
    if (this.#ids.size === 0) return block;
    return { ...block, sourceIds: [...new Set([...(block.sourceIds ?? []), ...this.takeIds()])] };
  }

  #emitAfter(): void {
    const after = this.#after;
    this.#after = [];
    for (const block of after) this.#send(block);
  }
}
