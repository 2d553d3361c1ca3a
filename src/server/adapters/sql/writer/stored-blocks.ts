import type { Kysely } from 'kysely';
import { blockText, type Block } from '#domain/document/block.ts';
import { SOURCE_HOSTS } from '#domain/document/source-address.ts';
import type { IndexedText } from '#server/ports/search-index.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Contents taken away by one statement. */
const CONTENTS_AT_ONCE = 500;

/** What the JSON of a block says, one or the other, where it leads to a document. */
export const DOCUMENT_LINKS = ['"to":"document"', ...SOURCE_HOSTS];

/** The blocks of each stored chunk of a content, in order, one chunk in memory at a time. */
export async function* listStoredBlocks(db: Kysely<LibrarySchema>, content: number): AsyncGenerator<Block[]> {
  for (let sequence = 0; ; sequence += 1) {
    const row = await db
      .selectFrom('content_chunk')
      .select('blocks')
      .where('content', '=', content)
      .where('sequence', '=', sequence)
      .executeTakeFirst();
    if (!row) return;
    yield JSON.parse(row.blocks) as Block[];
  }
}

/** The text of each block of a stored content, in order. */
export async function* listStoredTexts(db: Kysely<LibrarySchema>, content: number): AsyncGenerator<IndexedText> {
  for await (const blocks of listStoredBlocks(db, content)) for (const block of blocks) yield textInLanguage(block);
}

/** The text of a block as an index takes it. */
export function textInLanguage(block: Block): IndexedText {
  const text = blockText(block);
  return block.language === undefined ? text : { text, language: block.language };
}

export async function deleteContents(db: Kysely<LibrarySchema>, contents: readonly number[]): Promise<void> {
  for (let at = 0; at < contents.length; at += CONTENTS_AT_ONCE) {
    const some = contents.slice(at, at + CONTENTS_AT_ONCE);
    await db.deleteFrom('content_chunk').where('content', 'in', some).execute();
    await db.deleteFrom('content_anchor').where('content', 'in', some).execute();
    await db.deleteFrom('content').where('id', 'in', some).execute();
  }
}

/** Takes away texts that were begun and never committed, and those of versions that are kept no more. */
export async function clearLeftContents(db: Kysely<LibrarySchema>): Promise<void> {
  const left = await db
    .selectFrom('content_chunk')
    .select('content')
    .distinct()
    .where('content', 'not in', (from) => from.selectFrom('document').select('content'))
    .where('content', 'not in', (from) =>
      from
        .selectFrom('document_version')
        .select((is) => is.ref('document_version.content').$notNull().as('content'))
        .where('document_version.content', 'is not', null),
    )
    .where('content', 'not in', (from) =>
      from
        .selectFrom('document_format')
        .select((is) => is.ref('document_format.content').$notNull().as('content'))
        .where('document_format.content', 'is not', null),
    )
    .execute();
  if (left.length === 0) return;
  const contents = left.map(({ content }) => content);
  await db.transaction().execute((transaction) => deleteContents(transaction, contents));
}
