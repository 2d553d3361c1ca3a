import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { EditionId } from '#domain/edition/edition.ts';
import { isAskedAgain, RECORD_LIMITS, type RecordedTrace } from '#domain/tools/desk/research-entry.ts';
import { parseSavedSearch, printSavedSearch } from '#domain/search/saved-search-text.ts';
import { keyOfSavedSearch, type StoredSearch } from '#domain/search/saved-search.ts';
import type { ResearchEntry, ResearchEntryDraft, ResearchRecordStore } from '#server/ports/research-record-store.ts';
import { changeAsOwner } from './change-as-owner.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import type { ResearchEntryTable } from '#server/adapters/sql/schema/saved-search-schema.ts';

type Change = Transaction<PeopleSchema>;
type Row = Selectable<ResearchEntryTable>;

/** The research records of accounts, in either database. */
export class SqlResearchRecordStore implements ResearchRecordStore {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async isKept(account: string): Promise<boolean> {
    return isKept(this.#queries, account);
  }

  async setKept(account: string, wish: boolean): Promise<void> {
    const is_kept = wish ? 1 : 0;
    await this.#queries
      .insertInto('research_setting')
      .values({ account, is_kept })
      .onConflict((conflict) => conflict.column('account').doUpdateSet({ is_kept }))
      .execute();
  }

  async keepEntry(account: string, draft: ResearchEntryDraft): Promise<ResearchEntry | undefined> {
    const { edition } = draft.search;
    return this.#change(account, async (change) => {
      if (!(await isKept(change, account))) return undefined;
      const last = (await selectEntries(change, account, edition).limit(1).execute()).map(readEntry)[0];
      if (last && isAskedAgain(traceOf(last), traceOf(draft))) return updateLast(change, last, draft);
      const entry = { ...draft, edition, id: randomBytes(12).toString('base64url'), note: '' };
      await change.insertInto('research_entry').values(writeEntry(account, entry)).execute();
      await forgetOldest(change, account, edition);
      return entry;
    });
  }

  async listEntries(account: string, edition: EditionId): Promise<ResearchEntry[]> {
    return (await selectEntries(this.#queries, account, edition).execute()).map(readEntry);
  }

  async findEntry(account: string, id: string): Promise<ResearchEntry | undefined> {
    const row = await this.#queries
      .selectFrom('research_entry')
      .selectAll()
      .where('id', '=', id)
      .where('account', '=', account)
      .executeTakeFirst();
    return row && readEntry(row);
  }

  async updateNote(account: string, id: string, note: string): Promise<ResearchEntry | undefined> {
    await this.#queries
      .updateTable('research_entry')
      .set({ note })
      .where('id', '=', id)
      .where('account', '=', account)
      .execute();
    return this.findEntry(account, id);
  }

  async deleteEntry(account: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#queries
      .deleteFrom('research_entry')
      .where('id', '=', id)
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  async clearEntries(account: string, edition: EditionId): Promise<number> {
    const { numDeletedRows } = await this.#queries
      .deleteFrom('research_entry')
      .where('account', '=', account)
      .where('edition', '=', edition)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  async #change<T>(account: string, work: (change: Change) => Promise<T>): Promise<T> {
    return changeAsOwner(this.#queries, { kind: 'account', id: account }, work);
  }
}

async function isKept(queries: Kysely<PeopleSchema>, account: string): Promise<boolean> {
  const row = await queries
    .selectFrom('research_setting')
    .select('is_kept')
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.is_kept !== 0;
}

/** Newest first. */
function selectEntries(queries: Kysely<PeopleSchema>, account: string, edition: EditionId) {
  return queries
    .selectFrom('research_entry')
    .selectAll()
    .where('account', '=', account)
    .where('edition', '=', edition)
    .orderBy('place', 'desc');
}

/** The answer of the last time it was asked counts. */
async function updateLast(change: Change, last: ResearchEntry, draft: ResearchEntryDraft): Promise<ResearchEntry> {
  const { madeAt, total, corpusVersion } = draft;
  await change
    .updateTable('research_entry')
    .set({ made_at: madeAt, total, corpus_version: corpusVersion })
    .where('id', '=', last.id)
    .execute();
  return { ...last, madeAt, total, corpusVersion };
}

async function forgetOldest(change: Change, account: string, edition: EditionId): Promise<void> {
  const oldest = await change
    .selectFrom('research_entry')
    .select('place')
    .where('account', '=', account)
    .where('edition', '=', edition)
    .orderBy('place', 'desc')
    .offset(RECORD_LIMITS.entries)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await change
    .deleteFrom('research_entry')
    .where('account', '=', account)
    .where('edition', '=', edition)
    .where('place', '<=', oldest.place)
    .execute();
}

/** What cannot be read is the same as nothing. */
function traceOf({ search, ...trace }: Omit<RecordedTrace, 'key'> & { readonly search: StoredSearch }): RecordedTrace {
  return { ...trace, key: search.version === null ? '' : keyOfSavedSearch(search) };
}

function readEntry(row: Row): ResearchEntry {
  return {
    id: row.id,
    edition: row.edition as EditionId,
    madeAt: row.made_at,
    title: row.title,
    search: parseSavedSearch(row.search_json),
    url: row.url,
    understood: row.understood,
    filters: JSON.parse(row.filters) as string[],
    sort: row.sort,
    total: row.total,
    corpusVersion: row.corpus_version,
    note: row.note,
  };
}

function writeEntry(account: string, entry: ResearchEntry): Omit<Row, 'place'> {
  return {
    id: entry.id,
    account,
    edition: entry.edition,
    made_at: entry.madeAt,
    title: entry.title,
    search_json: printSavedSearch(entry.search),
    url: entry.url,
    understood: entry.understood,
    filters: JSON.stringify(entry.filters),
    sort: entry.sort,
    total: entry.total,
    corpus_version: entry.corpusVersion,
    note: entry.note,
  };
}
