import type { Kysely } from 'kysely';
import { RECORD_KINDS, type RecordKindName } from '#domain/records/kinds.ts';
import { nameKeyOf } from '#domain/records/name-key.ts';
import { listActorWords, listFamilyKeys } from '#domain/tools/relations/actor-words.ts';
import type { LibraryRecord, RecordKind } from '#domain/records/record-kind.ts';
import { isLinkedKind } from '#domain/records/record-link.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { leaveRecordEditions } from './left-editions.ts';
import type { LibraryInserts } from './library-inserts.ts';
import { createLinkRows, type LinkRow } from '#server/adapters/sql/library/link-rows.ts';
import { resolveRows, resolveStored } from './resolve-links.ts';
import type { StagedRecordRow } from './staged-document.ts';
import { writePersonSlugs } from './write-person-slugs.ts';
import { listChangedContents, writeNodes } from './write-nodes.ts';

const FOUND_BY_WORDS: ReadonlySet<RecordKindName> = new Set(['person', 'organization', 'party']);

/** Writes records with their editions, names, contents and what they say of others; one that was staged twice as it was last. */
export async function writeRecords(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  staged: readonly StagedRecordRow[],
  at: string,
): Promise<void> {
  const records = [...new Map(staged.map((record) => [record.row.number, record])).values()];
  if (records.length === 0) return;
  const contents = await listChangedContents(db, records);
  await inserts.records.write(
    db,
    records.map(({ row }) => row),
  );
  await inserts.recordEditions.write(
    db,
    records.flatMap(({ row, editions }) => editions.map((edition) => ({ record: row.number, edition }))),
  );
  await leaveRecordEditions(db, records);
  await adoptChapters(db, records);
  await writeNodes(db, inserts, contents, at);
  await writeRecordFacts(db, inserts, records);
  await writePersonSlugs(db, records);
}

/** Writes anew by which names records go and what they say of others, and lets every link mean whom it means now. */
export async function writeRecordFacts(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  records: readonly Pick<StagedRecordRow, 'row' | 'record'>[],
): Promise<void> {
  const numbers = records.map(({ row }) => row.number);
  const former = await askInPortions(numbers, (portion) =>
    db.selectFrom('record_name').select(['kind', 'name_key']).where('record', 'in', portion).execute(),
  );
  for (const table of ['record_name', 'record_word', 'record_link'] as const) {
    await askInPortions(numbers, async (portion) => {
      await db.deleteFrom(table).where('record', 'in', portion).execute();
      return [];
    });
  }
  const names = records.flatMap(listNameRows);
  await inserts.recordNames.write(db, names);
  await inserts.recordWords.write(db, listWordRows(names));
  for (const [kind, ofKind] of Map.groupBy(records, ({ row }) => row.kind)) {
    if (!isLinkedKind(kind)) continue;
    const changed = [...former, ...names].filter((row) => row.kind === kind).map(({ name_key }) => name_key);
    await resolveStored(db, { kind, ids: new Set(ofKind.map(({ row }) => row.id)), keys: new Set(changed) });
  }
  await inserts.links.write(db, await resolveRows(db, records.flatMap(createRecordLinkRows)));
}

/** The rows of what a record says of others. */
export function createRecordLinkRows({ row, record }: Pick<StagedRecordRow, 'row' | 'record'>): LinkRow[] {
  return createLinkRows({ record: row.number }, kindOf(row.kind).listLinks(record));
}

/** The rows of the names that a record goes by. */
export function listNameRows({ row, record }: Pick<StagedRecordRow, 'row' | 'record'>): LibrarySchema['record_name'][] {
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
function listWordRows(names: readonly LibrarySchema['record_name'][]): LibrarySchema['record_word'][] {
  return names.flatMap(({ kind, record, name }) => {
    const families = kind === 'person' ? listFamilyKeys(name) : [];
    const words = FOUND_BY_WORDS.has(kind) ? [...listActorWords(name), ...families] : [];
    return words.map((word) => ({ kind, record, word }));
  });
}

function kindOf(name: RecordKindName): RecordKind<RecordKindName, LibraryRecord> {
  return RECORD_KINDS[name];
}

/** Chapters that came before their publication name it as their source does. */
async function adoptChapters(db: Kysely<LibrarySchema>, records: readonly StagedRecordRow[]): Promise<void> {
  for (const { row } of records) {
    if (row.kind !== 'publication') continue;
    await db.updateTable('document').set({ publication: row.id }).where('publication', '=', row.key).execute();
  }
}
