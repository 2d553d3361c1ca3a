import type { Kysely } from 'kysely';
import { blockText } from '#domain/document/block.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { ABOUT_LAW, isUnsourced } from '#domain/facts/states-law.ts';
import type { UnsourcedDocument } from '#server/ports/fact-store.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { listChunks } from './read-contents.ts';

/** Documents of the library's own that say what the law is, and not where that was read. */
export async function listUnsourced(db: Kysely<LibrarySchema>): Promise<readonly UnsourcedDocument[]> {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'title', 'content', 'record_json as json'])
    .where('type', 'in', [...ABOUT_LAW])
    .where('demo', '=', 1)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  const found: UnsourcedDocument[] = [];
  for (const { id, title, content, json } of rows) {
    const { type, officialText } = JSON.parse(json) as DocumentRecord;
    if (officialText !== undefined) continue;
    const chunks = await listChunks(db, content, { from: 0, to: Number.MAX_SAFE_INTEGER });
    const text = chunks.flatMap(({ blocks }) => blocks.map(blockText)).join('\n');
    if (isUnsourced({ type, text })) found.push({ id, title, type });
  }
  return found;
}
