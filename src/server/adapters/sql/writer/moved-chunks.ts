import type { Kysely } from 'kysely';
import { blockText, type Block } from '#domain/document/block.ts';
import { countTokens } from '#domain/words/tokenize.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** A piece of a text whose first word is another one by number than when it was stored. */
export interface MovedChunk {
  readonly content: number;
  readonly sequence: number;
  readonly first_position: number;
}

/**
 * The pieces of a document's text that begin at another position, because words are cut otherwise than when it was
 * stored; one piece in memory at a time.
 */
export async function listMovedChunks(db: Kysely<LibrarySchema>, number: number): Promise<MovedChunk[]> {
  const moved: MovedChunk[] = [];
  let position = 0;
  for (let sequence = 0; ; sequence += 1) {
    const row = await db
      .selectFrom('content_chunk')
      .innerJoin('document', 'document.content', 'content_chunk.content')
      .select(['content_chunk.content', 'first_position', 'blocks'])
      .where('document.number', '=', number)
      .where('sequence', '=', sequence)
      .executeTakeFirst();
    if (!row) return moved;
    if (row.first_position !== position) moved.push({ content: row.content, sequence, first_position: position });
    for (const block of JSON.parse(row.blocks) as Block[]) position += countTokens(blockText(block));
  }
}

/** Notes where pieces of texts begin. */
export async function moveChunks(db: Kysely<LibrarySchema>, moved: readonly MovedChunk[]): Promise<void> {
  for (const { content, sequence, first_position } of moved) {
    await db
      .updateTable('content_chunk')
      .set({ first_position })
      .where('content', '=', content)
      .where('sequence', '=', sequence)
      .execute();
  }
}
