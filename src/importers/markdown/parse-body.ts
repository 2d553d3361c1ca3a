import {
  SECTION_PARTS,
  type Block,
  type FootnoteBlock,
  type HeadingBlock,
  type ParagraphBlock,
  type SectionPart,
} from '#domain/document/block.ts';
import { placeFootnotes, type PendingNotes } from '../reading/footnotes.ts';
import { parseInlines, type InlineContext } from './inline-markdown.ts';
import { takeNoteDefinitions } from './note-definitions.ts';
import { opensTable, parseTable } from './parse-table.ts';
import { itemDepth, splitPrintedNumber, type NumberedLine } from '../reading/printed-number.ts';

const DEEPEST_QUOTE = 8;

/** The blocks of a Markdown text in the library's subset (see `content/demo/README.md`). */
export function* parseBody(text: string): Generator<Block> {
  const { lines, notes } = takeNoteDefinitions(withoutComments(text).split('\n'));
  const defined = new Set(notes.map((note) => note.mark));
  const context: InlineContext = {
    note: (mark) => (defined.has(mark) ? { kind: 'note', note: `fn-${mark}`, mark } : undefined),
  };
  const pending: PendingNotes = new Map();
  for (const note of notes) {
    const block: FootnoteBlock = {
      kind: 'footnote',
      mark: note.mark,
      sourceIds: [`fn-${note.mark}`],
      paragraphs: note.paragraphs.map((paragraph) => parseInlines(paragraph, context)),
    };
    pending.set(`fn-${note.mark}`, block);
  }
  yield* placeFootnotes(nameNumbers(readBlocks(lines, context)), pending);
  yield* pending.values();
}

/** A text without its comments, whose line ends stay; one that never ends is words. */
function withoutComments(text: string): string {
  let rest = '';
  let at = 0;
  for (let open = text.indexOf('<!--'); open >= 0; open = text.indexOf('<!--', at)) {
    const end = text.indexOf('-->', open);
    if (end < 0) break;
    rest += text.slice(at, open) + text.slice(open, end).replace(/[^\n]/g, '');
    at = end + 3;
  }
  return rest + text.slice(at);
}

/** Numbered paragraphs can be linked to as `#p12`; a repeated number stays with its first bearer. */
function* nameNumbers(blocks: Iterable<Block>): Generator<Block> {
  const named = new Set<string>();
  for (const block of blocks) {
    const digits = block.kind === 'paragraph' ? /^(\d+)[.)]$/.exec(block.number ?? '')?.[1] : undefined;
    if (digits === undefined || named.has(digits)) yield block;
    else {
      named.add(digits);
      yield { ...block, sourceIds: [...(block.sourceIds ?? []), `p${digits}`] };
    }
  }
}

function* readBlocks(lines: readonly string[], context: InlineContext, quotes = 0): Generator<Block> {
  let index = 0;
  let item: { number: string; depth: number } | undefined;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    const start = index;
    if (line.trim() === '' || /^ {0,3}([-*_])( *\1){2,} *$/.test(line)) {
      index += 1;
      continue;
    }
    if (/^ {0,3}```/.test(line)) {
      index = endWhere(lines, index + 1, (other) => /^ {0,3}```/.test(other));
      yield { kind: 'paragraph', role: 'preformatted', inlines: [lines.slice(start + 1, index).join('\n')] };
      index += 1;
    } else if (/^ {0,3}#{1,6}(\s|$)/.test(line)) {
      yield readHeading(line, context);
      item = undefined;
      index += 1;
    } else if (/^ {0,3}>/.test(line)) {
      index = endWhere(lines, index, (other) => !/^ {0,3}>/.test(other));
      const prefix = quotes < DEEPEST_QUOTE ? /^ {0,3}> ?/ : /^(?: {0,3}> ?)+/;
      const quoted = lines.slice(start, index).map((other) => other.replace(prefix, ''));
      yield* quote(readBlocks(quoted, context, quotes + 1));
    } else if (opensTable(line, lines[index + 1])) {
      index = endWhere(lines, index, (other) => !other.includes('|'));
      yield parseTable(lines.slice(start, index), context);
    } else {
      index = endOfParagraph(lines, index);
      const paragraph = readParagraph(lines.slice(start, index), context, item);
      yield paragraph;
      if (paragraph.kind === 'paragraph' && paragraph.number !== undefined) {
        item = paragraph.role === 'list-item' ? { number: paragraph.number, depth: paragraph.depth ?? 0 } : undefined;
      }
    }
  }
}

function endWhere(lines: readonly string[], from: number, ends: (line: string) => boolean): number {
  let index = from;
  while (index < lines.length && !ends(lines[index] ?? '')) index += 1;
  return index;
}

