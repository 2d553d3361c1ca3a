import type { Kysely } from 'kysely';
import type { Block } from '#domain/document/block.ts';
import type { OutlineEntry } from '#domain/document/outline.ts';
import type { AnchorPlace, ChunkSize, ContentChunk } from '#server/ports/content-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { says } from '#server/adapters/sql/shared/says.ts';

type Queries = Kysely<LibrarySchema>;

/** The chunks of a text from the one numbered `from` to the one before `to`. */
export async function listChunks(
  queries: Queries,
  content: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ContentChunk[]> {
  const rows = await queries
    .selectFrom('content_chunk')
    .select(['sequence', 'first_block', 'blocks'])
    .where('content', '=', content)
    .where('sequence', '>=', from)
    .where('sequence', '<', to)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({
    sequence: row.sequence,
    firstBlock: row.first_block,
    blocks: JSON.parse(row.blocks) as Block[],
  }));
}

/** The headings of a text; none where there is no such text. */
export async function listOutline(queries: Queries, content: number): Promise<OutlineEntry[]> {
  const row = await queries.selectFrom('content').select('outline_json').where('id', '=', content).executeTakeFirst();
  return row ? (JSON.parse(row.outline_json) as OutlineEntry[]) : [];
}

/** The block that an anchor names, in its very letters. */
export async function findAnchor(queries: Queries, content: number, anchor: string): Promise<AnchorPlace | undefined> {
  if (anchor === '' || anchor.includes(' ')) return undefined;
  const rows = await queries
    .selectFrom('content_chunk')
    .select(['first_block', 'anchors'])
    .where('content', '=', content)
    .where(says('anchors', ` ${anchor} `))
    .execute();
  for (const { first_block, anchors } of rows) {
    const index = anchors.trim().split(' ').indexOf(anchor);
    if (index >= 0) return { block: first_block + index, anchor };
  }
  return undefined;
}

/** Where the identifiers of a source stand in the text that was read from it. */
export async function resolveSourceIds(
  queries: Queries,
  content: number,
  ids: readonly string[],
): Promise<Map<string, AnchorPlace>> {
  const rows = await askInPortions(ids, (portion) =>
    queries
      .selectFrom('content_anchor')
      .select(['name', 'block', 'anchor'])
      .where('content', '=', content)
      .where('name', 'in', portion)
      .execute(),
  );
  return new Map(rows.map(({ name, block, anchor }) => [name, { block, anchor }]));
}

/** How the text is cut, in its order. */
export async function listChunkSizes(queries: Queries, content: number): Promise<ChunkSize[]> {
  const rows = await queries
    .selectFrom('content_chunk')
    .select(['sequence', 'first_block', 'characters'])
    .where('content', '=', content)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({ sequence: row.sequence, firstBlock: row.first_block, characters: row.characters }));
}
