import type { Kysely } from 'kysely';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

type NameRow = LibrarySchema['document_name'];

/** The folded names by which some documents go. */
export async function listNamesOf(db: Kysely<LibrarySchema>, documents: readonly number[]): Promise<NameRow[]> {
  return askInPortions(documents, (portion) =>
    db.selectFrom('document_name').selectAll().where('document', 'in', portion).execute(),
  );
}

/** The names that a document goes by only before or only after. */
export function listChangedNames(before: readonly NameRow[], after: readonly NameRow[]): Set<string> {
  const keyOf = ({ name, document }: NameRow) => `${document} ${name}`;
  const former = new Set(before.map(keyOf));
  const next = new Set(after.map(keyOf));
  const changed = [...before.filter((row) => !next.has(keyOf(row))), ...after.filter((row) => !former.has(keyOf(row)))];
  return new Set(changed.map(({ name }) => name));
}
