import type { Kysely } from 'kysely';
import { listOtherNumbers } from '#domain/document/celex.ts';
import { foldCitation } from '#domain/document/normal-citation.ts';
import type { DocumentLink } from '#server/ports/content-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { isOfEdition, LINK_COLUMNS } from '#server/adapters/sql/shared/link-columns.ts';
import { resolveFormerNames } from './resolve-former-names.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** The documents of an edition that names mean, by the name as given: present ones first, else what a former name led to. */
export async function resolveNames(
  queries: Kysely<LibrarySchema>,
  names: readonly string[],
  edition: string,
): Promise<Map<string, DocumentLink>> {
  const folded = new Map(names.map((name) => [name, foldCitation(name)]));
  const others = new Map(names.map((name) => [name, listOtherNumbers(name)]));
  const rows = await askInPortions(new Set([...folded.values(), ...[...others.values()].flat()]), (portion) =>
    queries
      .selectFrom('document_name')
      .innerJoin('document', 'document.number', 'document_name.document')
      .select(['document_name.name', ...LINK_COLUMNS])
      .where('document_name.name', 'in', portion)
      .where('document.removed_at', 'is', null)
      .where(isOfEdition(edition))
      .orderBy('document.number', 'desc')
      .execute(),
  );
  const found = new Map(rows.map(({ name, ...link }) => [name, link]));
  const former = await resolveFormerNames(
    queries,
    [...folded.values()].filter((key) => !found.has(key)),
    edition,
  );
  return new Map(
    [...folded].flatMap(([name, key]) => {
      const other = others.get(name)?.find((number) => found.has(number));
      const link = found.get(key) ?? former.get(key) ?? found.get(other ?? '');
      return link ? [[name, link] as const] : [];
    }),
  );
}
