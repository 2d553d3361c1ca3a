import { presentDocumentAddress } from '#domain/document/document-address.ts';
import type { LinkTarget } from '#domain/document/inline.ts';
import { renderBlock } from '#domain/document/render-block.ts';
import type { BlockMatch } from '#domain/passages/list-block-matches.ts';
import { groupMarks } from '#server/asking/group-marks.ts';
import { resolveLinks, type ResolvedLinks } from '#server/asking/resolve-links.ts';
import type { ContentChunk, ContentStore, ContentSummary } from '#server/ports/content-store.ts';

/** The HTML of stored chunks with links resolved and matches marked, one string for each chunk. */
export async function renderParts(
  store: ContentStore,
  content: ContentSummary,
  chunks: readonly ContentChunk[],
  matches: readonly BlockMatch[],
): Promise<string[]> {
  const resolved = await resolveLinks(
    store,
    content.id,
    chunks.flatMap(({ blocks }) => blocks),
  );
  const marks = groupMarks(matches);
  const resolveLink = (target: LinkTarget) => resolveTarget(target, resolved);
  const resolveNote = (note: string) => resolved.places.get(note)?.anchor;
  return chunks.map((chunk) =>
    chunk.blocks
      .map((block, index) => {
        const number = chunk.firstBlock + index;
        return renderBlock(block, number, { marks: marks.get(number) ?? [], resolveLink, resolveNote });
      })
      .join('\n'),
  );
}

function resolveTarget(target: LinkTarget, { places, links }: ResolvedLinks): string | undefined {
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
