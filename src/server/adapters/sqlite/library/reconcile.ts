import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexWriter } from '#server/ports/index-writer.ts';
import type { Reconciliation, ReconcileWish } from '#server/ports/library-writer.ts';
import type { SqliteDatabase } from '../database.ts';
import { markIndexCurrent } from '../index/index-version.ts';
import { findDrift } from './find-drift.ts';
import { beatImportLock } from './import-lock.ts';
import type { PublicationTitles } from './publication-titles.ts';
import { repairDrift } from './repair-drift.ts';

interface Parts {
  readonly database: SqliteDatabase;
  readonly index: IndexWriter;
  readonly titles: PublicationTitles;
  readonly now: () => string;
}

const BEAT_EVERY_MILLISECONDS = 60_000;

class Stopped extends Error {}

/** Finds and, where told so, repairs what drifted apart; the import lock must be held. */
export async function reconcileLibrary(parts: Parts, wish: ReconcileWish): Promise<Reconciliation> {
  const pause = createPause(parts, wish.signal);
  let documents = 0;
  let drift: Reconciliation['drift'] = [];
  let damagedSegments = 0;
  let repaired = 0;
  let isFinished = false;
  try {
    const found = await findDrift(parts.database, parts.titles, { pause, onProgress: wish.onProgress });
    documents = found.documents;
    drift = found.drift.map(({ id, kind }) => ({ id, kind }));
    damagedSegments = found.damaged.length;
    if (wish.repair && drift.length + damagedSegments > 0) repaired = await repairDrift(found, { ...parts, pause });
    isFinished = true;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    parts.index.discard();
  }
  const left = wish.repair
    ? drift.filter(({ kind }) => kind === 'text-missing').length
    : drift.length + damagedSegments;
  const isInStep = isFinished && left === 0;
  // Held against what this version takes of each document, however it came into the index.
  if (isInStep) markIndexCurrent(parts.database);
  return { documents, drift, damagedSegments, repaired, isInStep };
}

/** Lets an interruption through, and says from time to time that the lock is still held. */
function createPause({ database, now }: Parts, signal: AbortSignal): () => Promise<void> {
  let beatAt = performance.now();
  return async () => {
    await nextTurn();
    if (signal.aborted) throw new Stopped();
    if (performance.now() - beatAt < BEAT_EVERY_MILLISECONDS) return;
    beatImportLock(database, now());
    beatAt = performance.now();
  };
}
