import type { Kysely } from 'kysely';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { COUNTED_DAYS, type CountedProduct, type TopicCounts } from '#server/ports/topic-counts.ts';

const DAY = 24 * 60 * 60_000;

/** Counts topics in either database. Held by topic-counts.conformance.ts. */
export class SqlTopicCounts implements TopicCounts {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async count({ edition, slug }: CountedProduct, topics: readonly string[], day: string): Promise<void> {
    const rows = [...new Set(topics)].toSorted().map((topic) => ({ edition, slug, topic, day, times: 1 }));
    if (rows.length === 0) return;
    await this.#queries
      .insertInto('comparison_topic')
      .values(rows)
      .onConflict((on) =>
        on
          .columns(['edition', 'slug', 'topic', 'day'])
          .doUpdateSet((is) => ({ times: is('comparison_topic.times', '+', 1) })),
      )
      .execute();
    const oldest = new Date(Date.parse(day) - COUNTED_DAYS * DAY).toISOString().slice(0, 10);
    await this.#queries
      .deleteFrom('comparison_topic')
      .where('edition', '=', edition)
      .where('slug', '=', slug)
      .where('day', '<', oldest)
      .execute();
  }

  async list({ edition, slug }: CountedProduct, since: string, limit: number): Promise<string[]> {
    const rows = await this.#queries
      .selectFrom('comparison_topic')
      .select((is) => ['topic', is.fn.sum<number>('times').as('times')])
      .where('edition', '=', edition)
      .where('slug', '=', slug)
      .where('day', '>=', since)
      .groupBy('topic')
      .orderBy('times', 'desc')
      .orderBy('topic')
      .limit(limit)
      .execute();
    return rows.map(({ topic }) => topic);
  }
}
