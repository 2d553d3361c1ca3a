import type { Kysely } from 'kysely';
import { PersonNameIndex } from '#domain/names/person-name-index.ts';
import { resolvePersonName } from '#domain/names/resolve-person-name.ts';
import type { ActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import { idOfPrinted } from '#server/adapters/sql/library/printed-names.ts';
import { readHiddenNames } from '#server/adapters/sql/library/standing-decisions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';

const PERSON = 0;
/** What tells them from those whom the library has a record of. */
const NOTE = 'as printed';

/**
 * Whoever is printed without a record (OP-189), by their numbers; nobody whose name might be that of a person who is
 * shown nowhere by a decision (OP-136).
 */
export async function readPrintedActors(queries: Kysely<LibrarySchema>, numbers: Iterable<number>): Promise<Actor[]> {
  const rows = await askInPortions(numbers, (portion) =>
    queries.selectFrom('printed_name').selectAll().where('number', 'in', portion).execute(),
  );
  const hidden = rows.some(({ kind }) => kind === PERSON) ? await readHiddenNames(queries) : [];
  const index = new PersonNameIndex(hidden.map((name) => ({ id: name, name, aliases: [] })));
  return rows
    .filter(({ kind, name }) => kind !== PERSON || resolvePersonName(name, index).kind === 'none')
    .map(({ number, kind, name }) => ({ number, kind, id: idOfPrinted(number), name, note: NOTE }));
}

/** The same of some kinds by normal forms, as rows beside those of records. */
export async function findPrintedByKeys(
  queries: Kysely<LibrarySchema>,
  kinds: readonly ActorKind[],
  keys: Iterable<string>,
) {
  return askInPortions(keys, (portion) =>
    queries
      .selectFrom('printed_name')
      .select(['number as record', 'name', 'name_key'])
      .where('kind', 'in', kinds)
      .where('name_key', 'in', portion)
      .orderBy('number')
      .execute(),
  );
}

/** People who are printed without a record and share one of the families. */
export async function findPrintedFamilies(queries: Kysely<LibrarySchema>, families: Iterable<string>) {
  return askInPortions(families, (portion) =>
    queries
      .selectFrom('printed_word')
      .innerJoin('printed_name', 'printed_name.number', 'printed_word.printed')
      .select(['printed_name.number as record', 'printed_name.name'])
      .where('printed_word.kind', '=', PERSON)
      .where('printed_word.word', 'in', portion)
      .orderBy('printed_name.number')
      .execute(),
  );
}
