import type { Kysely } from 'kysely';
import type { KeptBytes } from '#server/ports/content-writer.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Keeps bytes under their digest; those that are kept already stay. */
export async function keepFile(db: Kysely<LibrarySchema>, { sha256, bytes }: KeptBytes): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({ sha256, size: bytes.length, bytes: Buffer.from(bytes).toString('base64') })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
}

/** The bytes of a digest; undefined where they are not kept. */
export async function readFile(db: Kysely<LibrarySchema>, sha256: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('stored_file').select('bytes').where('sha256', '=', sha256).executeTakeFirst();
  return row && new Uint8Array(Buffer.from(row.bytes, 'base64'));
}
