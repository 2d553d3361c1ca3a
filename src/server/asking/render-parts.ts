import type { Reader } from '#domain/access/reader.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { LinkTarget } from '#domain/document/inline.ts';
import { renderBlock } from '#domain/document/render-block.ts';
import { resolveTarget } from '#domain/document/resolve-target.ts';
import type { BlockMatch } from '#domain/passages/list-block-matches.ts';
import { groupMarks } from './group-marks.ts';
import { resolveLinks } from './resolve-links.ts';
import type { OpenDocument } from './document-guard.ts';
import type { ContentChunk, ContentStore } from '#server/ports/content-store.ts';

/** The HTML of chunks of an open text with links resolved and matches marked, one string for each chunk. */
export async function renderParts(
  reader: Reader,
  store: ContentStore,
  { content }: OpenDocument,
  chunks: readonly ContentChunk[],
  matches: readonly BlockMatch[],
): Promise<string[]> {
  const { links, places } = await resolveLinks(
    store,
    content.id,
    chunks.flatMap(({ blocks }) => blocks),
    reader.edition.id,
  );
  const marks = groupMarks(matches);
  const findAnchor = (id: string) => places.get(id)?.anchor;
  const findAddress = (name: string, anchor: string | undefined) => {
    const link = links.get(name);
    return link && (anchor === undefined ? presentDocumentAddress(link, reader) : presentTextAddress(link));
  };
  const resolveLink = (target: LinkTarget) => resolveTarget(target, { findAnchor, findAddress });
  return chunks.map((chunk) =>
    chunk.blocks
      .map((block, index) => {
        const number = chunk.firstBlock + index;
        return renderBlock(block, number, { marks: marks.get(number) ?? [], resolveLink, resolveNote: findAnchor });
      })
      .join('\n'),
  );
}
