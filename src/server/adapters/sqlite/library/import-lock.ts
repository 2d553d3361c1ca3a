import { hostname } from 'node:os';
import { LibraryLocked } from '#server/ports/writer-lock.ts';
import type { SqliteDatabase } from '../database.ts';

/** A lock whose holder has not been heard of for this long is taken over. */
const STALE_MILLISECONDS = 10 * 60_000;

/** Takes the one import lock; throws `LibraryLocked` while a living process of this machine holds it. */
export function takeImportLock(database: SqliteDatabase, now: string): void {
  database.transaction(() => {
    const held = database.get<{ process: number; started_at: string; beat_at: string }>(
      'SELECT process, started_at, beat_at FROM import_lock WHERE id = 1',
    );
    if (held && Number(held.process) !== process.pid && isAlive(Number(held.process))) {
      const silentFor = Date.parse(now) - Date.parse(held.beat_at);
      if (silentFor < STALE_MILLISECONDS) {
        throw new LibraryLocked({ process: Number(held.process), host: hostname(), since: held.started_at });
      }
    }
    database.run('DELETE FROM import_lock');
    database.run(
      'INSERT INTO import_lock (id, process, started_at, beat_at) VALUES (1, ?, ?, ?)',
      process.pid,
      now,
      now,
    );
  });
}

export function beatImportLock(database: SqliteDatabase, now: string): void {
  database.run('UPDATE import_lock SET beat_at = ? WHERE id = 1', now);
}

export function releaseImportLock(database: SqliteDatabase): void {
  database.run('DELETE FROM import_lock WHERE id = 1 AND process = ?', process.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
