import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { HeldCases } from '#server/ports/relation-store.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/** Cases counted before others have their turn. */
const AT_ONCE = 1_000;

const CASE_DATE = sql<string | null>`coalesce(
  ${jsonText('document.record_json', 'dates', 'publication')},
  ${jsonText('document.record_json', 'dates', 'commencement')})`;

/** The cases of an edition, their institutions and the first and the last of their dates; nobody else waits for it. */
export async function countHeldCases(queries: Kysely<LibrarySchema>, edition: string): Promise<HeldCases> {
  const institutions = new Set<string>();
  const days: string[] = [];
  let cases = 0;
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows = await selectCases(queries, edition, last);
    cases += rows.length;
    for (const { institution, day } of rows) {
      if (institution !== null) institutions.add(institution);
      if (day !== null) days.push(day);
    }
    last = rows.length < AT_ONCE ? undefined : rows.at(-1)?.number;
    await nextTurn();
  }
  days.sort();
  return { cases, institutions: institutions.size, from: days[0], to: days.at(-1) };
}

function selectCases(queries: Kysely<LibrarySchema>, edition: string, last: number) {
  return queries
    .selectFrom('document')
    .innerJoin('document_edition as held', 'held.document', 'document.number')
    .select('document.number')
    .select([jsonText('document.record_json', 'organization').as('institution'), CASE_DATE.as('day')])
    .where(sql<boolean>`document.kind = 'case'`)
    .where('document.removed_at', 'is', null)
    .where('held.edition', '=', edition)
    .where('document.number', '>', last)
    .orderBy('document.number')
    .limit(AT_ONCE)
    .execute();
}
