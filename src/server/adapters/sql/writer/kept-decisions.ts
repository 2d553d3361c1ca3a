import type { Kysely } from 'kysely';
import type { KeptDecision } from '#server/ports/person-decisions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Decisions as they are told, the last first: by numbers where these are given, else at most `limit`. */
export async function listKept(
  db: Kysely<LibrarySchema>,
  which: { readonly limit: number } | { readonly numbers: readonly number[] },
): Promise<KeptDecision[]> {
  const rows = await db
    .selectFrom('person_decision as decision')
    .leftJoin('record as subject', (join) =>
      join.onRef('subject.key', '=', 'decision.person').on('subject.kind', '=', 'person'),
    )
    .leftJoin('record as whole', (join) =>
      join.onRef('whole.key', '=', 'decision.other').on('whole.kind', '=', 'person'),
    )
    .leftJoin('document', 'document.key', 'decision.document')
    .selectAll('decision')
    .select(['subject.id as person_id', 'whole.id as whole_id', 'document.id as document_id'])
    .$if('numbers' in which, (query) => query.where('decision.number', 'in', 'numbers' in which ? which.numbers : []))
    .$if('limit' in which, (query) => query.limit('limit' in which ? which.limit : 0))
    .orderBy('decision.number', 'desc')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    person: row.person_id ?? row.person,
    into: row.whole_id ?? row.other,
    name: row.name,
    document: row.document_id ?? row.document,
    at: row.made_at,
    by: row.made_by,
    undoneAt: row.undone_at,
    undoneBy: row.undone_by,
  }));
}
