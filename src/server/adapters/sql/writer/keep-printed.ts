import type { Kysely } from 'kysely';
import { isLinkedKind } from '#domain/records/record-link.ts';
import { isPrinted, readPrintedActor } from '#domain/records/printed-actor.ts';
import { ACTOR_KINDS } from '#domain/tools/relations/actor-kind.ts';
import { listActorWords, listFamilyKeys } from '#domain/tools/relations/actor-words.ts';
import type { LinkRow } from '#server/adapters/sql/library/link-rows.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { UnrecordedNames } from '#server/ports/content-writer.ts';
import { LibraryInserts } from './library-inserts.ts';

type MeaningRow = Pick<LinkRow, 'kind' | 'name' | 'target'>;

const PERSON = 0;

/** Notes whom links mean without a record, and the words by which they are found; those that are noted stay as they are. */
export async function keepPrinted(
  db: Kysely<LibrarySchema>,
  rows: readonly MeaningRow[],
  inserts: LibraryInserts = new LibraryInserts(),
): Promise<void> {
  const named = new Map<number, LibrarySchema['printed_name']>();
  for (const { kind, name, target } of rows) {
    if (typeof target !== 'number' || !isPrinted(target) || named.has(target) || !isLinkedKind(kind)) continue;
    const actor = name ? readPrintedActor(kind, name) : undefined;
    if (actor && name) named.set(target, { number: target, kind: actor.kind, name_key: actor.nameKey, name });
  }
  const known = await askInPortions(named.keys(), (portion) =>
    db.selectFrom('printed_name').select('number').where('number', 'in', portion).execute(),
  );
  for (const { number } of known) named.delete(number);
  await inserts.printed_name.write(db, [...named.values()]);
  await inserts.printed_word.write(db, [...named.values()].flatMap(listWords));
}

/** Forgets those of some whom no link means any more. */
export async function prunePrinted(db: Kysely<LibrarySchema>, targets: Iterable<unknown>): Promise<void> {
  const numbers = [...targets].filter((target) => typeof target === 'number' && isPrinted(target)) as number[];
  const left = await askInPortions(numbers, (portion) =>
    db
      .selectFrom('printed_name')
      .select('number')
      .where('number', 'in', portion)
      .where((is) =>
        is.not(
          is.exists(is.selectFrom('record_link').select('position').whereRef('target', '=', 'printed_name.number')),
        ),
      )
      .execute(),
  );
  for (const { number } of left) {
    await db.deleteFrom('printed_word').where('printed', '=', number).execute();
    await db.deleteFrom('printed_name').where('number', '=', number).execute();
  }
}

/** How many there are of each kind. */
export async function countPrinted(db: Kysely<LibrarySchema>): Promise<UnrecordedNames> {
  const rows = await db
    .selectFrom('printed_name')
    .select((is) => ['kind', is.fn.countAll<number>().as('names')])
    .groupBy('kind')
    .execute();
  const [people = 0, organizations = 0, states = 0, parties = 0] = ACTOR_KINDS.map((kind) =>
    Number(rows.find((row) => row.kind === kind)?.names ?? 0),
  );
  return { people, organizations, states, parties };
}

function listWords({ number, kind, name }: LibrarySchema['printed_name']): LibrarySchema['printed_word'][] {
  const families = kind === PERSON ? listFamilyKeys(name) : [];
  return [...new Set([...listActorWords(name), ...families])].map((word) => ({ kind, word, printed: number }));
}
