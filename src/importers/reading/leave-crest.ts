import { blockText, type Block } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';

/** The head of a judgment ends with its first numbered or long paragraph, and after so many blocks at the latest. */
const HEAD_BLOCKS = 25;
const LONG = 250;

/** The blocks of a judgment without the crest above it, which says nothing that a reader misses. */
export function leaveCrest(blocks: readonly Block[]): Block[] {
  const ends = blocks
    .slice(0, HEAD_BLOCKS)
    .findIndex((block) => block.kind === 'paragraph' && (block.number !== undefined || blockText(block).length > LONG));
  const end = ends < 0 ? Math.min(HEAD_BLOCKS, blocks.length) : ends;
  return [...blocks.slice(0, end).flatMap(withoutPictures), ...blocks.slice(end)];
}

function withoutPictures(block: Block): Block[] {
  if (block.kind === 'figure') return block.caption ? [block] : [];
  if (block.kind === 'table') {
    const rows = block.rows.map((row) =>
      row.map((cell) => ({ ...cell, paragraphs: cell.paragraphs.map(withoutImages) })),
    );
    return [{ ...block, rows }];
  }
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return [block];
  const inlines = withoutImages(block.inlines);
  const isLeft = inlines.length === block.inlines.length || blockText({ ...block, inlines }).trim() !== '';
  return isLeft ? [{ ...block, inlines }] : [];
}

function withoutImages(inlines: readonly Inline[]): readonly Inline[] {
  return inlines.flatMap((inline): Inline[] => {
    if (typeof inline === 'string' || inline.kind === 'note' || inline.kind === 'break') return [inline];
    return inline.kind === 'image' ? [] : [{ ...inline, children: withoutImages(inline.children) }];
  });
}
