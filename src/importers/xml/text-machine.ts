import type { Block } from '#domain/document/block.ts';
import { ImportRefusal, type ImportEvent } from '../importer.ts';
import { findRule, type ElementRule, type RuleContext, type RuleTable } from './element-rule.ts';
import { EventQueue } from './event-queue.ts';
import { Flow, type Section } from './flow.ts';
import type { InlineBuilder, InlineWrap } from './inline-builder.ts';
import type { XmlHandler } from './read-xml.ts';
import { closeFrame, openFrame } from './text-actions.ts';
import { writeCaptioned } from './table-actions.ts';
import type { TextFrame } from './text-frame.ts';
import type { TextStack } from './text-stack.ts';
import type { XmlElement } from './xml-element.ts';
import { XML_LIMITS } from './xml-limits.ts';
import { NodeBuilder, squeeze, type XmlNode } from './xml-node.ts';

/** A format on the machine: a table of rules, and what it does with what it is told. */
export interface TextFormat {
  readonly rules: RuleTable;
  /** A rule that goes before the table, where the place decides and not the name. */
  rule?(element: XmlElement, context: RuleContext): ElementRule | undefined;
  /** Before an element of the text is taken up, and after it has been closed. */
  opened?(element: XmlElement): void;
  closed?(element: XmlElement): void;
  /** An element whose rule is `collect`. */
  collected?(node: XmlNode): void;
  /** The text of an element whose rule has `capture`. */
  captured?(name: string, text: string, element: XmlElement): void;
  /** Each block of the text, before it goes out. */
  block?(block: Block): Block;
  instruction?(target: string, data: string): void;
  /** After the last element. */
  end(): void;
}

/** Turns the stream of an XML file into blocks by a table of rules. One element of text is in memory at a time. */
export class TextMachine implements XmlHandler, TextStack {
  readonly out = new EventQueue();
  /** The language of the document, from which blocks may differ. */
  language: string | undefined;
  #notes = 0;
  /** The number of the last footnote. */
  #lastMark = 0;
  readonly marked = new Map<string, string>();
  readonly frames: TextFrame[] = [];
  readonly #format: TextFormat;
  readonly #flow: Flow;
  readonly #openNames = new Map<string, number>();
  #collecting: NodeBuilder | undefined;
  #skipping = 0;
  /** Characters taken since a block last went out. */
  #size = 0;
  #root: Section = { level: 1, alone: false, headed: false };

  constructor(format: (machine: TextMachine) => TextFormat) {
    this.#flow = new Flow((block) => this.#emit(block));
    this.#format = format(this);
  }

  get flow(): Flow {
    return this.frames.findLast((frame) => frame.nested)?.nested?.flow ?? this.#flow;
  }

  get flowAroundTable(): Flow {
    const table = this.frames.findLastIndex((frame) => frame.rule.as === 'table');
    return this.frames.slice(0, Math.max(0, table)).findLast((frame) => frame.nested)?.nested?.flow ?? this.#flow;
  }

  get top(): TextFrame | undefined {
    return this.frames.at(-1);
  }

  get root(): Section {
    return this.#root;
  }

  nextNote(): string {
    this.#notes += 1;
    return `note-${this.#notes}`;
  }

  markNote(printed: string): string {
    const number = printed === '' ? this.#lastMark + 1 : Number(/^\d{1,4}$/u.exec(printed)?.[0] ?? this.#lastMark);
    this.#lastMark = number;
    return printed === '' ? String(number) : printed;
  }

  /** Ends the open block, so that a document can be closed here. */
  flush(): void {
    this.#flow.end();
    this.#flow.takeIds();
    this.#lastMark = 0;
    this.#root = { level: 1, alone: false, headed: false };
  }

