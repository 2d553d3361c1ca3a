import { sql, type Kysely } from 'kysely';
import { listFoldedForms } from '#domain/document/normal-citation.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { createContentRow } from './document-rows.ts';
import type { LibraryInserts } from './library-inserts.ts';
import { repointCitations } from './resolve-citations.ts';
import { deleteContents } from './stored-blocks.ts';
import type { HeldFormat, StagedFormat } from './staged-document.ts';

/** A name and the document that answers to it. */
type NameRow = LibrarySchema['document_name'];

/** A staged format with the number of the text that it keeps; null where it keeps none. */
export interface ReadyFormat extends StagedFormat {
  readonly content: number | null;
}

/** Writes the formats of works, with the texts that are kept and the names that lead to the works. */
export async function writeFormats(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  formats: readonly ReadyFormat[],
): Promise<void> {
  for (const ready of formats) {
    const { work: _work, place: _place, ...row } = ready.format;
    const { key, document, content } = { ...row, content: ready.content };
    const former = await db.selectFrom('document_format').select('content').where('key', '=', key).executeTakeFirst();
    if (former?.content && former.content !== content) await deleteContents(db, [former.content]);
    await writeText(db, inserts, ready);
    await db
      .insertInto('document_format')
      .values({ ...row, content })
      .onConflict((on) => on.column('key').doUpdateSet({ ...row, content }))
      .execute();
    if (row.state === 'gone') await db.deleteFrom('source_file').where('path', '=', row.path).execute();
    await writeNames(db, createFormatNames(document, ready.format));
  }
}

/** Ids and keys under which the formats of documents came: names of these for good. */
export async function listFormatNames(
  db: Kysely<LibrarySchema>,
  documents: readonly { readonly number: number }[],
): Promise<NameRow[]> {
  const rows = await askInPortions(
    documents.map(({ number }) => number),
    (portion) =>
      db.selectFrom('document_format').select(['document', 'id', 'key']).where('document', 'in', portion).execute(),
  );
  return rows.flatMap((row) => createFormatNames(row.document, row));
}

/** Takes away the texts of the formats of withdrawn documents; their ids and keys still lead to these. */
export async function withdrawFormats(db: Kysely<LibrarySchema>, documents: readonly number[]): Promise<void> {
  const kept = await db
    .selectFrom('document_format')
    .select('content')
    .where('document', 'in', documents)
    .where('content', 'is not', null)
    .$narrowType<{ content: number }>()
    .execute();
  await deleteContents(
    db,
    kept.map(({ content }) => content),
  );
  await db
    .updateTable('document_format')
    .set({ state: 'gone', content: null, record_json: null })
    .where('document', 'in', documents)
    .execute();
}

function createFormatNames(document: number, { id, key }: Pick<HeldFormat, 'id' | 'key'>): NameRow[] {
  return [...new Set([id, key].flatMap(listFoldedForms))].map((name) => ({ name, document }));
}

async function writeNames(db: Kysely<LibrarySchema>, rows: readonly NameRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('document_name')
    .values([...rows])
    .onConflict((on) => on.doNothing())
    .execute();
  await repointCitations(
    db,
    rows.map(({ name }) => name),
  );
}

async function writeText(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  { text, copyOf, content }: ReadyFormat,
): Promise<void> {
  if (content === null) return;
  if (text) {
    const rows = text.rows(content);
    await inserts.content.write(db, [createContentRow({ document: { content: text }, content })]);
    await inserts.content_chunk.write(db, rows.chunks);
    await inserts.content_anchor.write(db, rows.anchors);
  } else if (copyOf !== undefined) await copyContent(db, copyOf, content);
}

async function copyContent(db: Kysely<LibrarySchema>, from: number, to: number): Promise<void> {
  await sql`
    INSERT INTO content (id, blocks, words, characters, outline_json)
    SELECT ${sql.val(to)}, blocks, words, characters, outline_json FROM content WHERE id = ${from}`.execute(db);
  await sql`
    INSERT INTO content_chunk (content, sequence, first_block, first_position, characters, anchors, blocks)
    SELECT ${sql.val(to)}, sequence, first_block, first_position, characters, anchors, blocks
    FROM content_chunk WHERE content = ${from}`.execute(db);
  await sql`
    INSERT INTO content_anchor (content, name, block, anchor)
    SELECT ${sql.val(to)}, name, block, anchor FROM content_anchor WHERE content = ${from}`.execute(db);
}
