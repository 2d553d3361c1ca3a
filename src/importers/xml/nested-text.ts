import { type Block, type FootnoteBlock } from '#domain/document/block.ts';
import { inlineText, type Inline } from '#domain/document/inline.ts';

type Paragraph = readonly Inline[];

/** The blocks of a cell or note as plain paragraphs; footnotes among them stand apart. */
export interface NestedText {
  readonly paragraphs: readonly Paragraph[];
  readonly notes: readonly FootnoteBlock[];
  readonly ids: readonly string[];
}

/** Flattens blocks where only paragraphs have room. Numbers become text, a table the paragraphs of its cells. */
export function nestText(blocks: readonly Block[]): NestedText {
  return {
    paragraphs: blocks.flatMap((block) => [...blockParagraphs(block)]),
    notes: blocks.filter((block) => block.kind === 'footnote'),
    ids: blocks.flatMap((block) => (block.kind === 'footnote' ? [] : (block.sourceIds ?? []))),
  };
}

function* blockParagraphs(block: Block): Iterable<Paragraph> {
  if (block.kind === 'heading' || block.kind === 'paragraph') yield withNumber(block.number, block.inlines);
  else if (block.kind === 'table') {
    if (block.caption) yield block.caption;
    for (const row of block.rows) for (const cell of row) yield* cell.paragraphs;
  } else if (block.kind === 'figure') {
    yield [{ kind: 'image', source: block.source, alt: block.alt }];
    if (block.caption) yield block.caption;
  }
}

function withNumber(number: string | undefined, inlines: Paragraph): Paragraph {
  if (number === undefined) return inlines;
  const [first, ...rest] = inlines;
  if (typeof first === 'string') return [`${number} ${first}`, ...rest];
  return inlines.length === 0 ? [number] : [`${number} `, ...inlines];
}

/** Several paragraphs as one, with line breaks between. */
export function joinParagraphs(paragraphs: readonly Paragraph[]): Paragraph {
  return paragraphs.flatMap((paragraph, at) => (at === 0 ? paragraph : [{ kind: 'break' } as const, ...paragraph]));
}

/** The words of paragraphs, and the footnote marks among them. */
export function splitMarks(paragraphs: readonly Paragraph[]): { readonly text: string; readonly marks: Paragraph } {
  const marks = paragraphs.flatMap((paragraph) => [...noteMarks(paragraph)]);
  return { text: paragraphs.map(inlineText).join(' ').replaceAll(/\s+/g, ' ').trim(), marks };
}

function* noteMarks(inlines: Paragraph): Iterable<Inline> {
  for (const inline of inlines) {
    if (typeof inline === 'string') continue;
    if (inline.kind === 'note') yield inline;
    else if ('children' in inline) yield* noteMarks(inline.children);
  }
}
