import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import { REMOVED_TITLE } from '#domain/document/removed-title.ts';
import type { KeptTraces, TraceCounts, Traces } from '#server/ports/forgetting.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { says } from '#server/adapters/sql/shared/says.ts';

/** Thrown to take back what was only counted. */
class Counted extends Error {
  readonly counts: TraceCounts;

  constructor(counts: TraceCounts) {
    super('counted');
    this.counts = counts;
  }
}

/** Words of documents that are kept with readers, in either database. */
export class SqlKeptTraces implements KeptTraces {
  readonly #queries: Kysely<PeopleSchema>;
  readonly #erase: () => Promise<boolean>;

  constructor(queries: Kysely<PeopleSchema>, erase: () => Promise<boolean>) {
    this.#queries = queries;
    this.#erase = erase;
  }

  async count(traces: Traces): Promise<TraceCounts> {
    try {
      return await this.#queries.transaction().execute(async (change) => {
        throw new Counted(await forget(change, traces));
      });
    } catch (error) {
      if (error instanceof Counted) return error.counts;
      throw error;
    }
  }

  forget(traces: Traces): Promise<TraceCounts> {
    return this.#queries.transaction().execute((change) => forget(change, traces));
  }

  erase(): Promise<boolean> {
    return this.#erase();
  }
}

async function forget(change: Transaction<PeopleSchema>, traces: Traces): Promise<TraceCounts> {
  const titles = await forgetTitles(change, traces);
  const { id, version } = traces;
  const places =
    version === undefined
      ? []
      : await change.deleteFrom('reading_place').where('document', '=', id).where('version', '=', version).execute();
  // A job is a file, or is about to be one: it may hold the words of any document.
  const files = await change.deleteFrom('download_job').executeTakeFirstOrThrow();
  return {
    ...titles,
    readingPlaces: places.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0),
    checklists: await forgetTicks(change, traces),
    files: Number(files.numDeletedRows),
  };
}

/** Titles of a version are replaced where they are its words; those of a withdrawn document whatever they are. */
async function forgetTitles(change: Transaction<PeopleSchema>, { id, version, hasTitle, title }: Traces) {
  if (!hasTitle || title === undefined) return { favorites: 0, history: 0, usage: 0 };
  const words = version === undefined ? undefined : title;
  const isMeant = sql<SqlBool>`title_then <> ${REMOVED_TITLE} AND title_then = coalesce(${words ?? null}, title_then)`;
  const favorites = await change
    .updateTable('favorite')
    .set({ title_then: REMOVED_TITLE })
    .where('kind', '=', 'document')
    .where('target', '=', id)
    .where(isMeant)
    .executeTakeFirstOrThrow();
  const history = await change
    .updateTable('history_entry')
    .set({ title_then: REMOVED_TITLE })
    .where('target', '=', id)
    .where(isMeant)
    .executeTakeFirstOrThrow();
  return {
    favorites: Number(favorites.numUpdatedRows),
    history: Number(history.numUpdatedRows),
    usage: await forgetCounted(change, { id, words, title }),
  };
}

/** Figures stay; what they are of is named by its id from now on. */
async function forgetCounted(
  change: Transaction<PeopleSchema>,
  { id, words, title }: { readonly id: string; readonly words: string | undefined; readonly title: string },
): Promise<number> {
  const counted = await change
    .updateTable('usage_event')
    .set({ item_title: REMOVED_TITLE })
    .where('item_id', '=', id)
    .where('item_title', 'is not', null)
    .where('item_title', '<>', REMOVED_TITLE)
    .$if(words !== undefined, (query) => query.where('item_title', '=', words ?? ''))
    .executeTakeFirstOrThrow();
  const parts = await change
    .updateTable('usage_event')
    .set({ publication: REMOVED_TITLE })
    .where('publication', '=', title)
    .executeTakeFirstOrThrow();
  const pages = await change
    .updateTable('tracking_event')
    .set({ title: REMOVED_TITLE })
    .where(says('page', id))
    .where(says('title', title))
    .executeTakeFirstOrThrow();
  return [counted, parts, pages].reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0);
}

/** Ticked items keep their words: those that the text does not say any more go. */
async function forgetTicks(change: Transaction<PeopleSchema>, { id, version, newest }: Traces): Promise<number> {
  if (version === undefined) {
    const all = await change.deleteFrom('checklist_tick').where('document', '=', id).executeTakeFirstOrThrow();
    return Number(all.numDeletedRows);
  }
  const kept = await change
    .selectFrom('checklist_tick')
    .select(['words'])
    .distinct()
    .where('document', '=', id)
    .execute();
  const gone = kept.map(({ words }) => words).filter((words) => !newest.has(words));
  let count = 0;
  for (const words of gone) {
    const ticks = change.deleteFrom('checklist_tick').where('document', '=', id).where('words', '=', words);
    count += Number((await ticks.executeTakeFirstOrThrow()).numDeletedRows);
  }
  return count;
}
