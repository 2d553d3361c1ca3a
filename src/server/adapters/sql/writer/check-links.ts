import type { Kysely } from 'kysely';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { createCitationRows, type CitationRow } from './citation-rows.ts';
import { countDifferences } from './count-differences.ts';
import { createDocumentLinkRows, type LinkRow } from '#server/adapters/sql/library/link-rows.ts';
import type { ListedDocument, ListedRecord } from './list-portions.ts';
import { resolveCitations } from './resolve-citations.ts';
import { resolveRows } from './resolve-links.ts';
import type { DoubtfulNames, RowDrift } from './row-drift.ts';
import { listStoredLinks } from './stored-links.ts';
import { createRecordLinkRows } from './write-records.ts';

/** Documents and records that say other things of records than is stored, or mean others by them now. */
export async function checkLinks(
  db: Kysely<LibrarySchema>,
  owners: { readonly of: 'document'; readonly all: readonly ListedDocument[] } | OwningRecords,
  doubtful: DoubtfulNames,
): Promise<RowDrift[]> {
  const { of } = owners;
  const listed =
    owners.of === 'document'
      ? owners.all.map(({ number, id }) => ({ number, id }))
      : owners.all.map(({ row: { number, id } }) => ({ number, id }));
  const rows =
    owners.of === 'document' ? owners.all.flatMap(createDocumentLinkRows) : owners.all.flatMap(createRecordLinkRows);
  const stored = await askInPortions(
    listed.map(({ number }) => number),
    (portion) => db.selectFrom('record_link').selectAll().where(of, 'in', portion).execute(),
  );
  const judge = (row: LinkRow): LinkRow =>
    doubtful.records.has(row.name_key ?? '') ? { ...row, target: null, known: null } : row;
  const expected = await resolveRows(db, rows);
  const counts = countDifferences(expected.map(judge), stored.map(judge), (row) => row[of] ?? 0);
  return listed.flatMap(({ number, id }) => {
    const wrong = counts.get(number) ?? 0;
    return wrong === 0 ? [] : [{ id, kind: 'links-wrong', rows: wrong, owner: { of, number } }];
  });
}

interface OwningRecords {
  readonly of: 'record';
  readonly all: readonly ListedRecord[];
}

/** Documents that cite other than is stored, or mean others by it now; their texts must be whole. */
export async function checkCitations(
  db: Kysely<LibrarySchema>,
  known: KnownInstruments,
  documents: readonly ListedDocument[],
  doubtful: DoubtfulNames,
): Promise<RowDrift[]> {
  const rows: CitationRow[] = [];
  for (const document of documents)
    rows.push(...createCitationRows(document, await listStoredLinks(db, document.content), known));
  const stored = await askInPortions(
    documents.map(({ number }) => number),
    (portion) => db.selectFrom('citation').selectAll().where('document', 'in', portion).execute(),
  );
  const judge = (row: CitationRow): CitationRow =>
    doubtful.documents.has(row.wanted_name ?? '') ? { ...row, target: null, known: 'given' } : row;
  const expected = await resolveCitations(db, rows);
  const counts = countDifferences(expected.map(judge), stored.map(judge), (row) => row.document);
  return documents.flatMap(({ number, id }) => {
    const wrong = counts.get(number) ?? 0;
    return wrong === 0 ? [] : [{ id, kind: 'citations-wrong', rows: wrong, owner: { of: 'document', number } }];
  });
}
