import type { Kysely } from 'kysely';
import { isLinkedKind } from '#domain/records/record-link.ts';
import { createDocumentLinkRows } from '#server/adapters/sql/library/link-rows.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { createCitationRows, type CitationRow } from './citation-rows.ts';
import { listNodeRows } from './derived-nodes.ts';
import { listOthers, type Change, type DerivedTable } from './derived-table.ts';
import { createAliasRows, createColumnRows, createNameRows } from './document-rows.ts';
import { keepPrinted, prunePrinted } from './keep-printed.ts';
import type { LibraryParts } from './library-parts.ts';
import type { KnownRecord, ShownDocument } from './list-portions.ts';
import { createRecordLinkRows, listNameRows, listWordRows } from './record-rows.ts';
import { repointCitations, resolveCitations } from './resolve-citations.ts';
import { resolveRows, resolveStored } from './resolve-links.ts';
import { listFormatNames } from './write-formats.ts';

type NameRow = LibrarySchema['document_name'];
type RecordNameRow = LibrarySchema['record_name'];

const OF_RECORDS = { table: 'record_name', by: 'name_key', nothing: { target: null, known: null } } as const;

/** The names that a document goes by: those of its record, and those of the formats under which it came. */
export const NAMES: DerivedTable<ShownDocument> = {
  table: 'document_name',
  key: 'document',
  drift: 'names-wrong',
  name: 'name',
  list: async (db, _parts, documents) => {
    const ofFormats = await listFormatNames(db, documents);
    return firstOf([...documents.flatMap(createNameRows), ...ofFormats], ({ document, name }) => `${document} ${name}`);
  },
  settle: async (db, _parts, { former, rows }: Change<ShownDocument, NameRow>) => {
    const changed = [...listOthers(former, rows), ...listOthers(rows, former)];
    await repointCitations(db, new Set(changed.map(({ name }) => name)));
  },
};

/** What else readers call a document. */
export const ALIASES: DerivedTable<ShownDocument> = {
  table: 'document_alias',
  key: 'document',
  drift: 'names-wrong',
  list: (_db, _parts, documents) => documents.flatMap(createAliasRows),
};

/** For whom a document answers in which products of the comparison. */
export const COLUMNS: DerivedTable<ShownDocument> = {
  table: 'comparison_column',
  key: 'document',
  drift: 'columns-wrong',
  outlivesOwner: true,
  list: (_db, _parts, documents) => documents.flatMap(createColumnRows),
};

/** Whom a document names. */
export const LINKS: DerivedTable<ShownDocument> = {
  table: 'record_link',
  key: 'document',
  drift: 'links-wrong',
  means: OF_RECORDS,
  list: (db, _parts, documents) => resolveRows(db, documents.flatMap(createDocumentLinkRows)),
  settle: settlePrinted,
};

export const CITATIONS: DerivedTable<ShownDocument> = {
  table: 'citation',
  key: 'document',
  drift: 'citations-wrong',
  means: { table: 'document_name', by: 'wanted_name', nothing: { target: null, known: 'given' } },
  isOfText: true,
  list: async (db, { known }, documents) => {
    const rows: CitationRow[] = [];
    for (const document of documents) rows.push(...createCitationRows(document, await document.listLinks(), known));
    return resolveCitations(db, rows);
  },
};

/** The names that a record goes by; the first form of a name counts. */
const RECORD_NAMES: DerivedTable<KnownRecord> = {
  table: 'record_name',
  key: 'record',
  drift: 'names-wrong',
  name: 'name_key',
  list: (_db, _parts, records) => firstOf(records.flatMap(listNameRows), ({ record, name }) => `${record} ${name}`),
  settle: async (db, _parts, { owners, former, rows }: Change<KnownRecord, RecordNameRow>) => {
    for (const [kind, ofKind] of Map.groupBy(owners, ({ row }) => row.kind)) {
      if (!isLinkedKind(kind)) continue;
      const names = [...former, ...rows].filter((row) => row.kind === kind).map(({ name_key }) => name_key);
      await resolveStored(db, { kind, ids: new Set(ofKind.map(({ id }) => id)), keys: new Set(names) });
    }
  },
};

/** The words by which people, organizations and parties are found. */
const RECORD_WORDS: DerivedTable<KnownRecord> = {
  table: 'record_word',
  key: 'record',
  drift: 'names-wrong',
  list: (_db, _parts, records) =>
    firstOf(listWordRows(records.flatMap(listNameRows)), ({ record, word }) => `${record} ${word}`),
};

/** What a record says of others. */
const RECORD_LINKS: DerivedTable<KnownRecord> = {
  table: 'record_link',
  key: 'record',
  drift: 'links-wrong',
  means: OF_RECORDS,
  list: (db, _parts, records) => resolveRows(db, records.flatMap(createRecordLinkRows)),
  settle: settlePrinted,
};

/** The entries of a publication's contents that it has now; what ids they had before only an import can say. */
export const NODES: DerivedTable<KnownRecord> = {
  table: 'publication_node',
  key: 'publication',
  unless: 'removed_at',
  drift: 'contents-wrong',
  list: (db, _parts, records) => listNodeRows(db, records),
};

/** Names first: citations and links mean something by them. */
export const DOCUMENT_TABLES = [NAMES, ALIASES, COLUMNS, LINKS, CITATIONS] as const;
/** All but the entries, which an import writes by itself. */
export const RECORD_FACTS = [RECORD_NAMES, RECORD_WORDS, RECORD_LINKS] as const;
export const RECORD_TABLES = [...RECORD_FACTS, NODES] as const;

/** Whoever is printed without a record is noted while a link means them. */
async function settlePrinted(
  db: Kysely<LibrarySchema>,
  { inserts }: LibraryParts,
  { former, rows }: Change<never, Pick<LibrarySchema['record_link'], 'kind' | 'name' | 'target'>>,
): Promise<void> {
  await keepPrinted(db, rows, inserts);
  const meant = new Set(rows.map(({ target }) => target));
  await prunePrinted(
    db,
    former.flatMap(({ target }) => (meant.has(target) ? [] : target)),
  );
}

/** The first row of each key. */
function firstOf<One>(rows: readonly One[], keyOf: (row: One) => string): One[] {
  const known = new Set<string>();
  return rows.filter((row) => known.size < known.add(keyOf(row)).size);
}
