import { sql, type Kysely } from 'kysely';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Roles in which only cases name somebody. */
const OF_CASES = ['arbitrator', 'counsel', 'representative', 'expert', 'secretary', 'party'] as const;

/**
 * In which matters each record took part: the numbers of the records of cases, and below zero those of documents that
 * belong to no case of the edition. What is in them is not asked: whoever reads them leaves out what an edition lacks.
 */
export async function listMatterNumbers(
  queries: Kysely<LibrarySchema>,
  targets: Iterable<number>,
  edition: string,
): Promise<Map<number, Set<number>>> {
  const wanted = [...new Set(targets)];
  const [named, firms, papers] = [
    await askInPortions(wanted, (portion) => selectNamed(queries, portion)),
    await askInPortions(wanted, (portion) => selectFirms(queries, portion)),
    await askInPortions(wanted, (portion) => selectPapers(queries, portion, edition)),
  ];
  const matters = new Map<number, Set<number>>();
  for (const { target, matter } of [...named, ...firms, ...papers]) {
    if (target === null || matter === null) continue;
    const own = matters.get(target);
    if (own) own.add(matter);
    else matters.set(target, new Set([matter]));
  }
  return matters;
}

function selectNamed(queries: Kysely<LibrarySchema>, targets: readonly number[]) {
  return queries
    .selectFrom('record_link')
    .select(['target', 'record as matter'])
    .where('target', 'in', targets)
    .where('record', 'is not', null)
    .where('role', 'in', OF_CASES)
    .execute();
}

/** People name firms, too: where they practised. */
function selectFirms(queries: Kysely<LibrarySchema>, targets: readonly number[]) {
  return queries
    .selectFrom('record_link')
    .innerJoin('record', 'record.number', 'record_link.record')
    .select(['record_link.target', 'record_link.record as matter'])
    .where('record_link.target', 'in', targets)
    .where('record_link.role', '=', 'firm')
    .where('record.kind', '=', 'case')
    .execute();
}

async function selectPapers(queries: Kysely<LibrarySchema>, targets: readonly number[], edition: string) {
  const { rows } = await sql<{ target: number; matter: number }>`
    SELECT link.target AS target, coalesce((
      SELECT owner.number FROM record AS owner
      JOIN document AS one ON one.id = owner.id AND one.key = owner.key AND one.removed_at IS NULL
      JOIN document_edition AS held ON held.document = one.number AND held.edition = ${edition}
      WHERE owner.kind = 'case' AND owner.id = document."case"
    ), -document.number) AS matter
    FROM record_link AS link
    JOIN document ON document.number = link.document AND document.removed_at IS NULL AND document.kind <> 'case'
    WHERE link.target IN (${sql.join(targets)}) AND link.role IN ('judge', 'party')`.execute(queries);
  return rows;
}
