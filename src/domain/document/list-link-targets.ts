import type { Block, TableCell } from './block.ts';
import type { Inline, LinkTarget } from './inline.ts';

/** Every link and note mark of a block, as what it leads to. */
export function listLinkTargets(block: Block): LinkTarget[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.inlines.flatMap(listInlineTargets);
    case 'footnote':
      return block.paragraphs.flatMap((inlines) => inlines.flatMap(listInlineTargets));
    case 'table':
      return [
        ...(block.caption ?? []).flatMap(listInlineTargets),
        ...block.rows.flatMap((row) => row.flatMap(listCellTargets)),
      ];
    case 'figure':
      return (block.caption ?? []).flatMap(listInlineTargets);
    case 'page':
      return [];
  }
}

function listCellTargets(cell: TableCell): LinkTarget[] {
  return cell.paragraphs.flatMap((inlines) => inlines.flatMap(listInlineTargets));
}

function listInlineTargets(inline: Inline): LinkTarget[] {
  if (typeof inline === 'string') return [];
  if (inline.kind === 'note') return [{ to: 'anchor', id: inline.note }];
  if (!('children' in inline)) return [];
  return [...(inline.kind === 'link' ? [inline.target] : []), ...inline.children.flatMap(listInlineTargets)];
}
