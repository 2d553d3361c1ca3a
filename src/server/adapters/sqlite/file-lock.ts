import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { LibraryLocked, type WriterLock, type LockHolder } from '#server/ports/writer-lock.ts';
import { createPrivately } from './private-files.ts';
import { isBusy } from './sqlite-failure.ts';

const READERS_MILLISECONDS = 2000;
const SCHEMA = `CREATE TABLE IF NOT EXISTS holder
  (id INTEGER PRIMARY KEY CHECK (id = 1), process INTEGER NOT NULL, host TEXT NOT NULL, since TEXT NOT NULL)`;

/**
 * A lock on a file of its own: whoever holds its write transaction holds the library. The kernel ends the transaction
 * with the process. The file is no write-ahead log, so that others can read meanwhile who it is. Held by
 * writer-lock.conformance.ts.
 */
export class FileLock implements WriterLock {
  readonly #path: string;
  readonly #now: () => string;
  #file: DatabaseSync | undefined;

  constructor(path: string, now: () => string) {
    this.#path = path;
    this.#now = now;
  }

  async take(): Promise<void> {
    if (this.#file) throw new LibraryLocked(readHolder(this.#file));
    createPrivately(this.#path);
    const file = new DatabaseSync(this.#path, { timeout: 0 });
    try {
      begin(file);
      // Somebody who just reads who holds it is soon done.
      file.exec(`PRAGMA busy_timeout = ${READERS_MILLISECONDS}`);
      file.exec(SCHEMA);
      file
        .prepare('INSERT OR REPLACE INTO holder (id, process, host, since) VALUES (1, ?, ?, ?)')
        .run(process.pid, hostname(), this.#now());
      // What is noted has to be committed to be read; then the lock is taken for good, unless somebody was quicker.
      file.exec('COMMIT');
      file.exec('PRAGMA busy_timeout = 0');
      begin(file);
    } catch (error) {
      file.close();
      throw error;
    }
    this.#file = file;
  }

  async release(): Promise<void> {
    this.#file?.close();
    this.#file = undefined;
  }
}

function begin(file: DatabaseSync): void {
  try {
    file.exec('BEGIN IMMEDIATE');
  } catch (error) {
    throw isBusy(error) ? new LibraryLocked(readHolder(file)) : error;
  }
}

/** Undefined in the moment in which somebody takes it. */
function readHolder(file: DatabaseSync): LockHolder | undefined {
  try {
    return file.prepare('SELECT process, host, since FROM holder').get() as LockHolder | undefined;
  } catch {
    return undefined;
  }
}
