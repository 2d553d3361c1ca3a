import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { CitingDocument } from '#server/ports/citation-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { LEGAL_DATE } from '#server/adapters/sql/shared/legal-date.ts';
import { LINK_COLUMNS } from '#server/adapters/sql/shared/link-columns.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Rows of the table of citations. */
type Citations = SelectQueryBuilder<
  LibrarySchema,
  'citation',
  { readonly document: number; readonly position: number; readonly anchor: string | null }
>;

/** The documents of some citations, each once with the block that cites first, the newest first. */
export async function listCiting(
  queries: Kysely<LibrarySchema>,
  citations: Citations,
  limit: number,
): Promise<CitingDocument[]> {
  const found = await queries
    .selectFrom('document')
    .select(['document.number', ...LINK_COLUMNS])
    .where('document.number', 'in', queries.selectFrom(citations.as('cited')).select('cited.document'))
    .where('document.removed_at', 'is', null)
    .orderBy(LEGAL_DATE, 'desc')
    .orderBy('document.number', 'desc')
    .limit(limit)
    .execute();
  const places = await askInPortions(
    found.map(({ number }) => number),
    (portion) =>
      queries
        .selectFrom(citations.as('cited'))
        .select(['cited.document', 'cited.anchor'])
        .where('cited.document', 'in', portion)
        .where('cited.anchor', 'is not', null)
        .orderBy('cited.position', 'desc')
        .execute(),
  );
  const anchors = new Map(places.map(({ document, anchor }) => [document, anchor]));
  return found.map(({ number, ...link }) => ({ ...link, anchor: anchors.get(number) ?? undefined }));
}
