import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { SqliteDatabase } from './database.ts';
import { isBusy, translateFailure } from './sqlite-failure.ts';

const TRIES = 20;
const PAUSE_MILLISECONDS = 50;

/** Says whether a database can be read and changed, on a connection of its own that never waits inside the driver. */
export class DatabaseProbe {
  readonly #path: string;
  readonly #inode: number;
  readonly #sqlite: SqliteDatabase;

  /** The file must exist, and hold the one row of `people_state`. */
  constructor(path: string) {
    this.#path = path;
    this.#inode = statSync(path).ino;
    this.#sqlite = new SqliteDatabase(path);
    this.#sqlite.exec('PRAGMA busy_timeout = 0');
  }

  /**
   * False too where the file was taken away or replaced: what is written then would be gone with the process. Throws
   * `StoreUnavailable` with the cause where nothing can be written.
   */
  async isUsable(): Promise<boolean> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      try {
        if (statSync(this.#path, { throwIfNoEntry: false })?.ino !== this.#inode) return false;
        return this.#write();
      } catch (error) {
        if (!isBusy(error)) throw translateFailure(error);
      }
      await pause(PAUSE_MILLISECONDS);
    }
    return false;
  }

  /** There and back: nothing has changed, but a page was committed to the disk. */
  #write(): boolean {
    return this.#sqlite.transaction(() => {
      const { changes } = this.#sqlite.run('UPDATE people_state SET revision = revision + 1');
      this.#sqlite.run('UPDATE people_state SET revision = revision - 1');
      return changes === 1;
    });
  }

  close(): void {
    this.#sqlite.close();
  }
}
