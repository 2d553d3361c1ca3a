import type { Block, FootnoteBlock } from '#domain/document/block.ts';
import { LineJoiner } from '#importers/pdf/join-lines.ts';
import { placeFootnotes, type PendingNotes } from '../reading/footnotes.ts';
import type { MarkedText } from './marked-text.ts';
import { splitSlipPages, type SlipNote } from './slip-pages.ts';

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
    this.#pages.push({ kind: 'page', label });
    if (label !== '1' || section === undefined) return;
    this.#end();
    this.#emit({ kind: 'heading', level: 1, inlines: [section] });
  }

  addLines(lines: readonly string[], notes: ReadonlyMap<string, string>): void {
    const base = commonIndent(lines);
    const centre = base + 8;
    const hasGaps = separatesParagraphs(lines);
    let isApart = false;
    let before = base;
    // A page goes on with the paragraph of the page before, unless that one is complete and this one indented.
    let line: 'continues' | 'opened' | 'next' | 'fresh' = isUnfinished(this.#paragraph.at(-1)) ? 'continues' : 'next';
    for (const printed of this.#source.markNotes(lines, notes)) {
      const text = printed.trim().replace(/\s+/g, ' ');
      if (!/[\p{L}\p{N}\ue000-\ue003*†‡]/u.test(text)) {
        isApart = hasGaps;
        continue;
      }
      const indent = printed.length - printed.trimStart().length;
      if (line !== 'continues' && (indent >= centre || isCapitals(text))) {
        this.#end();
        this.#emit({ kind: 'paragraph', role: 'centred', inlines: this.#source.toInlines(text) });
        line = 'fresh';
        continue;
      }
      const begins: boolean =
        line === 'fresh' ||
        (line !== 'continues' && (isApart || indent - before >= 2)) ||
        (line === 'next' && before - indent >= 2) ||
        (line === 'opened' && !hasGaps && indent === before && indent - base >= 2);
      isApart = false;
      if (begins) this.#end();
      this.#paragraph.push(text);
      before = indent;
      line = begins ? 'opened' : 'next';
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

function isCapitals(text: string): boolean {
  return (
    text.length < 70 && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\b(?:v|et al|of|and|the)\b/g, ''))
  );
}
