import type { Kysely, Selectable } from 'kysely';
import { optional } from '#domain/records/record-document.ts';
import { flattenContents, listPlaceIds, type PublicationNode } from '#domain/records/publication-node.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import type { GoneNode, PublicationNodes } from '#server/ports/content-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema, PublicationNodeTable } from '#server/adapters/sql/schema/library-schema.ts';

/**
 * The contents of publications by the numbers of their records; those that the library does not hold are left out. Of a
 * library from before, whose entries were not told yet, they are as they will be told.
 */
export async function readNodes(
  db: Kysely<LibrarySchema>,
  publications: readonly number[],
): Promise<Map<number, PublicationNodes>> {
  const rows = await askInPortions(publications, (portion) =>
    db.selectFrom('publication_node').selectAll().where('publication', 'in', portion).orderBy('sort').execute(),
  );
  const told = Map.groupBy(rows, ({ publication }) => publication);
  const found = new Map([...told].map(([publication, ofOne]) => [publication, presentRows(ofOne)]));
  const untold = publications.filter((publication) => !told.has(publication));
  const records = await askInPortions(untold, (portion) =>
    db
      .selectFrom('record')
      .select(['number', 'record_json'])
      .where('kind', '=', 'publication')
      .where('number', 'in', portion)
      .execute(),
  );
  for (const { number, record_json } of records) {
    const { contents } = JSON.parse(record_json) as PublicationRecord;
    found.set(number, { nodes: flattenContents(contents, listPlaceIds(contents)), gone: [] });
  }
  return found;
}

/** The same of one publication, by its id. */
export async function readNodesOf(db: Kysely<LibrarySchema>, id: string): Promise<PublicationNodes> {
  const record = await db
    .selectFrom('record')
    .select('number')
    .where('kind', '=', 'publication')
    .where('id', '=', id)
    .executeTakeFirst();
  const found = record && (await readNodes(db, [record.number])).get(record.number);
  return found ?? { nodes: [], gone: [] };
}

function presentRows(rows: readonly Selectable<PublicationNodeTable>[]): PublicationNodes {
  const nodes: PublicationNode[] = [];
  const gone: GoneNode[] = [];
  for (const row of rows) {
    if (row.removed_at === null) nodes.push(presentNode(row));
    else gone.push({ id: row.id, label: row.label, removedAt: row.removed_at });
  }
  return { nodes, gone };
}

function presentNode(row: Selectable<PublicationNodeTable>): PublicationNode {
  return {
    id: row.id,
    level: row.level,
    label: row.label,
    ...optional('parent', row.parent ?? undefined),
    ...optional('sourceId', row.source_id ?? undefined),
    ...optional('sublabel', row.sublabel ?? undefined),
    ...optional('pages', row.pages ?? undefined),
    ...optional('document', row.document ?? undefined),
    ...optional('anchor', row.anchor ?? undefined),
  };
}
