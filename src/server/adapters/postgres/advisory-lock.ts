import { hostname } from 'node:os';
import pg from 'pg';
import { LibraryLocked, type LockHolder, type WriterLock } from '#server/ports/writer-lock.ts';
import { TURNS } from './turns.ts';

const TAKE = `SELECT pg_try_advisory_lock(${TURNS.library}) AS is_taken`;
/** Who has it: the name that its connection goes by says the process, its machine and since when. */
const HOLDER = `
  SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'advisory' AND granted AND objid = ${TURNS.library} AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
/** Longer names are cut. */
const LONGEST_HOST = 20;

/**
 * The right to write the library as a lock of its database, on a connection of its own: the server gives it back with the
 * connection, whatever ended that. Held by writer-lock.conformance.ts.
 */
export class AdvisoryLock implements WriterLock {
  readonly #address: string;
  readonly #now: () => string;
  #client: pg.Client | undefined;

  constructor(address: string, now: () => string) {
    this.#address = address;
    this.#now = now;
  }

  async take(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#address, application_name: describeSelf(this.#now()) });
    // A server that ends the connection has given the lock back; the next statement of the writer says so.
    client.on('error', () => {});
    await client.connect();
    try {
      // The same connection would be given it twice.
      const { rows } = await client.query<{ is_taken: boolean }>(TAKE);
      if (!rows[0]?.is_taken) throw new LibraryLocked(await readHolder(client));
    } catch (error) {
      await client.end();
      throw error;
    }
    this.#client = client;
  }

  async release(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }
}

function describeSelf(since: string): string {
  return [process.pid, since, hostname().slice(0, LONGEST_HOST)].join(' ');
}

/** Undefined where whoever had it has just given it back. */
async function readHolder(client: pg.Client): Promise<LockHolder | undefined> {
  const { rows } = await client.query<{ name: string }>(HOLDER);
  const [process, since, host] = rows[0]?.name.split(' ') ?? [];
  return process === undefined || since === undefined || host === undefined
    ? undefined
    : { process: Number(process), host, since };
}
