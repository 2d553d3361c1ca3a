import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import type { EditorialRecord } from '#domain/records/editorial.ts';
import type { RecordStore } from '#server/ports/record-store.ts';

/** How old what is known may be, in milliseconds, before it is asked for again. */
const KEPT = 2000;

/** What operators have to say on an edition, as far as is known at once. */
export type FindEditorials = (edition: EditionId) => readonly EditorialRecord[];

/**
 * Keeps the editorials of each edition at hand for pages, which wait for nobody: what an import brought is shown by the
 * pages of two seconds later. Where the library does not answer, the last that is known stays.
 */
export async function openEditorials(
  records: Pick<RecordStore, 'listEditorials'>,
  now: () => number,
): Promise<FindEditorials> {
  const known = new Map<EditionId, readonly EditorialRecord[]>();
  const askedAt = new Map<EditionId, number>();
  const ask = async (edition: EditionId) => {
    askedAt.set(edition, now());
    try {
      known.set(edition, await records.listEditorials(edition));
    } catch {
      // Reading works without them; whoever searches is told what is wrong.
    }
  };
  for (const edition of EDITION_IDS) await ask(edition);
  return (edition) => {
    if (now() - (askedAt.get(edition) ?? 0) > KEPT) void ask(edition);
    return known.get(edition) ?? [];
  };
}
