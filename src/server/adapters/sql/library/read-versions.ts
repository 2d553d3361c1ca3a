import type { ExpressionBuilder, Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { orderVersions } from '#domain/versions/states-of-law.ts';
import type { DocumentVersion, FormerVersion, VersionAccess, VersionedDocument } from '#server/ports/version-store.ts';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Every version of a document as they followed each other (`orderVersions`), the newest first. */
export async function listVersions(queries: Kysely<LibrarySchema>, number: number): Promise<DocumentVersion[]> {
  const rows = await queries
    .selectFrom('document_version')
    .leftJoin('document', (join) =>
      join
        .onRef('document.number', '=', 'document_version.document')
        .onRef('document.version', '=', 'document_version.version'),
    )
    .leftJoin('content', (join) =>
      join.on((is) => is('content.id', '=', is.fn.coalesce('document_version.content', 'document.content'))),
    )
    .select([
      'document_version.version',
      'document_version.corpus_version',
      'document_version.imported_at',
      'replaced_at',
      'document_version.content',
      'characters',
      'access_json',
      jsonText('document_version.record_json', 'dates', 'inForceFrom').as('former_from'),
      jsonText('document_version.record_json', 'dates', 'inForceUntil').as('former_until'),
      jsonText('document.record_json', 'dates', 'inForceFrom').as('newest_from'),
      jsonText('document.record_json', 'dates', 'inForceUntil').as('newest_until'),
    ])
    .select((is) => whenForgotten(is).as('forgotten_at'))
    .where('document_version.document', '=', number)
    .execute();
  return orderVersions(
    rows.map(({ former_from, former_until, newest_from, newest_until, ...row }) => ({
      ...presentVersion(row),
      inForceFrom: former_from ?? newest_from,
      inForceUntil: former_until ?? newest_until,
    })),
  );
}

interface VersionRow {
  readonly version: number;
  readonly corpus_version: number;
  readonly imported_at: string;
  readonly replaced_at: string | null;
  readonly content: number | null;
  readonly characters: number | null;
  readonly access_json: string | null;
  readonly forgotten_at: string | null;
}

function presentVersion(row: VersionRow): Omit<DocumentVersion, 'inForceFrom' | 'inForceUntil'> {
  return {
    version: row.version,
    corpusVersion: row.corpus_version,
    importedAt: row.imported_at,
    replacedAt: row.replaced_at,
    isKept: row.replaced_at === null || row.content !== null,
    characters: row.characters,
    access: row.access_json === null ? undefined : readAccess(row.access_json),
    forgottenAt: row.forgotten_at,
  };
}

function whenForgotten(is: ExpressionBuilder<LibrarySchema, 'document_version'>) {
  return is
    .selectFrom('forgotten')
    .select((of) => of.fn.min('forgotten.made_at').as('at'))
    .whereRef('forgotten.document', '=', 'document_version.document')
    .whereRef('forgotten.version', '=', 'document_version.version');
}

/** A former version whose text is kept. */
export async function findFormerVersion(
  queries: Kysely<LibrarySchema>,
  number: number,
  version: number,
): Promise<FormerVersion | undefined> {
  const row = await queries
    .selectFrom('document_version')
    .innerJoin('content', 'content.id', 'document_version.content')
    .select(['content.id', 'content.blocks', 'content.words', 'record_json', 'access_json'])
    .where('document', '=', number)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row || row.record_json === null || row.access_json === null) return undefined;
  const { record_json, access_json, ...content } = row;
  const record = JSON.parse(record_json) as DocumentRecord;
  return { version, record, content, access: readAccess(access_json) };
}

function readAccess(json: string): VersionAccess {
  return JSON.parse(json) as VersionAccess;
}

/** Documents with former versions, those that take the most room first. */
export async function listVersioned(queries: Kysely<LibrarySchema>): Promise<VersionedDocument[]> {
  const rows = await queries
    .selectFrom('document_version')
    .innerJoin('document', 'document.number', 'document_version.document')
    .select((is) => [
      'document.number',
      'document.id',
      'document.title',
      is.fn.countAll<number>().as('former'),
      is.fn.count<number>('document_version.content').as('kept'),
      is.fn.sum<number>(sizeOfVersion(is)).as('bytes'),
    ])
    .where('replaced_at', 'is not', null)
    .where('document.removed_at', 'is', null)
    .groupBy(['document.number', 'document.id', 'document.title'])
    .orderBy('bytes', 'desc')
    .orderBy('document.id')
    .execute();
  return rows.map(({ id, title, former, kept, bytes }) => ({
    id,
    title,
    former: Number(former),
    kept: Number(kept),
    bytes: Number(bytes),
  }));
}

/** What the text and the record of a kept version take, in bytes; 0 where nothing is kept. */
export function sizeOfVersion(is: ExpressionBuilder<LibrarySchema, 'document_version'>) {
  const texts = is
    .selectFrom('content_chunk')
    .select((chunk) => chunk.fn<number>('sum', [chunk.fn('octet_length', ['content_chunk.blocks'])]).as('bytes'))
    .whereRef('content_chunk.content', '=', 'document_version.content');
  return is(
    is.fn.coalesce(texts, is.lit(0)),
    '+',
    is.fn.coalesce(is.fn<number>('octet_length', ['document_version.record_json']), is.lit(0)),
  );
}
