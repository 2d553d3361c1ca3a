import type { Block, FootnoteBlock, HeadingBlock, ParagraphBlock } from '#domain/document/block.ts';
import { inlineText } from '#domain/document/inline.ts';
import { LineJoiner } from '../reading/join-lines.ts';
import { markHeadings, type Printed } from '../reading/printed-headings.ts';
import { placeFootnotes, type PendingNotes } from '../reading/footnotes.ts';
import { readInset, type Place } from './inset-lines.ts';
import type { MarkedText } from './marked-text.ts';
import { splitSlipPages, type SlipNote } from './slip-pages.ts';

/** Names that the opinions of the Supreme Court of the United States print in capitals and divide at ends of lines. */
const JUSTICES =
  'ALITO BARRETT BLACKMUN BRENNAN BREYER BURGER GINSBURG GORSUCH JACKSON KAGAN KAVANAUGH KENNEDY MARSHALL POWELL REHNQUIST ROBERTS SCALIA SOTOMAYOR SOUTER STEVENS THOMAS WHITE'.split(
    ' ',
  );

/** A line of so many letters reached the edge of its page. */
const FULL = 50;
/** So far in from the others a line stands in the middle. */
const CENTRE = 8;
/** A share of the lines of a page that is no accident. */
const MANY = 0.3;

/**
 * Blocks of a typewritten opinion: wrapped lines are joined, divided words made whole, running heads become page
 * markers, notes at the foot of a page stand after the paragraph that refers to them.
 */
export function slipTextToBlocks(text: MarkedText): Block[] {
  const joiner = new LineJoiner(text.text, JUSTICES);
  const writer = new SlipWriter(text, joiner);
  const notes: PendingNotes = new Map();
  const order: string[] = [];
  for (const [index, page] of splitSlipPages(text.text).entries()) {
    const marks = new Map<string, string>();
    for (const note of page.notes) {
      const last = order.at(-1);
      if (note.mark === undefined && last !== undefined) appendToNote(notes, last, note, writer);
      else {
        const id = `fn-${index + 1}-${order.length + 1}`;
        order.push(id);
        if (note.mark !== undefined) marks.set(note.mark, id);
        notes.set(id, writer.readNote(note, id));
      }
    }
    writer.addPage(page.label, page.section);
    writer.addLines(page.body, marks);
  }
  return [...placeFootnotes(writer.finish(), notes), ...notes.values()];
}

function appendToNote(notes: PendingNotes, id: string, more: SlipNote, writer: SlipWriter): void {
  const note = notes.get(id);
  const [rest] = writer.readNote(more, id).paragraphs;
  if (note && rest) notes.set(id, { ...note, paragraphs: [[...(note.paragraphs[0] ?? []), ' ', ...rest]] });
}

class SlipWriter {
  readonly #printed: Printed[] = [];
  /** Page markers that stand before the paragraph in which the page begins. */
  #pages: Block[] = [];
  #paragraph: string[] = [];
  #isQuote = false;
  readonly #source: MarkedText;
  readonly #joiner: LineJoiner;

  constructor(source: MarkedText, joiner: LineJoiner) {
    this.#source = source;
    this.#joiner = joiner;
  }

  addPage(label: string | undefined, section: string | undefined): void {
    if (label === undefined) return;
    const begins = label === '1' && section !== undefined;
    // What an opinion ends with stands before the page on which the next one begins.
    if (begins) this.#end();
    this.#pages.push({ kind: 'page', label });
    if (!begins) return;
    this.#emit({ kind: 'heading', level: 1, inlines: [section] });
  }

