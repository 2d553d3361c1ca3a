import { sql, type Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { Drift } from '#server/ports/content-writer.ts';
import type { SearchIndex } from '#server/ports/search-index.ts';

/** Texts of a library that belong to no version of a document. */
export async function countLeftTexts(queries: Kysely<LibrarySchema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (
      SELECT content FROM content_chunk EXCEPT SELECT content FROM document EXCEPT SELECT content FROM document_version
      EXCEPT SELECT content FROM document_format
    ) AS left_text`.execute(queries);
  return Number(rows[0]?.count);
}

/** Changes that the index of a library was not told of. */
export async function countUntold(queries: Kysely<LibrarySchema>): Promise<number> {
  const { count } = await queries
    .selectFrom('index_outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A library and its index, as no writer has them. */
interface Spoiled {
  readonly queries: Kysely<LibrarySchema>;
  readonly index: SearchIndex;
  /** Lets every entry count twice that was ever replaced. */
  forgetReplaced(document: number): void;
}

/** Lets store and index drift apart about a document. */
export async function spoilLibrary(
  { queries, index, forgetReplaced }: Spoiled,
  kind: Drift['kind'],
  id: string,
): Promise<void> {
  const document = queries.selectFrom('document').select(['number', 'content']).where('id', '=', id);
  const { number, content } = await document.executeTakeFirstOrThrow();
  const texts = queries.deleteFrom('content_chunk');
  if (kind === 'text-missing') {
    await texts.where('content', '=', content).execute();
    return;
  }
  if (kind === 'version-incomplete') {
    const former = queries.selectFrom('document_version').where('document', '=', number);
    await texts
      .where(
        'content',
        '=',
        former.select(({ fn }) => fn.min('content').as('content')),
      )
      .execute();
    return;
  }
  const documentNumber = kind === 'not-stored' ? number + 1_000_000 : number;
  const said = [kind === 'indexed-twice' ? `${id} common` : 'something else'];
  const entry = { documentNumber, id, title: `On ${id}`, texts: said, recordTexts: [], facets: {}, dates: {} };
  await (kind === 'not-indexed' ? index.remove([number]) : index.put([entry]));
  await index.prepare();
  await queries.transaction().execute(() => index.refresh());
  if (kind === 'indexed-twice') forgetReplaced(number);
}
