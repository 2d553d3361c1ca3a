import type { Block, HeadingBlock, ParagraphBlock } from '#domain/document/block.ts';
import { parseInlines, type InlineContext } from './inline-markdown.ts';
import { opensTable, parseTable } from './parse-table.ts';
import { itemDepth, splitTreatyNumber } from '../reading/printed-number.ts';
import { isEditorialNote, isSameTitle, type TreatySection, type TreatyText } from './treaty-sections.ts';

/** Rank of a heading by its first word: a smaller one contains the larger. */
const HEADING_RANKS: readonly (readonly [RegExp, number])[] = [
  [/^(part|deel|annex|bijlage|protocol)\b/i, 1],
  [/^(chapter|hoofdstuk|[IVXLC]+$)/i, 2],
  [/^(section|afdeling)\b/i, 3],
  [/^(article|artikel|ad\b|\d+$)/i, 4],
];

const NUMBERED_HEADING =
  /^((?:article|artikel|part|deel|chapter|hoofdstuk|section|afdeling|annex|bijlage)\s+(?:[IVXLC]+|\d+[a-z]?)|[IVXLC]+|\d+)$/i;

/** The blocks of a treaty in the order of the file; each carries its language where there are several. */
export function* readTreatyBlocks(treaty: TreatyText): Generator<Block> {
  const several = treaty.languages.length > 1;
  const repeatsTitle = treaty.sections.some(
    (section) => section.isTitle && isSameTitle(section.heading, treaty.collectionTitle),
  );
  if (!repeatsTitle) {
    yield { kind: 'heading', level: 1, ...(several ? { language: 'nl' } : {}), inlines: [treaty.collectionTitle] };
  }
  const open: number[] = [];
  for (const [index, section] of treaty.sections.entries()) {
    const previous = treaty.sections[index - 1];
    const title = previous !== undefined && isPlainNumber(previous) && !section.isTitle ? previous.heading : undefined;
    let mark = 0;
    const read = joinNumbers([...readLines(section.lines, () => `fn-${index}-${(mark += 1)}`)]);
    const blocks = numberFirst(section, read);
    const isAlone = isPlainNumber(section) && takesTitle(treaty.sections[index + 1]);
    if (section.marks > 0 && !isAlone && blocks === read) {
      yield withLanguage(readHeading(section, title, open), section, several);
    }
    for (const block of blocks) {
      const note =
        block.kind === 'paragraph' &&
        block.inlines.length === 1 &&
        typeof block.inlines[0] === 'string' &&
        isEditorialNote(block.inlines[0]);
      // With several languages a note goes with the text that it stands in: a reader of the other one has it there, too.
      yield note && !several && section.language !== 'nl'
        ? { ...block, language: 'nl' }
        : withLanguage(block, section, several);
    }
  }
}

/** A heading that is a number and nothing else, as in a report, numbers the paragraph below it. */
function numberFirst(section: TreatySection, blocks: Block[]): Block[] {
  const number = /^\d{1,3}$/u.exec(collapse(section.heading))?.[0];
  const [first, ...others] = blocks;
  if (number === undefined || first?.kind !== 'paragraph' || first.number !== undefined) return blocks;
  return [{ ...first, number }, ...others];
}

/** `1.` alone in its line begins with what is below it: `1. a)`. */
function joinNumbers(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    const alone = block.kind === 'paragraph' && before && readAlone(before);
    if (!alone) {
      joined.push(block);
      continue;
    }
    const { role: _role, depth: _depth, number, ...paragraph } = block;
    joined.splice(-1, 1, { ...paragraph, number: number === undefined ? alone : `${alone} ${number}` });
  }
  return joined;
}

function readAlone(block: Block): string | undefined {
  if (block.kind !== 'paragraph' || block.number !== undefined || block.inlines.length !== 1) return undefined;
  const [text] = block.inlines;
  return typeof text === 'string' ? /^\d{1,3}\.$/u.exec(text.trim())?.[0] : undefined;
}

function withLanguage(block: Block, section: TreatySection, several: boolean): Block {
  return several ? { ...block, language: section.language } : block;
}

