import type { Block, HeadingBlock, ParagraphBlock } from '#domain/document/block.ts';
import { blockText } from '#domain/document/block.ts';

/** A paragraph with what is known of how it was printed. */
export interface PrintedParagraph {
  readonly block: HeadingBlock | ParagraphBlock;
  /** How many lines it takes. */
  readonly lines: number;
  /** How far its first line stands in from the margin, in widths of a letter of its size. */
  readonly indent: number;
  /** How much of the line's width its first line takes, 0 to 1. */
  readonly share: number;
}

/** Whatever a page holds, in order; what is no paragraph stands as it is. */
export type Printed = PrintedParagraph | { readonly block: Block };

const ROMAN = /^([IVXLC]{1,6}\.)\s+(?=["“‘(]?[\p{Lu}\d])/u;
const LETTER = /^([A-Z]\.)\s+(?=["“‘(]?[\p{Lu}\d])/u;
const ENDS_SENTENCE = /[.:;,!]["”’')\]]*$/u;
/** A name that ends with a point: `Seawall Insurance, Inc.` */
const ENDS_NAME = /\b(?:Inc|Ltd|Co|Corp|Bros|S\.A|N\.V|B\.V)\.$/u;
const LONGEST = 120;

/**
 * The blocks of a text with the lines that print as headings as such: those that are numbered, and where all kinds are
 * wanted those in the middle in capitals and those at the margin above indented text.
 */
export function markHeadings(printed: readonly Printed[], kinds: 'all' | 'numbered' = 'all'): Block[] {
  const isIndentedText = kinds === 'all' && countIndented(printed);
  const hasText = { yet: false };
  const blocks: Block[] = [];
  for (const [index, item] of printed.entries()) {
    const next = printed.slice(index + 1, index + 4).find(isParagraph);
    const heading = isParagraph(item)
      ? readHeading(item, next, { hasText: hasText.yet, isIndentedText, kinds })
      : undefined;
    blocks.push(heading ?? item.block);
    if (isParagraph(item) && item.lines >= 3) hasText.yet = true;
  }
  return blocks;
}

interface Surroundings {
  /** Whether text has begun, so that this is no part of the head. */
  readonly hasText: boolean;
  /** Whether paragraphs begin indented in this text. */
  readonly isIndentedText: boolean;
  readonly kinds: 'all' | 'numbered';
}

function readHeading(
  item: PrintedParagraph,
  next: PrintedParagraph | undefined,
  { hasText, isIndentedText, kinds }: Surroundings,
): HeadingBlock | undefined {
  const { block } = item;
  const text = blockText(block);
  if (block.kind === 'heading' || !next || item.lines > 2 || text.length > LONGEST || !/\p{L}{2}/u.test(text))
    return undefined;
  if (!hasText) return undefined;
  if (block.role === 'centred') return readCentred(item, next, kinds);
  if (ENDS_SENTENCE.test(text) && !(ENDS_NAME.test(text) && block.number === undefined)) return undefined;
  if (block.role !== undefined) return undefined;
  return readNumbered(item, next) ?? (isIndentedText ? readFlush(item, next) : undefined);
}

/** `II. The facts`, or a line in capitals, in the middle above text. */
function readCentred(
  { block, lines }: PrintedParagraph,
  next: PrintedParagraph,
  kinds: Surroundings['kinds'],
): HeadingBlock | undefined {
  const own = readNumber(block);
  if (own && !ENDS_SENTENCE.test(blockText(block))) return { kind: 'heading', ...own };
  const isAboveText = next.block.kind === 'paragraph' && next.block.role !== 'centred';
  if (kinds === 'numbered' || lines > 1 || !isAboveText || /\p{Ll}/u.test(blockText(block))) return undefined;
  return { kind: 'heading', level: 2, inlines: block.inlines };
}

/** `I. Whether`, `A. The loan`, `1. The rule`, above text or above a heading that is numbered otherwise. */
function readNumbered({ block }: PrintedParagraph, next: PrintedParagraph): HeadingBlock | undefined {
  const own = readNumber(block);
  if (!own) return undefined;
  const other = readNumber(next.block);
  const isAboveText = next.lines >= 2 && (!other || ENDS_SENTENCE.test(blockText(next.block)));
  if (!isAboveText && (!other || other.level <= own.level)) return undefined;
  return { kind: 'heading', level: own.level, number: own.number, inlines: own.inlines };
}

function readNumber(
  block: PrintedParagraph['block'],
): Required<Pick<HeadingBlock, 'number' | 'level' | 'inlines'>> | undefined {
  if (block.number !== undefined) {
    const isPlain =
      /^\d{1,2}(?:\.\d{1,2}){0,2}\.?$/u.test(block.number) &&
      /^["“‘(]?\p{Lu}/u.test(blockText({ ...block, number: '' }));
    return isPlain ? { level: 5, number: block.number, inlines: block.inlines } : undefined;
  }
  const [first, ...others] = block.inlines;
  if (typeof first !== 'string') return undefined;
  // `I. The lamp` is the first of Roman numbers; `C. The lamp` is a letter.
  const match = /^[CL]\./u.test(first) ? LETTER.exec(first) : (ROMAN.exec(first) ?? LETTER.exec(first));
  const number = match?.[1];
  if (!match || number === undefined) return undefined;
  const level = /^[IVX]{1,6}\.$/u.test(number) || number.length > 2 ? 3 : 4;
  return { level, number, inlines: [first.slice(match[0].length), ...others] };
}

/** A short line at the margin above a paragraph that begins indented, in a text whose paragraphs do. */
function readFlush(
  { block, indent, share, lines }: PrintedParagraph,
  next: PrintedParagraph,
): HeadingBlock | undefined {
  if (block.number !== undefined || lines > 1 || indent > 0.3 || share > 0.65) return undefined;
  const isTitle = /^["“‘]?\p{Lu}/u.test(blockText(block)) && next.indent > 1 && next.lines >= 2;
  return isTitle ? { kind: 'heading', level: 3, inlines: block.inlines } : undefined;
}

function countIndented(printed: readonly Printed[]): boolean {
  const long = printed.filter(isParagraph).filter(({ lines, block }) => lines >= 3 && block.kind === 'paragraph');
  return long.length > 2 && long.filter(({ indent }) => indent > 1).length > long.length * 0.6;
}

function isParagraph(item: Printed): item is PrintedParagraph {
  return 'lines' in item;
}
