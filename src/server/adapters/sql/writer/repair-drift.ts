import type { FoundDrift, IndexDrift } from './find-drift.ts';
import { refreshIndex, type StoredLibrary } from './reindex.ts';

const BATCH_BYTES = 8 * 1024 * 1024;

/**
 * Puts rows right, and brings the index in step with the store, batch by batch: searches go on, and what was done before
 * an interruption need not be done again. Documents whose text is missing are left as they are; a former version that is
 * not whole is given up. `pause` is awaited in between and stops the repair by throwing. Answers how many rows and
 * entries were put right.
 */
export async function repairDrift(
  rows: readonly FoundDrift[],
  { drift, damaged }: IndexDrift,
  library: StoredLibrary,
  pause: () => Promise<void>,
): Promise<number> {
  const { index } = library;
  // A damaged part cannot be read: its documents come back in parts of their own.
  if (damaged.length > 0) await index.drop(damaged);
  let repaired = 0;
  for (const { repair, rows: count = 1 } of [...rows, ...drift]) {
    if (!repair) continue;
    await pause();
    await repair();
    repaired += count;
    if (index.pendingBytes >= BATCH_BYTES) await refreshIndex(library);
  }
  if (drift.length + damaged.length === 0) return repaired;
  await refreshIndex(library);
  await index.sweep();
  return repaired;
}
