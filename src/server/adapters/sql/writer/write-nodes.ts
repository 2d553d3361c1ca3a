import type { Insertable, Kysely } from 'kysely';
import type { PublicationNode } from '#domain/records/publication-node.ts';
import type { ContentsNode, PublicationRecord } from '#domain/records/publication.ts';
import { carryNodes } from '#domain/versions/carry-nodes.ts';
import type { PublicationNodes } from '#server/ports/content-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { readNodes } from '#server/adapters/sql/library/read-nodes.ts';
import type { LibrarySchema, PublicationNodeTable } from '#server/adapters/sql/schema/library-schema.ts';
import type { LibraryInserts } from './library-inserts.ts';
import type { StagedRecordRow } from './staged-document.ts';

/** The contents of a publication now, and as they were told before. */
export interface ChangedContents {
  /** The number of its record. */
  readonly publication: number;
  readonly contents: readonly ContentsNode[];
  readonly former: PublicationNodes | undefined;
}

const NOTHING: PublicationNodes = { nodes: [], gone: [] };

/** The publications among records that are about to be written, with their contents as these were told until now. */
export async function listChangedContents(
  db: Kysely<LibrarySchema>,
  records: readonly Pick<StagedRecordRow, 'row' | 'record'>[],
): Promise<ChangedContents[]> {
  const publications = records.filter(({ row }) => row.kind === 'publication');
  const former = await readNodes(
    db,
    publications.map(({ row }) => row.number),
  );
  return publications.map(({ row, record }) => ({
    publication: row.number,
    contents: (record as PublicationRecord).contents,
    former: former.get(row.number),
  }));
}

/** Writes the entries of contents under the ids that stay theirs; those that are gone since stay known as gone (OP-117). */
export async function writeNodes(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  changed: readonly ChangedContents[],
  at: string,
): Promise<void> {
  for (const { publication, contents, former = NOTHING } of changed) {
    const next = carryNodes(
      contents,
      former.nodes,
      former.gone.map(({ id }) => id),
    );
    const kept = new Set(next.map(({ id }) => id));
    const left = former.nodes.filter(({ id }) => !kept.has(id));
    // Only its source can call an entry by an id of before.
    const back = former.gone.flatMap(({ id }) => (kept.has(id) ? [id] : []));
    await askInPortions(back, async (portion) => {
      await db
        .deleteFrom('publication_node')
        .where('publication', '=', publication)
        .where('id', 'in', portion)
        .execute();
      return [];
    });
    await db
      .deleteFrom('publication_node')
      .where('publication', '=', publication)
      .where('removed_at', 'is', null)
      .execute();
    const present = next.map((node, sort) => createNodeRow(publication, node, sort, null));
    const gone = left.map((node, sort) => createNodeRow(publication, node, sort, at));
    await inserts.publication_node.write(db, [...present, ...gone]);
  }
}

export function createNodeRow(
  publication: number,
  node: PublicationNode,
  sort: number,
  removedAt: string | null,
): Insertable<PublicationNodeTable> {
  return {
    publication,
    id: node.id,
    sort,
    level: node.level,
    parent: node.parent ?? null,
    source_id: node.sourceId ?? null,
    label: node.label,
    sublabel: node.sublabel ?? null,
    pages: node.pages ?? null,
    document: node.document ?? null,
    anchor: node.anchor ?? null,
    removed_at: removedAt,
  };
}