  inside(name: string): boolean {
    return (this.#openNames.get(name) ?? 0) > 0;
  }

  open(element: XmlElement): void {
    if (this.#skipping > 0) this.#skipping += 1;
    else if (this.#collecting) this.#collecting.open(element);
    else this.#take(element);
  }

  close(): void {
    if (this.#skipping > 0) this.#skipping -= 1;
    else if (this.#collecting) this.#collect();
    else this.#leave();
  }

  text(text: string): void {
    if (this.#skipping > 0) return;
    this.#grow(text.length);
    if (this.#collecting) this.#collecting.text(text);
    else this.write(text);
  }

  instruction(target: string, data: string): void {
    if (this.#skipping === 0) this.#format.instruction?.(target, data);
  }

  end(): void {
    this.flush();
    this.#format.end();
  }

  drain(): readonly ImportEvent[] {
    return this.out.drain();
  }

  capture(text: string): void {
    for (const frame of this.frames)
      if (frame.captured !== undefined && frame.captured.length < XML_LIMITS.captured) frame.captured += text;
  }

  write(words: string): void {
    const { rule } = this.top ?? {};
    const text = rule?.as === 'inline' && rule.capitals ? words.toUpperCase() : words;
    this.capture(text);
    const preserve = this.top?.preserve ?? false;
    const inline = this.flow.inline;
    if (inline) inline.text(text, preserve);
    else if (/[^ \t\r\n]/.test(text)) this.openText().text(text, preserve);
  }

  openText(): InlineBuilder {
    const { flow, top } = this;
    if (flow.inline) return flow.inline;
    if (top?.caption && !top.caption.done) writeCaptioned(this, top.caption);
    const heading = this.frames.findLast((frame) => frame.heading || frame.nested);
    this.#takeBullet();
    const style = {
      heading: heading?.heading && !heading.quoted ? this.#headingSection(heading) : undefined,
      role: top?.role,
      depth: top?.depth,
      language: top?.language === this.language ? undefined : top?.language,
    };
    return flow.open(style, this.#wraps(heading?.heading === true && heading.quoted));
  }

  /** A heading outside every division, or further in than its division, has a level of its own. */
  #headingSection(frame: TextFrame): Section {
    const levels = frame.rule.as === 'heading' ? (frame.rule.levels ?? 0) : 0;
    if (levels === 0 && frame.section !== this.#root) return frame.section;
    const level = Math.min(6, frame.section.level + levels) as Section['level'];
    return { level, alone: false, headed: false };
  }

  #takeBullet(): void {
    const frame = this.frames.findLast((open) => open.bullet !== undefined || open.nested !== undefined);
    if (frame?.bullet === undefined) return;
    if (!this.flow.hasNumber) this.flow.addNumber({ text: frame.bullet, marks: [], after: [], section: frame.section });
    frame.bullet = undefined;
  }

  /** Marks open around this place, from the innermost cell or note on. */
  #wraps(isQuotedHeading: boolean): readonly InlineWrap[] {
    const from = this.frames.findLastIndex((frame) => frame.nested) + 1;
    const wraps = this.frames.slice(from).flatMap((frame) => frame.wraps);
    return isQuotedHeading ? ['strong', ...wraps] : wraps;
  }

  #take(element: XmlElement): void {
    this.#grow(XML_LIMITS.element);
    this.#format.opened?.(element);
    const context: RuleContext = {
      parent: this.top?.element,
      inside: (name) => this.inside(name),
      inText: this.flow.inline !== undefined || isTextual(this.top),
    };
    const rule = this.#format.rule?.(element, context) ?? findRule(this.#format.rules, element, context);
    if (rule.as === 'skip') this.#skipping = 1;
    else if (rule.as === 'collect') this.#collecting = new NodeBuilder(element);
    else {
      this.#openNames.set(element.name, (this.#openNames.get(element.name) ?? 0) + 1);
      openFrame(this, element, rule);
    }
  }

  #collect(): void {
    const node = this.#collecting?.close();
    if (!node) return;
    this.#collecting = undefined;
    this.#format.collected?.(node);
  }

  #leave(): void {
    const frame = closeFrame(this);
    if (!frame) return;
    const { element } = frame;
    this.#openNames.set(element.name, (this.#openNames.get(element.name) ?? 1) - 1);
    if (frame.captured !== undefined && frame.rule.capture)
      this.#format.captured?.(frame.rule.capture, squeeze(frame.captured), element);
    this.#format.closed?.(element);
  }

  #grow(by: number): void {
    this.#size += by;
    const most = XML_LIMITS.block;
    if (this.#size > most)
      throw new ImportRefusal(`One paragraph, note or table holds more than ${most.toLocaleString('en')} characters.`);
  }

  #emit(block: Block): void {
    this.#size = 0;
    this.out.addBlock(this.#format.block?.(block) ?? block);
  }
}

const TEXTUAL = new Set(['paragraph', 'heading', 'number', 'inline', 'link', 'mark', 'preformatted', 'caption']);

function isTextual(frame: TextFrame | undefined): boolean {
  return frame !== undefined && TEXTUAL.has(frame.rule.as);
}
