import { RECORD_KINDS, type RecordKindName } from '#domain/records/kinds.ts';
import { nameKeyOf } from '#domain/records/name-key.ts';
import type { LibraryRecord, RecordKind } from '#domain/records/record-kind.ts';
import { listActorWords, listFamilyKeys } from '#domain/tools/relations/actor-words.ts';
import { createLinkRows, type LinkRow } from '#server/adapters/sql/library/link-rows.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { KnownRecord } from './list-portions.ts';

const FOUND_BY_WORDS: ReadonlySet<RecordKindName> = new Set(['person', 'organization', 'party']);

/** The rows of what a record says of others. */
export function createRecordLinkRows({ row, record }: KnownRecord): LinkRow[] {
  return createLinkRows({ record: row.number }, kindOf(row.kind).listLinks(record));
}

/** The rows of the names that a record goes by. */
export function listNameRows({ row, record }: KnownRecord): LibrarySchema['record_name'][] {
  return kindOf(row.kind)
    .listNames(record)
    .map(({ name, form }) => ({
      record: row.number,
      kind: row.kind,
      name_key: nameKeyOf(row.kind, name),
      name,
      form,
    }))
    .filter(({ name_key }) => name_key !== '');
}

/** The rows of the words by which people, organizations and parties are found. */
export function listWordRows(names: readonly LibrarySchema['record_name'][]): LibrarySchema['record_word'][] {
  return names.flatMap(({ kind, record, name }) => {
    const families = kind === 'person' ? listFamilyKeys(name) : [];
    const words = FOUND_BY_WORDS.has(kind) ? [...listActorWords(name), ...families] : [];
    return words.map((word) => ({ kind, record, word }));
  });
}

function kindOf(name: RecordKindName): RecordKind<RecordKindName, LibraryRecord> {
  return RECORD_KINDS[name];
}
