import { sql, type Kysely } from 'kysely';
import type { NoteKind, Noted, RateCounter, RateLimit } from '#server/ports/rate-counter.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { hashKey } from './hash-key.ts';

/**
 * Counts in a database, for all servers that share it. Keys are kept as hashes, so that no address and no name stands
 * there. Held by rate-counter.conformance.ts.
 */
export class SqlRateCounter implements RateCounter {
  readonly #queries: Kysely<PeopleSchema>;
  readonly #now: () => number;

  /** `now` answers milliseconds since 1970, about the same at every server. */
  constructor(queries: Kysely<PeopleSchema>, now: () => number) {
    this.#queries = queries;
    this.#now = now;
  }

  async take({ name, most, period, atOnce = 1 }: RateLimit, text: string, times = 1): Promise<number> {
    if (most === 0) return 0;
    const ofAll = Math.max(1, most * times);
    const full = Math.max(1, ofAll * atOnce);
    const [now, key] = [this.#now(), hashKey(text)];
    const instants = { at: now, ends_at: now + period };
    // One statement, so that two servers never take the same token; a clock that lags behind refills nothing.
    const passed = sql<number>`(case when ${now} > rate_bucket.at then ${now} - rate_bucket.at else 0 end)`;
    const refilled = sql<number>`(rate_bucket.tokens + ${passed} * cast(${ofAll / period} as double precision))`;
    const left = sql<number>`(case when ${refilled} > ${full} then ${full} else ${refilled} end) - 1`;
    const taken = await this.#queries
      .insertInto('rate_bucket')
      .values({ name, key, tokens: full - 1, ...instants })
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'key'])
          .doUpdateSet({ tokens: left, ...instants })
          .where(refilled, '>=', 1),
      )
      .returning('tokens')
      .executeTakeFirst();
    if (taken) return 0;
    const { tokens } = await this.#queries
      .selectFrom('rate_bucket')
      .select(refilled.as('tokens'))
      .where('name', '=', name)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return Math.max(1, Math.ceil(((1 - tokens) * period) / ofAll / 1000));
  }

  async change<Note, Answer>(
    { name, write = (note) => note, read = (stored) => stored }: NoteKind<Note>,
    text: string,
    work: (note: Note | undefined, now: number) => Noted<Note, Answer>,
  ): Promise<Answer> {
    const key = hashKey(text);
    return this.#queries.transaction().execute(async (change) => {
      const now = this.#now();
      const kept = await change
        .selectFrom('rate_note')
        .select('note_json')
        .where('name', '=', name)
        .where('key', '=', key)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      const former = kept && read(JSON.parse(kept.note_json) as never);
      const { note, until, answer } = work(former, now);
      if (note === undefined) {
        await change.deleteFrom('rate_note').where('name', '=', name).where('key', '=', key).execute();
        return answer;
      }
      const noted = { note_json: JSON.stringify(write(note)), ends_at: Math.ceil(until) };
      await change
        .insertInto('rate_note')
        .values({ name, key, ...noted })
        .onConflict((conflict) => conflict.columns(['name', 'key']).doUpdateSet(noted))
        .execute();
      return answer;
    });
  }

  async forget(): Promise<void> {
    const now = this.#now();
    await this.#queries.deleteFrom('rate_bucket').where('ends_at', '<=', now).execute();
    await this.#queries.deleteFrom('rate_note').where('ends_at', '<=', now).execute();
  }
}
