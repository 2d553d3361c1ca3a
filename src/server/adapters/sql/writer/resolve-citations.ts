import { sql, type Kysely } from 'kysely';
import { listOtherFolded } from '#domain/document/celex.ts';
import { foldCitation } from '#domain/document/normal-citation.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { findCited, type CitedDocument } from '#server/adapters/sql/library/find-cited.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { CitationRow } from './citation-rows.ts';

/** The rows with the documents that they mean, as the library knows them now. */
export async function resolveCitations(
  db: Kysely<LibrarySchema>,
  rows: readonly CitationRow[],
): Promise<CitationRow[]> {
  const found = await findCited(db, new Set(rows.flatMap(({ wanted }) => wanted ?? [])));
  return rows.map((row) => {
    const cited = found.get(row.wanted ?? '');
    if (!cited) return row;
    return { ...row, target: cited.target, known: row.known === 'link' ? row.known : howKnown(cited) };
  });
}

/** Lets stored citations mean what they mean now, because documents came or went by these folded names. */
export async function repointCitations(db: Kysely<LibrarySchema>, names: Iterable<string>): Promise<void> {
  const meant = new Set([...names].flatMap((name) => [name, ...listOtherFolded(name)]));
  const waiting = await askInPortions(meant, (portion) =>
    db.selectFrom('citation').select('wanted').distinct().where('wanted_name', 'in', portion).execute(),
  );
  const texts = new Set(waiting.flatMap(({ wanted }) => wanted ?? []));
  const found = await findCited(db, texts);
  for (const text of texts) await pointTo(db, text, found.get(text));
}

async function pointTo(db: Kysely<LibrarySchema>, wanted: string, cited: CitedDocument | undefined): Promise<void> {
  const known = cited ? howKnown(cited) : 'given';
  await db
    .updateTable('citation')
    .set({
      target: cited?.target ?? null,
      known: sql<CitationRow['known']>`CASE WHEN known = 'link' THEN known ELSE ${known} END`,
    })
    .where('wanted_name', '=', foldCitation(wanted))
    .where('wanted', '=', wanted)
    .execute();
}

function howKnown({ isByNumber }: CitedDocument): 'given' | 'number' {
  return isByNumber ? 'number' : 'given';
}
