import type { Block, FootnoteBlock } from '#domain/document/block.ts';
import { inlineText } from '#domain/document/inline.ts';
import { LineJoiner } from '#importers/pdf/join-lines.ts';
import { placeFootnotes, type PendingNotes } from '../reading/footnotes.ts';
import type { MarkedText } from './marked-text.ts';
import { splitSlipPages, type SlipNote } from './slip-pages.ts';

/** A line of so many letters reached the edge of its page. */
const FULL = 50;

/**
 * Blocks of a typewritten opinion: wrapped lines are joined, divided words made whole, running heads become page
 * markers, notes at the foot of a page stand after the paragraph that refers to them.
 */
export function slipTextToBlocks(text: MarkedText): Block[] {
  const joiner = new LineJoiner(text.text);
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
  readonly #blocks: Block[] = [];
  /** Page markers that stand before the paragraph in which the page begins. */
  #pages: Block[] = [];
  #paragraph: string[] = [];
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
    const base = commonIndent(lines);
    const centre = base + 8;
    const hasGaps = separatesParagraphs(lines);
    let isApart = false;
    let gap = 0;
    let before = base;
    // A page goes on with the paragraph of the page before, unless that one is complete and this one indented.
    let line: 'continues' | 'opened' | 'next' | 'fresh' = isUnfinished(this.#paragraph.at(-1)) ? 'continues' : 'next';
    for (const printed of this.#source.markNotes(lines, notes)) {
      const text = printed.trim().replace(/\s+/g, ' ');
      if (!/[\p{L}\p{N}\ue000-\ue003*†‡]/u.test(text)) {
        isApart = hasGaps;
        gap += 1;
        continue;
      }
      const isNear = gap <= 1;
      gap = 0;
      const indent = printed.length - printed.trimStart().length;
      if (isDocket(text) || (line !== 'continues' && (indent >= centre || isCapitals(text)))) {
        this.#centre(text, isNear && !isDocket(text));
        line = 'fresh';
        continue;
      }
      // The first line of a paragraph may hang to the left of the others.
      const hangs: boolean = line === 'opened' && before < base && isFull(this.#paragraph.at(-1));
      const isOne: boolean = indent === base && (hangs || isDivided(this.#paragraph, text));
      const isHead = text === 'Held:';
      const begins: boolean =
        line === 'fresh' ||
        isHead ||
        (line !== 'continues' && !isOne && (isApart || indent - before >= 2)) ||
        (line === 'next' && before - indent >= 2) ||
        (line === 'opened' && !hasGaps && indent === before && indent - base >= 2);
      isApart = false;
      if (begins) this.#end();
      this.#paragraph.push(text);
      before = indent;
      line = isHead ? 'fresh' : begins ? 'opened' : 'next';
    }
  }

  readNote(note: SlipNote, id: string): FootnoteBlock {
    const text = this.#joiner.joinAll(note.lines.map((line) => line.replace(/\s+/g, ' ')));
    return { kind: 'footnote', mark: note.mark ?? '', sourceIds: [id], paragraphs: [this.#source.toInlines(text)] };
  }

  finish(): readonly Block[] {
    this.#end();
    return [...this.#blocks, ...this.#pages];
  }

  /** A line in the middle; the rest of a name or of a sentence that was begun there goes on in its paragraph. */
  #centre(text: string, isNear: boolean): void {
    this.#end();
    const last = this.#blocks.at(-1);
    const begun = last?.kind === 'paragraph' && last.role === 'centred' ? last : undefined;
    const words = begun ? inlineText(begun.inlines) : '';
    const isName = isNear && / v\. /.test(words) && /(?:\b(?:INC|LLC|CORP|CO|LTD|ET AL)\.?)$/.test(text);
    const goesOn =
      begun && this.#pages.length === 0 && (isName || /(?: v\.|\b(?:OF|FOR|THE|AND|TO|COURT OF))$/.test(words));
    if (!goesOn) this.#emit({ kind: 'paragraph', role: 'centred', inlines: this.#source.toInlines(text) });
    else
      this.#blocks[this.#blocks.length - 1] = {
        ...begun,
        inlines: [...begun.inlines, ' ', ...this.#source.toInlines(text)],
      };
  }

  #end(): void {
    const text = this.#joiner.joinAll(this.#paragraph);
    this.#paragraph = [];
    if (text !== '') this.#emit({ kind: 'paragraph', inlines: this.#source.toInlines(text) });
  }

  #emit(block: Block): void {
    this.#blocks.push(...this.#pages, block);
    this.#pages = [];
  }
}

/**
 * Whether a paragraph goes on with this line: it has no end, and the line has no beginning or closes a bracket of it. A
 * sentence that a page divides is one, whatever white space stands between its halves.
 */
function isDivided(paragraph: readonly string[], line: string): boolean {
  if (!isUnfinished(paragraph.at(-1))) return false;
  const before = paragraph.join(' ');
  const isOpen = before.lastIndexOf('(') > before.lastIndexOf(')') && line.includes(')');
  return isOpen || /^\p{Ll}/u.test(line);
}

/** The line of a syllabus that says when the case was argued and decided. */
function isDocket(text: string): boolean {
  return /^Nos?\. .*\b(?:Argued|Decided|Submitted)\b.*\d{4}\W*$/u.test(text);
}

/** The indentation that most lines of a page share. */
function commonIndent(lines: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    if (line.trim() === '') continue;
    const indent = line.length - line.trimStart().length;
    counts.set(indent, (counts.get(indent) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

/** Whether blank lines part the paragraphs of a page: there are some, and many lines follow each other without one. */
function separatesParagraphs(lines: readonly string[]): boolean {
  const isBlank = lines.map((line) => line.trim() === '');
  const gaps = isBlank.filter((blank, index) => blank && !isBlank[index - 1]).length;
  const written = isBlank.filter((blank) => !blank).length;
  return gaps >= 3 && gaps * 4 < written * 3;
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
