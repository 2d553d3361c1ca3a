import { DatabaseSync } from 'node:sqlite';
import { createPrivately } from './private-files.ts';
import { isBusy } from './sqlite-failure.ts';

/**
 * Says whether somebody reads the library, in whichever process: all who do share a lock on a file of its own, which the
 * kernel gives back with the process.
 */
export class ReaderMark {
  readonly #file: DatabaseSync;

  constructor(path: string) {
    createPrivately(path);
    this.#file = new DatabaseSync(path, { timeout: 1000 });
  }

  /** Counts this one as a reader until it is closed. */
  hold(): void {
    this.#file.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
  }

  /** Whether anybody else is a reader now. */
  isHeld(): boolean {
    try {
      this.#file.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE; ROLLBACK');
      return false;
    } catch (error) {
      if (!isBusy(error)) throw error;
      return true;
    }
  }

  close(): void {
    this.#file.close();
  }
}
