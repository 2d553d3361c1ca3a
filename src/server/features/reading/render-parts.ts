import type { Block, TableCell } from '#domain/document/block.ts';
import type { Inline, LinkTarget } from '#domain/document/inline.ts';
import type { BlockMark } from '#domain/document/marked-text.ts';
import { renderBlock } from '#domain/document/render-block.ts';
import { presentDocumentAddress } from '#domain/document/document-address.ts';
import type { ContentChunk, ContentStore, ContentSummary, DocumentLink } from '#server/ports/content-store.ts';
import type { BlockMatch } from '#server/ports/search-engine.ts';

/** The HTML of stored chunks with links resolved and matches marked, one string for each chunk. */
export async function renderParts(
  store: ContentStore,
  content: ContentSummary,
  chunks: readonly ContentChunk[],
  matches: readonly BlockMatch[],
): Promise<string[]> {
  const links = await store.resolveNames(chunks.flatMap((chunk) => chunk.blocks.flatMap(listLinkedDocuments)));
  const marks = groupMarks(matches);
  const resolveLink = (target: LinkTarget) => resolveTarget(target, content, links);
  const resolveNote = (note: string) => (content.anchors[`#${note}`] ?? content.anchors[note])?.[1];
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
  content: ContentSummary,
  links: ReadonlyMap<string, DocumentLink>,
): string | undefined {
  switch (target.to) {
    case 'web':
      return /^(https?:|mailto:)/i.test(target.href) ? target.href : undefined;
    case 'anchor': {
      const anchor = (content.anchors[`#${target.id}`] ?? content.anchors[target.id])?.[1];
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

function listLinkedDocuments(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.inlines.flatMap(listLinks);
    case 'footnote':
      return block.paragraphs.flatMap((inlines) => inlines.flatMap(listLinks));
    case 'table':
      return [...(block.caption ?? []).flatMap(listLinks), ...block.rows.flatMap((row) => row.flatMap(listCellLinks))];
    case 'figure':
      return (block.caption ?? []).flatMap(listLinks);
    case 'page':
      return [];
  }
}

function listCellLinks(cell: TableCell): string[] {
  return cell.paragraphs.flatMap((inlines) => inlines.flatMap(listLinks));
}

function listLinks(inline: Inline): string[] {
  if (typeof inline === 'string' || !('children' in inline)) return [];
  const own = inline.kind === 'link' && inline.target.to === 'document' ? [inline.target.key] : [];
  return [...own, ...inline.children.flatMap(listLinks)];
}
