import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { LEASE_TERM, type HeldLease, type Lease, type LeaseTerms } from '#server/ports/lease.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { hashKey } from './hash-key.ts';

interface Parts {
  readonly queries: Kysely<PeopleSchema>;
  /** Milliseconds since 1970, about the same at every server. */
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
}

/** How often somebody who waits looks. */
const LOOK_MILLISECONDS = 50;

/**
 * Places in a database, for all servers that share it: a row for each that is held or waited for, in the order in which
 * they came. A server that dies says nothing more of its rows, and they end. Held by lease.conformance.ts.
 */
export class SqlLease implements Lease {
  readonly #parts: Parts;
  readonly #holder = randomUUID();
  readonly #held = new Map<string, AbortController>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  take(name: string, terms: LeaseTerms): Promise<HeldLease | undefined> {
    return this.#take(hashKey(name), terms);
  }

  async renew(): Promise<void> {
    const { queries, now } = this.#parts;
    const at = now();
    const ids = [...this.#held.keys()];
    await queries
      .updateTable('lease')
      .set({ ends_at: at + LEASE_TERM })
      .where('holder', '=', this.#holder)
      .where('ends_at', '>', at)
      .execute();
    const rows = await queries
      .selectFrom('lease')
      .select('id')
      .where('holder', '=', this.#holder)
      .where('ends_at', '>', at)
      .execute();
    const left = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!left.has(id)) this.#held.get(id)?.abort();
  }

  async #take(name: string, terms: LeaseTerms): Promise<HeldLease | undefined> {
    const { most, signal } = terms;
    if (signal?.aborted) return undefined;
    const id = await this.#enter(name, terms);
    if (id === undefined) return undefined;
    const lost = new AbortController();
    this.#held.set(id, lost);
    const release = () => this.#leave(id);
    for (;;) {
      const before = await this.#countBefore(name, id);
      if (signal?.aborted) break;
      if (before !== undefined && before < most) return { lost: lost.signal, release };
      // The server was away for a whole term.
      if (before === undefined) return this.#leave(id).then(() => this.#take(name, terms));
      await pause(LOOK_MILLISECONDS);
    }
    await release();
    return undefined;
  }

  /** A row behind all others of the name; undefined where too many stand there. */
  #enter(name: string, { most, waiting }: LeaseTerms): Promise<string | undefined> {
    return this.#parts.queries.transaction().execute(async (change) => {
      const at = this.#parts.now();
      await change.deleteFrom('lease').where('name', '=', name).where('ends_at', '<=', at).execute();
      const { count, last } = await change
        .selectFrom('lease')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('place').as('last')])
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      if (Number(count) >= most + waiting) return undefined;
      const id = randomUUID();
      const row = { id, name, place: (last ?? 0) + 1, holder: this.#holder, ends_at: at + LEASE_TERM };
      await change.insertInto('lease').values(row).execute();
      return id;
    });
  }

  /** Places of the name before this one, which only grow fewer; undefined where this one has ended. */
  async #countBefore(name: string, id: string): Promise<number | undefined> {
    const rows = await this.#parts.queries
      .selectFrom('lease')
      .select('id')
      .where('name', '=', name)
      .where('ends_at', '>', this.#parts.now())
      .orderBy('place')
      .execute();
    const before = rows.findIndex((row) => row.id === id);
    return before === -1 ? undefined : before;
  }

  async #leave(id: string): Promise<void> {
    this.#held.delete(id);
    try {
      await this.#parts.queries.deleteFrom('lease').where('id', '=', id).execute();
    } catch (error) {
      this.#parts.log('A place could not be given back; it ends by itself', error);
    }
  }
}
