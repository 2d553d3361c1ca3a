import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Drift, Reconciliation, ReconcileWish } from '#server/ports/content-writer.ts';
import { findDrift } from './find-drift.ts';
import { findRowDrift } from './find-row-drift.ts';
import type { LibraryParts } from './library-parts.ts';
import { discardQuietly, type StoredLibrary } from './reindex.ts';
import { repairDrift } from './repair-drift.ts';

class Stopped extends Error {}

/** A library that is looked through. */
interface ReconciledLibrary extends StoredLibrary, LibraryParts {
  /** Tells the index what it was not told. */
  readonly deliver: () => Promise<void>;
}

/** Finds and, where told so, repairs what drifted apart; the lock must be held. */
export async function reconcileLibrary(library: ReconciledLibrary, wish: ReconcileWish): Promise<Reconciliation> {
  const pause = async () => {
    await nextTurn();
    if (wish.signal.aborted) throw new Stopped();
  };
  const found: Found = { documents: 0, drift: [], damagedSegments: 0, repaired: 0 };
  let isFinished = false;
  try {
    await look(library, wish, pause, found);
    isFinished = true;
  } catch (error) {
    await discardQuietly(library.index);
    if (!(error instanceof Stopped)) throw error;
  }
  const left = wish.repair
    ? found.drift.filter(({ kind }) => kind === 'text-missing').length
    : found.drift.length + found.damagedSegments;
  const isInStep = isFinished && left === 0;
  // Held against what this version takes of each document, however it came into the index.
  if (isInStep) await library.index.markCurrent();
  return { ...found, isInStep };
}

/** What is known so far. */
type Found = { -readonly [Field in Exclude<keyof Reconciliation, 'isInStep'>]: Reconciliation[Field] };

async function look(
  library: ReconciledLibrary,
  { repair, onProgress }: ReconcileWish,
  pause: () => Promise<void>,
  found: Found,
): Promise<void> {
  const untold = await countUntold(library);
  if (repair && untold.length > 0) await library.deliver();
  const ofIndex = await findDrift(library, { pause, onProgress });
  const tell = (done: number) => onProgress(done, ofIndex.documents);
  const ofRows = await findRowDrift({ ...library, pause, tell, incomplete: ofIndex.incomplete });
  found.documents = ofIndex.documents;
  found.damagedSegments = ofIndex.damaged.length;
  const apart = [...ofIndex.drift, ...ofRows];
  found.drift = [...untold, ...apart.map(({ id, kind, rows }) => (rows ? { id, kind, rows } : { id, kind }))];
  if (!repair) return;
  found.repaired = untold[0]?.rows ?? 0;
  found.repaired += await repairDrift(ofRows, ofIndex, library, pause);
}

/** What the index was not told yet. */
async function countUntold({ db }: StoredLibrary): Promise<Drift[]> {
  const { rows } = await db
    .selectFrom('index_outbox')
    .select((is) => is.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows) === 0 ? [] : [{ id: null, kind: 'index-not-told', rows: Number(rows) }];
}