  addLines(lines: readonly string[], notes: ReadonlyMap<string, string>): void {
    const page = measurePage(lines);
    // A page goes on with the paragraph of the page before, unless that one is complete and this one indented.
    const line = isUnfinished(this.#paragraph.at(-1)) ? 'continues' : 'next';
    let state: LineState = { line, before: page.base, gap: 0, isApart: false };
    for (const [at, printed] of this.#source.markNotes(lines, notes).entries()) {
      const text = printed.trim().replace(/\s+/g, ' ');
      if (/[\p{L}\p{N}\ue000-\ue003*†‡]/u.test(text)) {
        // What a page goes on with was begun on the page before, wherever it stands.
        const place = state.line === 'continues' && page.inset.has(at) ? 'goes-on' : page.inset.get(at);
        state = this.#addLine({ text, indent: printed.length - printed.trimStart().length, place }, page, state);
      } else state = { ...state, isApart: page.hasGaps, gap: state.gap + 1 };
    }
  }

  #addLine(line: PrintedLine, page: PageShape, state: LineState): LineState {
    const { text, indent, place } = line;
    const goesOn = state.gap === 0 && isUnfinished(this.#paragraph.at(-1));
    const isTitle = isCapitals(text) && !(goesOn && indent - page.base < 2);
    const isCentred = state.line !== 'continues' && place === undefined && (indent >= page.base + CENTRE || isTitle);
    if (isDocket(text) || isCentred) {
      this.#centre(text, state.gap <= 1 && !isDocket(text));
      return { ...state, line: 'fresh', gap: 0 };
    }
    const isHead = text === 'Held:';
    const begins = isHead || beginsAnew(line, page, state, this.#paragraph);
    if (begins) this.#end();
    if (begins) this.#isQuote = place === 'quotes' && !/^NOT(?:E|ICE):/u.test(text);
    this.#paragraph.push(text);
    return { line: isHead ? 'fresh' : begins ? 'opened' : 'next', before: indent, gap: 0, isApart: false };
  }

  readNote(note: SlipNote, id: string): FootnoteBlock {
    const text = this.#joiner.joinAll(note.lines.map((line) => line.replace(/\s+/g, ' ')));
    return { kind: 'footnote', mark: note.mark ?? '', sourceIds: [id], paragraphs: [this.#source.toInlines(text)] };
  }

  finish(): readonly Block[] {
    this.#end();
    return [...markHeadings(this.#printed, 'numbered'), ...this.#pages];
  }

  /** A line in the middle; the rest of a name or of a sentence that was begun there goes on in its paragraph. */
  #centre(text: string, isNear: boolean): void {
    this.#end();
    const last = this.#printed.at(-1)?.block;
    const begun = last?.kind === 'paragraph' && last.role === 'centred' ? last : undefined;
    const words = begun ? inlineText(begun.inlines) : '';
    const isName = isNear && / v\. /.test(words) && /(?:\b(?:INC|LLC|CORP|CO|LTD|ET AL)\.?)$/.test(text);
    const goesOn =
      begun && this.#pages.length === 0 && (isName || /(?: v\.|\b(?:OF|FOR|THE|AND|TO|COURT OF))$/.test(words));
    const inlines = this.#source.toInlines(text);
    if (goesOn) this.#printed.pop();
    this.#emit({ kind: 'paragraph', role: 'centred', inlines: goesOn ? [...begun.inlines, ' ', ...inlines] : inlines });
  }

  #end(): void {
    const text = this.#joiner.joinAll(this.#paragraph);
    const lines = this.#paragraph.length;
    this.#paragraph = [];
    const role = this.#isQuote ? ({ role: 'quote' } as const) : {};
    this.#isQuote = false;
    if (text !== '') this.#emit({ kind: 'paragraph', ...role, inlines: this.#source.toInlines(text) }, lines);
  }

  #emit(block: HeadingBlock | ParagraphBlock, lines = 1): void {
    // Typewritten lines are of any length: only what is numbered is known for a heading.
    this.#printed.push(...this.#pages.map((page) => ({ block: page })), { block, lines, indent: 1, share: 1 });
    this.#pages = [];
  }
}

/** How the lines of a page stand. */
interface PageShape {
  readonly base: number;
  readonly hasGaps: boolean;
  readonly usualGap: number;
  readonly inset: ReadonlyMap<number, Place>;
}

/** What has come before a line of a page. */
interface LineState {
  readonly line: 'continues' | 'opened' | 'next' | 'fresh';
  /** The indentation of the line before. */
  readonly before: number;
  /** The blank lines since then. */
  readonly gap: number;
  readonly isApart: boolean;
}

interface PrintedLine {
  readonly text: string;
  readonly indent: number;
  readonly place: Place | undefined;
}

function measurePage(lines: readonly string[]): PageShape {
  const base = commonIndent(lines);
  return {
    base,
    hasGaps: separatesParagraphs(lines),
    usualGap: countUsualGap(lines),
    inset: readInset(lines, base),
  };
}

/** Whether a line begins a paragraph after what has been collected of the one before. */
function beginsAnew(
  { text, indent, place }: PrintedLine,
  { base, hasGaps, usualGap }: PageShape,
  { line, before, gap, isApart }: LineState,
  paragraph: readonly string[],
): boolean {
  if (line === 'fresh' || place === 'opens' || place === 'quotes') return true;
  if (place !== undefined) return false;
  const last = paragraph.at(-1);
  // The first line of a paragraph may hang to the left of the others.
  const hangs = line === 'opened' && before < base && isFull(last);
  const isPageCut = gap > usualGap && isFull(last);
  const isOne = indent === base && (hangs || isPageCut || isDivided(paragraph, text));
  if (line !== 'continues' && !isOne && (isApart || indent - before >= 2)) return true;
  if (line === 'next') return before - indent >= 2;
  return line === 'opened' && !hasGaps && indent === before && indent - base >= 2;
}

/**
 * Whether a paragraph goes on with this line: it has no end, and the line has no beginning or closes a bracket of it. A
 * sentence that a page divides is one, whatever white space stands between its halves.
 */
function isDivided(paragraph: readonly string[], line: string): boolean {
  if (!isUnfinished(paragraph.at(-1))) return false;
  return /^\p{Ll}/u.test(line) || (line.includes(')') && hasOpenBracket(paragraph));
}

function hasOpenBracket(lines: readonly string[]): boolean {
  const last = lines.findLast((line) => /[()]/u.test(line)) ?? '';
  return last.lastIndexOf('(') > last.lastIndexOf(')');
}

/** The line of a syllabus that says when the case was argued and decided. */
function isDocket(text: string): boolean {
  return /^Nos?\. .*\b(?:Argued|Decided|Submitted)\b.*\d{4}\W*$/u.test(text);
}

/** Where the text of a page begins: the least indentation that many lines share, else the one that most do. */
function commonIndent(lines: readonly string[]): number {
  const counts = new Map<number, number>();
  const written = lines.filter((line) => line.trim() !== '');
  for (const line of written) {
    const indent = line.length - line.trimStart().length;
    counts.set(indent, (counts.get(indent) ?? 0) + 1);
  }
  const many = [...counts].filter(([, count]) => count >= written.length * MANY).map(([indent]) => indent);
  if (many.length > 0) return Math.min(...many);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

/** Whether blank lines part the paragraphs of a page: there are some, and many lines follow each other without one. */
function separatesParagraphs(lines: readonly string[]): boolean {
  const isBlank = lines.map((line) => line.trim() === '');
  const gaps = isBlank.filter((blank, index) => blank && !isBlank[index - 1]).length;
  const written = isBlank.filter((blank) => !blank).length;
  return gaps >= 3 && gaps * 4 < written * 3;
}

/** How many blank lines most often stand between two paragraphs of a page, at least one. */
function countUsualGap(lines: readonly string[]): number {
  const gaps = lines
    .join('\n')
    .trim()
    .split(/\S[^\n]*/u)
    .map((blank) => blank.split('\n').length - 2)
    .filter((gap) => gap > 0)
    .sort((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 2)] ?? 1;
}

function isUnfinished(lastLine: string | undefined): boolean {
  return lastLine !== undefined && !/[.:;?!][”’"')\]\ue000-\ue003\d]*$/u.test(lastLine);
}

/** Whether a line reached the edge of its page in the middle of a sentence. */
function isFull(line: string | undefined): boolean {
  return line !== undefined && line.length >= FULL && isUnfinished(line);
}

function isCapitals(text: string): boolean {
  return (
    text.length < 70 && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\b(?:v|et al|of|and|the)\b/g, ''))
  );
}