/** Hard wraps are joined; a blank line, another construct or the next number of a list ends the paragraph. */
function endOfParagraph(lines: readonly string[], start: number): number {
  const first = splitPrintedNumber((lines[start] ?? '').trim());
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '' || /^ {0,3}(#{1,6}(\s|$)|>|```)/.test(line) || opensTable(line, lines[index + 1]))
      return index;
    if (beginsItem(first, splitPrintedNumber(line.trim()), lines[index - 1] ?? '')) return index;
  }
  return lines.length;
}

/** A number at the start of a wrapped line is a new item only where a list plausibly goes on. */
function beginsItem(first: NumberedLine, next: NumberedLine, lineBefore: string): boolean {
  if (next.kind === undefined) return false;
  if (next.kind === 'bullet') return first.kind === 'bullet' || /[:.;]\s*$/.test(lineBefore);
  if (next.kind === 'number')
    return (
      first.kind === 'number' && Number.parseInt(next.number ?? '', 10) === Number.parseInt(first.number ?? '', 10) + 1
    );
  return first.kind === 'item' || /[:;.,]\s*$|\b(?:and|or)\s*$/.test(lineBefore);
}

function readHeading(line: string, context: InlineContext): HeadingBlock {
  const match = /^ {0,3}(#{1,6})(.*)$/.exec(line);
  // The document's own title is level 1 of the Markdown text; its headings begin at `##`.
  const level = Math.max(1, (match?.[1]?.length ?? 2) - 1) as HeadingBlock['level'];
  const { text, part } = splitPart(withoutClosing(match?.[2] ?? ''));
  return { kind: 'heading', level, ...(part ? { part } : {}), ...splitHeadingNumber(text, context) };
}

/** A heading may be closed by signs like those that open it. */
function withoutClosing(heading: string): string {
  const trimmed = heading.trim();
  let end = trimmed.length;
  while (trimmed[end - 1] === '#') end -= 1;
  return trimmed.slice(0, end).trimEnd();
}

/** A heading may say what its section is: `## Before filing {.checklist}`. Other marks in braces are words. */
function splitPart(heading: string): { readonly text: string; readonly part?: SectionPart } {
  const match = /^(.*\S)\s+\{\.([a-z-]+)\}$/.exec(heading);
  const part = SECTION_PARTS.find((one) => one === match?.[2]);
  return part === undefined ? { text: heading } : { text: match?.[1] ?? '', part };
}

function splitHeadingNumber(text: string, context: InlineContext): Pick<HeadingBlock, 'number' | 'inlines'> {
  const match =
    /^((?:[IVXLC]{1,7}|[A-Z]|\d{1,3}(?:\.\d{1,3})*)\.|\d{1,3}(?:\.\d{1,3})+|(?:Article|Section|Chapter|Part|Rule|§) ?[\dIVXLC]+[a-z]?[.:]?)\s+(?=\S)/.exec(
      text,
    );
  if (match?.[1] === undefined) return { inlines: parseInlines(text, context) };
  return { number: match[1], inlines: parseInlines(text.slice(match[0].length), context) };
}

function readParagraph(
  lines: readonly string[],
  context: InlineContext,
  item: { number: string; depth: number } | undefined,
): Block {
  const indent = Math.floor(((lines[0] ?? '').replace(/\t/g, '    ').match(/^ */)?.[0].length ?? 0) / 2);
  const joined = lines
    .map((line) =>
      line.endsWith('  ') || line.endsWith('\\') ? `${line.trim().replace(/\\$/, '')}\n` : `${line.trim()} `,
    )
    .join('')
    .trim();
  const { kind, number, text } = splitPrintedNumber(joined);
  const inlines = parseInlines(text, context);
  const [only] = inlines;
  if (inlines.length === 1 && typeof only === 'object' && only.kind === 'image') {
    return { kind: 'figure', source: only.source, alt: only.alt };
  }
  const base: ParagraphBlock = { kind: 'paragraph', ...(number === undefined ? {} : { number }), inlines };
  if (kind === undefined) return base;
  if (kind === 'number') return indent > 0 ? { ...base, role: 'list-item', depth: Math.min(indent, 9) } : base;
  const depth = kind === 'item' && number !== undefined && indent === 0 ? itemDepth(number, item) : indent;
  return { ...base, role: 'list-item', ...(depth > 0 ? { depth: Math.min(depth, 9) } : {}) };
}

function* quote(blocks: Iterable<Block>): Generator<Block> {
  for (const block of blocks) yield block.kind === 'paragraph' ? { ...block, role: 'quote' } : block;
}