/** `### Article 1` with nothing under it but the `####` heading that names it. */
function isPlainNumber(section: TreatySection): boolean {
  return (
    section.marks === 3 &&
    NUMBERED_HEADING.test(collapse(section.heading)) &&
    section.lines.every((line) => line.trim() === '')
  );
}

function takesTitle(next: TreatySection | undefined): boolean {
  return next !== undefined && next.marks === 4 && !next.isTitle;
}

function readHeading(section: TreatySection, numberBefore: string | undefined, open: number[]): HeadingBlock {
  const text = collapse(section.heading);
  if (section.isTitle) {
    open.length = 0;
    return { kind: 'heading', level: 1, inlines: parseInlines(text, headingContext) };
  }
  const number =
    numberBefore !== undefined && section.marks === 4
      ? collapse(numberBefore)
      : NUMBERED_HEADING.test(text)
        ? text
        : undefined;
  const rank = HEADING_RANKS.find(([pattern]) => pattern.test(number ?? text))?.[1] ?? (section.marks === 3 ? 2 : 3.5);
  while (open.length > 0 && (open.at(-1) ?? 0) >= rank) open.pop();
  const level = Math.min(6, 2 + open.length) as HeadingBlock['level'];
  open.push(rank);
  return {
    kind: 'heading',
    level,
    ...(number === undefined ? {} : { number }),
    inlines: number === text ? [] : parseInlines(text, headingContext),
  };
}

const documentKey = (reference: string): string | undefined => {
  const number = /(BWB[VRW]\d{7})/.exec(reference)?.[1];
  return number === undefined ? undefined : `markdown:${number}`;
};

const headingContext: InlineContext = { note: () => undefined, documentKey };

function* readLines(lines: readonly string[], nextNote: () => string): Generator<Block> {
  let item: { number: string; depth: number } | undefined;
  for (let index = 0; index < lines.length; index += 1) {
    const line = (lines[index] ?? '').trim();
    if (line === '') continue;
    if (opensTable(line, lines[index + 1])) {
      const end = lines.findIndex((other, at) => at > index && !other.includes('|'));
      const rows = lines.slice(index, end < 0 ? lines.length : end);
      yield parseTable(rows, headingContext);
      index += rows.length - 1;
      continue;
    }
    const blocks = readLine(line, item, nextNote);
    yield* blocks;
    const [first] = blocks;
    const isItem = first?.kind === 'paragraph' && first.role === 'list-item' && first.number !== undefined;
    item = isItem ? { number: first.number ?? '', depth: first.depth ?? 0 } : undefined;
  }
}

/** One line is one paragraph; a note that the line carries as `<sup> 7) text</sup>` becomes a footnote after it. */
function readLine(line: string, item: { number: string; depth: number } | undefined, nextNote: () => string): Block[] {
  const notes: { id: string; mark: string; text: string }[] = [];
  const marked = line.replace(/<sup>\s*(\d{1,3}\))\s+([^<\s][^<]{3,})<\/sup>/g, (_, mark: string, text: string) => {
    notes.push({ id: nextNote(), mark, text: text.trim() });
    return `[^${notes.length - 1}]`;
  });
  const context: InlineContext = {
    documentKey,
    note: (index) => {
      const note = notes[Number(index)];
      return note && { kind: 'note', note: note.id, mark: note.mark };
    },
  };
  const { kind, number, text } = splitTreatyNumber(marked);
  const depth = kind === 'item' && number !== undefined ? itemDepth(number, item) : 0;
  const paragraph: ParagraphBlock = {
    kind: 'paragraph',
    ...(number === undefined ? {} : { number }),
    ...(kind === 'item' || kind === 'bullet' ? { role: 'list-item', depth: Math.max(1, depth) } : {}),
    inlines: parseInlines(text, context),
  };
  return [
    paragraph,
    ...notes.map((note): Block => ({
      kind: 'footnote',
      mark: note.mark,
      sourceIds: [note.id],
      paragraphs: [parseInlines(note.text, context)],
    })),
  ];
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
