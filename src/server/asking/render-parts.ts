import type { Reader } from '#domain/access/reader.ts';
import type { BlockMatch } from '#domain/passages/list-block-matches.ts';
import { createBlockDrawer } from './draw-blocks.ts';
import type { OpenDocument } from './document-guard.ts';
import type { ContentChunk, ContentStore } from '#server/ports/content-store.ts';

/** The HTML of chunks of an open text with links resolved and matches marked, one string for each chunk. */
export async function renderParts(
  reader: Reader,
  store: ContentStore,
  document: OpenDocument,
  chunks: readonly ContentChunk[],
  matches: readonly BlockMatch[] = [],
): Promise<string[]> {
  const all = chunks.flatMap(({ blocks }) => blocks);
  const draw = await createBlockDrawer(reader, store, document, all, matches);
  return chunks.map(({ blocks, firstBlock }) => blocks.map((block, at) => draw(block, firstBlock + at)).join('\n'));
}
