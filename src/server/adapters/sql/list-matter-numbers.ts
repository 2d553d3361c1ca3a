import { sql, type Kysely } from 'kysely';
import { askInPortions } from './ask-in-portions.ts';
import type { LibrarySchema } from './schema.ts';

/** In which matters of an edition each record took part: cases, and documents that belong to no case it holds. */
export async function listMatterNumbers(
  queries: Kysely<LibrarySchema>,
  targets: Iterable<number>,
  edition: string,
): Promise<Map<number, Set<number>>> {
  const rows = await askInPortions(targets, async (portion) => {
    const { rows } = await sql<{ target: number; matter: number }>`
      SELECT link.target AS target, document.number AS matter
      FROM record_link AS link
      JOIN record AS owner ON owner.number = link.record AND owner.kind = 'case'
      JOIN document ON document.id = owner.id AND document.key = owner.key AND document.removed_at IS NULL
      JOIN document_edition AS held ON held.document = document.number AND held.edition = ${edition}
      WHERE link.target IN (${sql.join(portion)})
      UNION
      SELECT link.target, coalesce(held_case.number, document.number)
      FROM record_link AS link
      JOIN document ON document.number = link.document AND document.removed_at IS NULL AND document.kind <> 'case'
      JOIN document_edition AS held ON held.document = document.number AND held.edition = ${edition}
      LEFT JOIN (
        SELECT one.id, one.number FROM document AS one
        JOIN document_edition ON document_edition.document = one.number AND document_edition.edition = ${edition}
        WHERE one.kind = 'case' AND one.removed_at IS NULL
      ) AS held_case ON held_case.id = document."case"
      WHERE link.target IN (${sql.join(portion)}) AND link.role IN ('judge', 'party')`.execute(queries);
    return rows;
  });
  const matters = new Map<number, Set<number>>();
  for (const { target, matter } of rows) {
    const own = matters.get(target);
    if (own) own.add(matter);
    else matters.set(target, new Set([matter]));
  }
  return matters;
}
