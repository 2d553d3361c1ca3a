import { setTimeout as pause } from 'node:timers/promises';
import { SqliteDatabase } from './database.ts';

/** Readers of an older state are through within this. */
const PATIENCE_MILLISECONDS = 10_000;
const PAUSE_MILLISECONDS = 100;

interface Checkpoint {
  readonly busy: number;
}

/**
 * Writes a database anew without what was freed in it, so that none of its words are left in the file or beside it:
 * pages that nobody uses any more keep their bytes, also of what was moved long ago. Takes as much room again for as
 * long as it lasts. False where somebody goes on reading an older state, so that the file beside could not be emptied.
 */
export async function eraseFreed(path: string): Promise<boolean> {
  const database = new SqliteDatabase(path);
  try {
    database.exec('VACUUM');
    for (const start = performance.now(); ;) {
      if (Number(database.get<Checkpoint>('PRAGMA wal_checkpoint(TRUNCATE)')?.busy) === 0) return true;
      if (performance.now() - start > PATIENCE_MILLISECONDS) return false;
      await pause(PAUSE_MILLISECONDS);
    }
  } finally {
    database.close();
  }
}
