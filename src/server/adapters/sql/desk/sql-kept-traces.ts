import { sql, type RawBuilder } from 'kysely';
import { REMOVED_TITLE } from '#domain/document/removed-title.ts';
import type { KeptTraces, TraceCounts, Traces } from '#server/ports/forgetting.ts';
import { OwnedRows, type Change, type Queries } from './owned-rows.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { says } from '#server/adapters/sql/shared/says.ts';

/** Words of documents that are kept with readers, in either database. */
export class SqlKeptTraces extends OwnedRows implements KeptTraces {
  readonly erase: KeptTraces['erase'];

  constructor(queries: Queries, erase: KeptTraces['erase']) {
    super(queries);
    this.erase = erase;
  }

  /** What was only counted is taken back. */
  async count(traces: Traces): Promise<TraceCounts> {
    const change = await this.queries.startTransaction().execute();
    try {
      return await forget(change, traces);
    } finally {
      await change.rollback().execute();
    }
  }

  forget(traces: Traces): Promise<TraceCounts> {
    return this.queries.transaction().execute((change) => forget(change, traces));
  }
}

async function forget(change: Change, traces: Traces): Promise<TraceCounts> {
  const isRead = sql`document = ${traces.id} AND version = ${traces.version ?? null}`;
  return {
    ...(await forgetTitles(change, traces)),
    readingPlaces: await count(change, sql`DELETE FROM reading_place WHERE ${isRead}`),
    checklists: await forgetTicks(change, traces),
    // A job is a file, or is about to be one: it may hold the words of any document.
    files: await count(change, sql`DELETE FROM download_job`),
  };
}

/** Titles of a version are replaced where they are its words; those of a withdrawn document whatever they are. */
async function forgetTitles(change: Change, { id, version, hasTitle, title }: Traces) {
  if (!hasTitle || title === undefined) return { favorites: 0, history: 0, usage: 0 };
  const words = version === undefined ? null : title;
  const replace = (table: keyof PeopleSchema, column: string, isMeant: RawBuilder<unknown>) => {
    const said = sql.ref(column);
    const isOther = sql`${said} <> ${REMOVED_TITLE} AND ${isMeant}`;
    return count(change, sql`UPDATE ${sql.table(table)} SET ${said} = ${REMOVED_TITLE} WHERE ${isOther}`);
  };
  const isSaid = (column: string) => sql`${sql.ref(column)} = coalesce(${words}, ${sql.ref(column)})`;
  const isVisited = sql`target = ${id} AND ${isSaid('title_then')}`;
  const items = await replace('usage_event', 'item_title', sql`item_id = ${id} AND ${isSaid('item_title')}`);
  const parts = await replace('usage_event', 'publication', sql`publication = ${title}`);
  const pages = await replace('tracking_event', 'title', sql`${says('page', id)} AND ${says('title', title)}`);
  const starred = await replace('favorite', 'title_then', sql`kind = 'document' AND ${isVisited}`);
  const removed = await replace('trash', 'title', sql`document = ${id} AND ${isSaid('title')}`);
  return {
    favorites: starred + removed,
    history: await replace('history_entry', 'title_then', isVisited),
    // Figures stay; what they are of is named by its id from now on.
    usage: items + parts + pages,
  };
}

/** Ticked items keep their words: those that the text does not say any more go. */
async function forgetTicks(change: Change, { id, version, newest }: Traces): Promise<number> {
  const ticks = change.selectFrom('checklist_tick').select('words').distinct().where('document', '=', id);
  let ticked = 0;
  for (const { words } of await ticks.execute()) {
    if (version !== undefined && newest.has(words)) continue;
    ticked += await count(change, sql`DELETE FROM checklist_tick WHERE document = ${id} AND words = ${words}`);
  }
  return ticked;
}

/** How many rows a statement changes. */
async function count(change: Change, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(change)).numAffectedRows ?? 0);
}
