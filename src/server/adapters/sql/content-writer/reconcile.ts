import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reconciliation, ReconcileWish } from '#server/ports/content-writer.ts';
import { findDrift } from './find-drift.ts';
import { discardQuietly, type StoredLibrary } from './reindex.ts';
import { repairDrift } from './repair-drift.ts';

class Stopped extends Error {}

/** Finds and, where told so, repairs what drifted apart; the lock must be held. */
export async function reconcileLibrary(library: StoredLibrary, wish: ReconcileWish): Promise<Reconciliation> {
  const pause = async () => {
    await nextTurn();
    if (wish.signal.aborted) throw new Stopped();
  };
  let documents = 0;
  let drift: Reconciliation['drift'] = [];
  let damagedSegments = 0;
  let repaired = 0;
  let isFinished = false;
  try {
    const found = await findDrift(library, { pause, onProgress: wish.onProgress });
    documents = found.documents;
    drift = found.drift.map(({ id, kind }) => ({ id, kind }));
    damagedSegments = found.damaged.length;
    if (wish.repair && drift.length + damagedSegments > 0) repaired = await repairDrift(found, library, pause);
    isFinished = true;
  } catch (error) {
    await discardQuietly(library.index);
    if (!(error instanceof Stopped)) throw error;
  }
  const left = wish.repair
    ? drift.filter(({ kind }) => kind === 'text-missing').length
    : drift.length + damagedSegments;
  const isInStep = isFinished && left === 0;
  // Held against what this version takes of each document, however it came into the index.
  if (isInStep) await library.index.markCurrent();
  return { documents, drift, damagedSegments, repaired, isInStep };
}
