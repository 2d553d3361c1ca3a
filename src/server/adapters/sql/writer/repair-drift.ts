import type { FoundDrift } from './find-drift.ts';
import { giveUpIncomplete } from './incomplete-versions.ts';
import { createStoredIndexEntry } from './index-entries.ts';
import { refreshIndex, type StoredLibrary } from './reindex.ts';

const BATCH_BYTES = 8 * 1024 * 1024;

/**
 * Brings the index in step with the store, batch by batch: searches go on, and what was done before an interruption need
 * not be done again. Documents whose text is missing are left as they are; a former version that is not whole is given
 * up. `pause` is awaited between documents and stops the repair by throwing. Answers how many entries were put right.
 */
export async function repairDrift(
  { drift, damaged }: FoundDrift,
  library: StoredLibrary,
  pause: () => Promise<void>,
): Promise<number> {
  const { db, index, titles } = library;
  // A damaged part cannot be read: its documents come back in parts of their own.
  await index.drop(damaged);
  let repaired = 0;
  for (const { number, kind } of drift) {
    if (kind === 'text-missing') continue;
    await pause();
    if (kind === 'version-incomplete') {
      await giveUpIncomplete(db, number);
      repaired += 1;
      continue;
    }
    const entry = kind === 'not-stored' ? undefined : await createStoredIndexEntry(db, number, titles);
    await (entry ? index.put([entry]) : index.remove([number]));
    repaired += 1;
    if (index.pendingBytes >= BATCH_BYTES) await refreshIndex(library);
  }
  await refreshIndex(library);
  await index.sweep();
  return repaired;
}
