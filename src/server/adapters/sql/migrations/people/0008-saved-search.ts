import type { Kysely } from 'kysely';
import { convertAddress } from './0008-former-address.ts';

const TABLES = ['latest_search', 'search_alert', 'research_entry'] as const;

/** What this migration reads and writes, as it was when it was written; latest searches have an address alone. */
interface Row {
  id: string;
  edition: string;
  url: string;
  endpoint?: string | undefined;
  query?: string | undefined;
  search_json: string | null;
}

const AT_ONCE = 500;

/**
 * Latest searches, alerts and the research record keep one form of a search, version 1 of `SavedSearch`. What cannot be
 * brought into it stays to the letter: addresses where they were, what is no body of a call as version 0.
 */
export async function up(former: Kysely<unknown>): Promise<void> {
  const db = former as Kysely<Record<(typeof TABLES)[number], Row>>;
  for (const table of TABLES) {
    await db.schema.alterTable(table).addColumn('search_json', 'text').execute();
    await fill(db, table);
  }
  for (const table of ['search_alert', 'research_entry']) {
    for (const column of ['endpoint', 'query']) await db.schema.alterTable(table).dropColumn(column).execute();
  }
}

async function fill(db: Kysely<Record<(typeof TABLES)[number], Row>>, table: (typeof TABLES)[number]): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db.selectFrom(table).selectAll().where('id', '>', last).orderBy('id').limit(AT_ONCE).execute();
    for (const row of rows) {
      await db
        .updateTable(table)
        .set({ search_json: convert(row) })
        .where('id', '=', row.id)
        .execute();
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function convert({ edition, url, endpoint, query = '' }: Row): string | null {
  if (endpoint === undefined) return convertAddress(edition, url);
  const body = readBody(query);
  return JSON.stringify(body ? { version: 1, edition, endpoint, body } : { version: 0, edition, endpoint, query });
}

function readBody(query: string): object | undefined {
  try {
    const body: unknown = JSON.parse(query);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}
