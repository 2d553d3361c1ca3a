import type { Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { deleteContents } from './stored-blocks.ts';

/** Former versions that are said to be kept and lack a part of their text, one entry for each. */
export function listIncompleteVersions(db: Kysely<LibrarySchema>): Promise<{ number: number; id: string }[]> {
  return incompleteVersions(db)
    .innerJoin('document', 'document.number', 'document_version.document')
    .select(['document.number', 'document.id'])
    .orderBy('document.number')
    .execute();
}

/** Says of a document's incomplete versions that they are not kept, and takes away what is left of them. */
export async function giveUpIncomplete(db: Kysely<LibrarySchema>, document: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const lost = await incompleteVersions(transaction)
      .select(['document_version.version', 'document_version.content'])
      .where('document_version.document', '=', document)
      .execute();
    for (const { version, content } of lost) {
      await transaction
        .updateTable('document_version')
        .set({ content: null, record_json: null })
        .where('document', '=', document)
        .where('version', '=', version)
        .execute();
      if (content !== null) await deleteContents(transaction, [content]);
    }
  });
}

function incompleteVersions(db: Kysely<LibrarySchema>) {
  return db
    .selectFrom('document_version')
    .leftJoin('content', 'content.id', 'document_version.content')
    .where('document_version.content', 'is not', null)
    .where((is) => {
      const stored = is
        .selectFrom('content_chunk')
        .select((chunk) => chunk.fn.coalesce(chunk.fn.sum<number>('content_chunk.characters'), chunk.lit(0)).as('sum'))
        .whereRef('content_chunk.content', '=', 'document_version.content');
      return is.or([is('content.characters', 'is', null), is('content.characters', '!=', stored)]);
    });
}
