import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { SqliteDatabase } from './database.ts';
import { isBusy } from './sqlite-failure.ts';

const TRIES = 20;
const PAUSE_MILLISECONDS = 50;

/** Says whether a database can be read and changed, on a connection of its own that never waits inside the driver. */
export class DatabaseProbe {
  readonly #path: string;
  readonly #inode: number;
  readonly #sqlite: SqliteDatabase;
  readonly #query: string;

  /** `query` reads something that is always there. The file must exist. */
  constructor(path: string, query: string) {
    this.#path = path;
    this.#inode = statSync(path).ino;
    this.#sqlite = new SqliteDatabase(path);
    this.#sqlite.exec('PRAGMA busy_timeout = 0');
    this.#query = query;
  }

  /** False too where the file was taken away or replaced: what is written then would be gone with the process. */
  async isUsable(): Promise<boolean> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      try {
        if (statSync(this.#path, { throwIfNoEntry: false })?.ino !== this.#inode) return false;
        return this.#sqlite.transaction(() => this.#sqlite.get(this.#query) !== undefined);
      } catch (error) {
        if (!isBusy(error)) return false;
      }
      await pause(PAUSE_MILLISECONDS);
    }
    return false;
  }

  close(): void {
    this.#sqlite.close();
  }
}
