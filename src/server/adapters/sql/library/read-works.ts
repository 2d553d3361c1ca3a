import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { formatOfKey, languageKeysOf, listWorkNames } from '#domain/document/work.ts';
import type { DocumentFormat, OtherLanguage, StoredDocument } from '#server/ports/content-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Id of the work that a later format's id leads to, for good (OP-171). */
export async function findWorkOf(queries: Kysely<LibrarySchema>, id: string): Promise<string | undefined> {
  return (await listWorksOf(queries, [id])).get(id);
}

/** The same for many, by the ids of the formats. */
export async function listWorksOf(
  queries: Kysely<LibrarySchema>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await askInPortions(ids, (portion) =>
    queries
      .selectFrom('document_format')
      .innerJoin('document', 'document.number', 'document_format.document')
      .select(['document_format.id as format', 'document.id'])
      .where('document_format.id', 'in', portion)
      .whereRef('document.id', '<>', 'document_format.id')
      .execute(),
  );
  return new Map(rows.map(({ format, id }) => [format, id]));
}

/** The formats of a document that it can be shown in, the one that is first. */
export async function listFormats(queries: Kysely<LibrarySchema>, number: number): Promise<DocumentFormat[]> {
  const rows = await queries
    .selectFrom('document_format')
    .select(['key', 'state', 'path', 'agreeing'])
    .where('document', '=', number)
    .where('state', '<>', 'gone')
    .orderBy('key')
    .execute();
  return rows
    .map(({ key, state, path, agreeing }) => ({ format: formatOfKey(key), isShown: state === 'shown', path, agreeing }))
    .sort((a, b) => Number(b.isShown) - Number(a.isShown));
}

/** The same work in other languages: by its key, its ECLI or its neutral citation, of the same type. */
export async function listOtherLanguages(
  queries: Kysely<LibrarySchema>,
  { number, record }: Pick<StoredDocument, 'number' | 'record'>,
): Promise<OtherLanguage[]> {
  const { work, from, to } = languageKeysOf(record.key);
  const names = [...listWorkNames(record).keys()];
  const rows = await queries
    .selectFrom('document')
    .innerJoin('document_edition', 'document_edition.document', 'document.number')
    .select(['number', 'id', 'title', 'record_json', 'edition'])
    .where('removed_at', 'is', null)
    .where('kind', '=', 'document')
    .where('type', '=', record.type)
    .where('number', '<>', number)
    .where((is) =>
      is.or([
        is('key', '=', work),
        is.and([is('key', '>=', from), is('key', '<', to)]),
        ...(names.length > 0
          ? [is('number', 'in', is.selectFrom('document_name').select('document').where('name', 'in', names))]
          : []),
      ]),
    )
    .orderBy('number')
    .orderBy('edition')
    .execute();
  return [...Map.groupBy(rows, (row) => row.number).values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const [language] = (JSON.parse(first.record_json) as DocumentRecord).languages;
    if (language === undefined || language === record.languages[0]) return [];
    const editions = [first, ...rest].map(({ edition }) => edition);
    return [{ id: first.id, title: first.title, language, editions }];
  });
}
