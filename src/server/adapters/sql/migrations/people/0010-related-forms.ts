import type { Kysely } from 'kysely';

const TABLES = ['latest_search', 'search_alert', 'research_entry'] as const;
type Database = Record<(typeof TABLES)[number], Row>;

/** What this migration reads and writes, as it was when it was written. */
interface Row {
  id: string;
  url: string;
  search_json: string | null;
}

const AT_ONCE = 500;
const WORDS = ['q', 'qTitle', 'qPublicationTitle'];

/**
 * Until now a word found its whole family: searches with words say so from now on, as version 2 of `SavedSearch`, and go
 * on finding what they found (OP-163). What cannot be read stays to the letter.
 */
export async function up(former: Kysely<unknown>): Promise<void> {
  const db = former as Kysely<Database>;
  for (const table of TABLES) await convertTable(db, table);
}

async function convertTable(db: Kysely<Database>, table: (typeof TABLES)[number]): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'url', 'search_json'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const changed = convert(row);
      if (changed) await db.updateTable(table).set(changed).where('id', '=', row.id).execute();
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Undefined for what is no search of version 1. */
function convert({ url, search_json: stored }: Row): Pick<Row, 'url' | 'search_json'> | undefined {
  const search = readSearch(stored ?? '');
  if (search?.version !== 1 || typeof search.body !== 'object' || search.body === null) return undefined;
  const body = search.body as Readonly<Record<string, unknown>>;
  const hasWords = WORDS.some((name) => typeof body[name] === 'string' && body[name].trim() !== '');
  const related = hasWords ? { ...body, forms: 'related' } : body;
  return { url: hasWords ? addForms(url) : url, search_json: JSON.stringify({ ...search, version: 2, body: related }) };
}

function readSearch(stored: string): { readonly version?: unknown; readonly body?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function addForms(url: string): string {
  const [address = '', ...fragment] = url.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}forms=related`, ...fragment].join('#');
}
