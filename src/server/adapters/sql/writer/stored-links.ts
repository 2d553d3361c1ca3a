import type { Kysely } from 'kysely';
import type { Block } from '#domain/document/block.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { placeLinks, type PlacedLink } from './citation-rows.ts';
import { DOCUMENT_LINKS } from './stored-blocks.ts';
import { says } from '#server/adapters/sql/shared/says.ts';

/** The links of a stored text; chunks without any are not read. */
export async function listStoredLinks(db: Kysely<LibrarySchema>, content: number): Promise<PlacedLink[]> {
  const chunks = await db
    .selectFrom('content_chunk')
    .select(['first_block', 'blocks'])
    .where('content', '=', content)
    .where((is) => is.or(DOCUMENT_LINKS.map((words) => says('blocks', words))))
    .orderBy('sequence')
    .execute();
  return chunks.flatMap(({ first_block, blocks }) => placeLinks(JSON.parse(blocks) as Block[], first_block));
}
