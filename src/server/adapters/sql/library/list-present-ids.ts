import type { Kysely } from 'kysely';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { listPeople } from './list-people.ts';
import { listWorksOf } from './read-works.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** How often one may have become part of another; nothing true goes on for longer. */
const MOST_STEPS = 8;

/**
 * Ids under which documents are read now, by the ids that are asked for: that of the document itself, of the work of
 * which it is a format, of whom a person is part. What is gone, or never was, is left out. A few questions for all.
 */
export async function listPresentIds(
  queries: Kysely<LibrarySchema>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const present = new Map<string, string>();
  // Where each has come to: what it became part of may have become part of a third.
  let open: readonly (readonly [id: string, now: string])[] = ids.map((id) => [id, id]);
  for (let step = 0; open.length > 0 && step < MOST_STEPS; step += 1) {
    const there = await listThere(queries, listNow(open));
    const gone = open.filter(([, now]) => !there.has(now));
    for (const [id, now] of open) if (there.has(now)) present.set(id, now);
    const instead = await listInstead(queries, listNow(gone));
    open = gone.flatMap(([id, now]) => {
      const next = instead.get(now);
      return next === undefined ? [] : [[id, next] as const];
    });
  }
  return present;
}

const listNow = (open: readonly (readonly [id: string, now: string])[]) => open.map(([, now]) => now);

/** Those that are documents of the library. */
async function listThere(queries: Kysely<LibrarySchema>, ids: readonly string[]): Promise<Set<string>> {
  const rows = await askInPortions(ids, (portion) =>
    queries.selectFrom('document').select('id').where('id', 'in', portion).where('removed_at', 'is', null).execute(),
  );
  return new Set(rows.map(({ id }) => id));
}

/** What is read instead of each, by id. */
async function listInstead(queries: Kysely<LibrarySchema>, ids: readonly string[]): Promise<Map<string, string>> {
  const works = await listWorksOf(queries, ids);
  const people = await listPeople(
    queries,
    ids.filter((id) => !works.has(id)),
  );
  const wholes = people.filter(({ id, asked, isHidden }) => id !== asked && !isHidden);
  return new Map([...works, ...wholes.map(({ asked, id }) => [asked, id] as const)]);
}
