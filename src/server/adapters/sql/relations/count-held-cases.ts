import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { HeldCases } from '#server/ports/relation-store.ts';
import { LEGAL_DATE } from '#server/adapters/sql/shared/legal-date.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/** Documents counted before others have their turn. */
const AT_ONCE = 1_000;

const CASE_DATE = sql<string | null>`coalesce(
  ${jsonText('document.record_json', 'dates', 'publication')},
  ${jsonText('document.record_json', 'dates', 'commencement')})`;

/** Whether a document names anybody who takes part. */
const NAMES_SOMEBODY = sql<boolean>`EXISTS (
  SELECT 1 FROM record_link AS link
  WHERE link.document = document.number AND link.role IN ('judge', 'party') AND link.target IS NOT NULL)`;

/** Whether a case or one of its papers does. */
const HAS_CAST = sql<boolean>`(${NAMES_SOMEBODY} OR EXISTS (
  SELECT 1 FROM record AS owner JOIN record_link AS link ON link.record = owner.number
  WHERE owner.kind = 'case' AND owner.id = document.id AND owner.key = document.key
    AND link.role <> 'institution' AND link.target IS NOT NULL
) OR EXISTS (
  SELECT 1 FROM document AS paper JOIN record_link AS link ON link.document = paper.number
  WHERE paper."case" = document.id AND paper.removed_at IS NULL
    AND link.role IN ('judge', 'party') AND link.target IS NOT NULL))`;

/** Whether a document belongs to no case that the edition holds. */
const standsAlone = (edition: string) => sql<boolean>`NOT EXISTS (
  SELECT 1 FROM document AS one JOIN document_edition AS own ON own.document = one.number AND own.edition = ${edition}
  WHERE one.id = document."case" AND one.kind = 'case' AND one.removed_at IS NULL)`;

/**
 * The cases and other documents of an edition that say who took part, the institutions of the cases and the first and
 * the last of all dates: what relations are looked for in (OP-189). Nobody else waits for it.
 */
export async function countHeldCases(queries: Kysely<LibrarySchema>, edition: string): Promise<HeldCases> {
  const institutions = new Set<string>();
  let [from, to]: [string | undefined, string | undefined] = [undefined, undefined];
  const counts = { cases: 0, documents: 0 };
  for (const kind of ['cases', 'documents'] as const) {
    for (let last: number | undefined = 0; last !== undefined;) {
      const rows = await (kind === 'cases' ? selectCases : selectDocuments)(queries, edition, last);
      for (const { institution, day, enters } of rows) {
        if (!enters) continue;
        counts[kind] += 1;
        if (kind === 'cases' && institution !== null) institutions.add(institution);
        if (day === null || day === '') continue;
        if (from === undefined || day < from) from = day;
        if (to === undefined || day > to) to = day;
      }
      last = rows.length < AT_ONCE ? undefined : rows.at(-1)?.number;
      await nextTurn();
    }
  }
  return { ...counts, institutions: institutions.size, from, to };
}

function selectHeld(queries: Kysely<LibrarySchema>, edition: string, last: number) {
  return queries
    .selectFrom('document')
    .innerJoin('document_edition as held', 'held.document', 'document.number')
    .select(['document.number', jsonText('document.record_json', 'organization').as('institution')])
    .where('document.removed_at', 'is', null)
    .where('held.edition', '=', edition)
    .where('document.number', '>', last)
    .orderBy('document.number')
    .limit(AT_ONCE);
}

function selectCases(queries: Kysely<LibrarySchema>, edition: string, last: number) {
  return selectHeld(queries, edition, last)
    .select([CASE_DATE.as('day'), HAS_CAST.as('enters')])
    .where(sql<boolean>`document.kind = 'case'`)
    .execute();
}

/** Only those that name somebody: of however many documents, these are few. */
function selectDocuments(queries: Kysely<LibrarySchema>, edition: string, last: number) {
  return selectHeld(queries, edition, last)
    .select([LEGAL_DATE.as('day'), standsAlone(edition).as('enters')])
    .where(sql<boolean>`document.kind <> 'case'`)
    .where(NAMES_SOMEBODY)
    .execute();
}
