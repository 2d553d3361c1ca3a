import type { Selectable, Transaction } from 'kysely';
import type { EditionId } from '#domain/edition/edition.ts';
import { isAskedAgain, RECORD_LIMITS, type RecordedTrace } from '#domain/tools/desk/research-entry.ts';
import { parseSavedSearch, printSavedSearch } from '#domain/search/saved-search-text.ts';
import { keyOfSavedSearch, type StoredSearch } from '#domain/search/saved-search.ts';
import type { ResearchEntry, ResearchEntryDraft, ResearchRecordStore } from '#server/ports/research-record-store.ts';
import {
  countDeleted,
  createId,
  deleteOwned,
  isKept,
  keepNewest,
  PausableRows,
  selectNamed,
  selectNewest,
} from './owned-rows.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import type { ResearchEntryTable } from '#server/adapters/sql/schema/saved-search-schema.ts';

const SETTING = 'research_setting';
const ENTRIES = 'research_entry';

type Change = Transaction<PeopleSchema>;
type Row = Selectable<ResearchEntryTable>;

/** The research records of accounts, in either database. Held by research-record-store.conformance.ts. */
export class SqlResearchRecordStore extends PausableRows implements ResearchRecordStore {
  protected readonly setting = SETTING;

  async keepEntry(account: string, draft: ResearchEntryDraft): Promise<ResearchEntry | undefined> {
    const { edition } = draft.search;
    return this.change(account, async (change) => {
      if (!(await isKept(change, SETTING, account))) return undefined;
      const last = (await selectNewest(change, ENTRIES, { account, edition }).limit(1).execute()).map(readEntry)[0];
      if (last && isAskedAgain(traceOf(last), traceOf(draft))) return updateLast(change, last, draft);
      const entry = { ...draft, edition, id: createId(), note: '' };
      await change.insertInto(ENTRIES).values(writeEntry(account, entry)).execute();
      await keepNewest(change, ENTRIES, { account, edition }, RECORD_LIMITS.entries);
      return entry;
    });
  }

  async listEntries(account: string, edition: EditionId): Promise<ResearchEntry[]> {
    return (await selectNewest(this.queries, ENTRIES, { account, edition }).execute()).map(readEntry);
  }

  async findEntry(account: string, id: string): Promise<ResearchEntry | undefined> {
    const row = await selectNamed(this.queries, ENTRIES, account, id).executeTakeFirst();
    return row && readEntry(row);
  }

  async updateNote(account: string, id: string, note: string): Promise<ResearchEntry | undefined> {
    await this.queries.updateTable(ENTRIES).set({ note }).where('id', '=', id).where('account', '=', account).execute();
    return this.findEntry(account, id);
  }

  async deleteEntry(account: string, id: string): Promise<boolean> {
    return (
      (await countDeleted(this.queries.deleteFrom(ENTRIES).where('id', '=', id).where('account', '=', account))) > 0
    );
  }

  async clearEntries(account: string, edition: EditionId): Promise<number> {
    return countDeleted(deleteOwned(this.queries, ENTRIES, { account, edition }));
  }
}

/** The answer of the last time it was asked counts. */
async function updateLast(change: Change, last: ResearchEntry, draft: ResearchEntryDraft): Promise<ResearchEntry> {
  const { madeAt, total, corpusVersion } = draft;
  await change
    .updateTable(ENTRIES)
    .set({ made_at: madeAt, total, corpus_version: corpusVersion })
    .where('id', '=', last.id)
    .execute();
  return { ...last, madeAt, total, corpusVersion };
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
