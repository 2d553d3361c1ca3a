import type { Reader } from '#domain/access/reader.ts';
import { createBlockDrawer, type DrawnBeside } from './draw-blocks.ts';
import type { OpenDocument } from './document-guard.ts';
import type { ContentChunk, ContentStore } from '#server/ports/content-store.ts';

/** The HTML of chunks of an open text with links resolved and matches marked, one string for each chunk. */
export async function renderParts(
  reader: Reader,
  store: ContentStore,
  document: OpenDocument,
  chunks: readonly ContentChunk[],
  beside: DrawnBeside = {},
): Promise<string[]> {
  const all = chunks.flatMap(({ blocks }) => blocks);
  const draw = await createBlockDrawer(reader, store, document, all, beside);
  return chunks.map(({ blocks, firstBlock }) => blocks.map((block, at) => draw(block, firstBlock + at)).join('\n'));
}
