import type { Kysely } from 'kysely';
import { foldCitation } from '#domain/document/normal-citation.ts';
import type { DocumentLink } from '#server/ports/content-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { isOfEdition, LINK_COLUMNS } from '#server/adapters/sql/shared/link-columns.ts';
import { findWhole } from './list-people.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** The profiles that ids and keys of people mean who are part of somebody, by folded names, of one edition where it is named; the others are left out. */
export async function resolveFormerNames(
  queries: Kysely<LibrarySchema>,
  names: readonly string[],
  edition?: string,
): Promise<Map<string, DocumentLink & { readonly number: number }>> {
  if (names.length === 0) return new Map();
  const parts = await queries
    .selectFrom('person_decision')
    .innerJoin('record', (join) =>
      join.onRef('record.key', '=', 'person_decision.person').on('record.kind', '=', 'person'),
    )
    .select(['record.id', 'record.key'])
    .where('person_decision.kind', '=', 'merge')
    .where('undone_at', 'is', null)
    .execute();
  const ids = new Map(parts.flatMap(({ id, key }) => [id, key].map((name) => [foldCitation(name), id] as const)));
  const wholes = new Map<string, string>();
  for (const name of names) {
    const id = ids.get(name);
    const whole = id === undefined ? undefined : await findWhole(queries, id);
    if (whole !== undefined) wholes.set(name, whole);
  }
  const links = await askInPortions(wholes.values(), (portion) =>
    queries
      .selectFrom('document')
      .select(['document.number', ...LINK_COLUMNS])
      .where('document.id', 'in', portion)
      .where('document.removed_at', 'is', null)
      .$if(edition !== undefined, (query) => query.where(isOfEdition(edition ?? '')))
      .execute(),
  );
  return new Map(
    [...wholes].flatMap(([name, whole]) => {
      const link = links.find(({ id }) => id === whole);
      return link ? [[name, link] as const] : [];
    }),
  );
}
