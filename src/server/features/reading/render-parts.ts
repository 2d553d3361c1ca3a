import type { Block, TableCell } from '#domain/document/block.ts';
import type { Inline, LinkTarget } from '#domain/document/inline.ts';
import type { BlockMark } from '#domain/document/marked-text.ts';
import { renderBlock } from '#domain/document/render-block.ts';
import type { BlockMatch } from '#domain/passages/list-block-matches.ts';
import { presentDocumentAddress } from '#domain/document/document-address.ts';
import type {
  AnchorPlace,
  ContentChunk,
  ContentStore,
  ContentSummary,
  DocumentLink,
} from '#server/ports/content-store.ts';

/** The HTML of stored chunks with links resolved and matches marked, one string for each chunk. */
export async function renderParts(
  store: ContentStore,
  content: ContentSummary,
  chunks: readonly ContentChunk[],
  matches: readonly BlockMatch[],
): Promise<string[]> {
  const targets = chunks.flatMap((chunk) => chunk.blocks.flatMap(listTargets));
  const [links, places] = await Promise.all([
    store.resolveNames(unique(targets.flatMap((target) => (target.to === 'document' ? [target.key] : [])))),
    store.resolveSourceIds(
      content.id,
      unique(targets.flatMap((target) => (target.to === 'anchor' ? [target.id] : []))),
    ),
  ]);
  const marks = groupMarks(matches);
  const resolveLink = (target: LinkTarget) => resolveTarget(target, places, links);
  const resolveNote = (note: string) => places.get(note)?.anchor;
  return chunks.map((chunk) =>
    chunk.blocks
      .map((block, index) => {
        const number = chunk.firstBlock + index;
        return renderBlock(block, number, { marks: marks.get(number) ?? [], resolveLink, resolveNote });
      })
      .join('\n'),
  );
}

function resolveTarget(
  target: LinkTarget,
  places: ReadonlyMap<string, AnchorPlace>,
  links: ReadonlyMap<string, DocumentLink>,
): string | undefined {
  switch (target.to) {
    case 'web':
      return /^(https?:|mailto:)/i.test(target.href) ? target.href : undefined;
    case 'anchor': {
      const anchor = places.get(target.id)?.anchor;
      return anchor === undefined ? undefined : `#${anchor}`;
    }
    case 'document': {
      const link = links.get(target.key);
      return link && `${presentDocumentAddress(link)}${target.anchor === undefined ? '' : `#${target.anchor}`}`;
    }
  }
}

function groupMarks(matches: readonly BlockMatch[]): Map<number, BlockMark[]> {
  const groups = new Map<number, BlockMark[]>();
  matches.forEach(({ block, start, end, term }, number) => {
    const mark = { start, end, term, number };
    const group = groups.get(block);
    if (group) group.push(mark);
    else groups.set(block, [mark]);
  });
  return groups;
}

/** Every link and note mark of a block, as what it leads to. */
function listTargets(block: Block): LinkTarget[] {
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

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
