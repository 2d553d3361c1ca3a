import { blockText, type Block, type ParagraphBlock, type TableBlock } from '#domain/document/block.ts';
import { inlineText, type Inline } from '#domain/document/inline.ts';
import { groupHangingRows, headOf } from '#domain/document/table-head.ts';

/** Characters of one block: always less than 1 MB, so that no single one has to be fetched or drawn as a whole. */
export const LONGEST_BLOCK = 300_000;

/** A block, or several that say the same where it is too long: cut between words, rows or paragraphs. */
export function cutBlock(block: Block, longest = LONGEST_BLOCK): readonly Block[] {
  if (isShort(block, longest)) return [block];
  switch (block.kind) {
    case 'heading':
    case 'paragraph': {
      const [first = [], ...more] = cutInlines(block.inlines, longest);
      const { role, depth, language } =
        block.kind === 'paragraph' ? block : { ...block, role: undefined, depth: undefined };
      const shape = { ...(role ? { role } : {}), ...(depth ? { depth } : {}), ...(language ? { language } : {}) };
      return [
        { ...block, inlines: first },
        ...more.map((inlines): ParagraphBlock => ({ kind: 'paragraph', ...shape, inlines })),
      ];
    }
    case 'footnote': {
      const pieces = gather(
        block.paragraphs.flatMap((inlines) => cutInlines(inlines, longest)),
        inlineText,
        longest,
      );
      const { sourceIds: _ids, ...plain } = block;
      return pieces.map((paragraphs, index) =>
        index === 0 ? { ...block, paragraphs } : { ...plain, mark: '', paragraphs },
      );
    }
    case 'table':
      return cutTable(block, longest);
    default:
      return [block];
  }
}

/** Where it can be, between rows that no cell reaches over. */
function cutTable(block: TableBlock, longest: number): TableBlock[] {
  const { caption: _caption, sourceIds: _ids, ...plain } = block;
  const textOf = (rows: TableBlock['rows']) => blockText({ kind: 'table', rows });
  const groups = groupHangingRows(block.rows).flatMap((rows) =>
    textOf(rows).length > longest ? rows.map((row) => [row]) : [rows],
  );
  const continues = block.continues ?? headOf(block.rows);
  return gather(groups, textOf, longest).map((pieces, index) => {
    const rows = pieces.flat();
    return index === 0 ? { ...block, rows } : { ...plain, rows, continues };
  });
}

function isShort(block: Block, longest: number): boolean {
  // Most blocks are one plain text.
  const [only] = block.kind === 'paragraph' && block.inlines.length === 1 ? block.inlines : [];
  return (typeof only === 'string' ? only : blockText(block)).length <= longest;
}

/** Neighbours together as long as their texts are not too long. */
function gather<Part>(parts: readonly Part[], textOf: (part: Part) => string, longest: number): Part[][] {
  const groups: Part[][] = [];
  let size = Infinity;
  for (const part of parts) {
    const { length } = textOf(part);
    if (size + length > longest) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(part);
    size += length;
  }
  return groups;
}

function cutInlines(inlines: readonly Inline[], longest: number): Inline[][] {
  const pieces = inlines.flatMap((inline): Inline[] => {
    if (typeof inline === 'string') return cutText(inline, longest);
    if (!('children' in inline) || inlineText(inline.children).length <= longest) return [inline];
    return cutInlines(inline.children, longest).map((children) => ({ ...inline, children }));
  });
  return gather(pieces, (inline) => inlineText([inline]), longest);
}

function cutText(text: string, longest: number): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (text.length - at > longest) {
    const space = text.lastIndexOf(' ', at + longest - 1);
    let end = space > at ? space + 1 : at + longest;
    if (space <= at && /[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1;
    pieces.push(text.slice(at, end));
    at = end;
  }
  return [...pieces, text.slice(at)];
}
