import type { EditionId } from '#domain/edition/edition.ts';
import type { EditorialRecord } from '#domain/records/editorial.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { RecordStore } from '#server/ports/record-store.ts';

/** What operators have to say on an edition. */
export type FindEditorials = (edition: EditionId) => Promise<readonly EditorialRecord[]>;

/**
 * The editorials of each edition, read once for each state of the library: a page says at once what an import brought
 * (OP-192). Where the library does not answer, the last that is known stays.
 */
export function openEditorials(
  records: Pick<RecordStore, 'listEditorials'>,
  content: Pick<ContentStore, 'readCorpusVersion'>,
): FindEditorials {
  const known = new Map<EditionId, { readonly version: number; readonly editorials: readonly EditorialRecord[] }>();
  return async (edition) => {
    try {
      const version = await content.readCorpusVersion();
      if (known.get(edition)?.version !== version)
        known.set(edition, { version, editorials: await records.listEditorials(edition) });
    } catch {
      // Reading works without them; whoever searches is told what is wrong.
    }
    return known.get(edition)?.editorials ?? [];
  };
}
