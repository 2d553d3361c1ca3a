import { isAskedAgain, RECORD_LIMITS, type RecordedTrace } from '#domain/tools/desk/research-entry.ts';
import { keyOfSavedSearch, type StoredSearch } from '#domain/search/saved-search.ts';
import type { ResearchEntry, ResearchRecordStore } from '#server/ports/research-record-store.ts';
import { createId, isKept, PausableRows, RECORD_WISH } from './owned-rows.ts';
import { ofAccount, OwnedTable } from './owned-table.ts';
import { inJson, inSearch, same } from './row-fields.ts';
import { discard, type GiveBack } from './trash-table.ts';

const ENTRIES = new OwnedTable<'research_entry', ResearchEntry>('research_entry', {
  fields: {
    ...same('id', 'edition', 'title', 'url', 'understood', 'sort', 'total', 'note'),
    madeAt: 'made_at',
    search: inSearch,
    filters: inJson('filters'),
    corpusVersion: 'corpus_version',
  },
  order: 'made_at DESC, place DESC',
  most: [RECORD_LIMITS.entries, 'id'],
});

/** The research records of accounts, in either database. Held by research-record-store.conformance.ts. */
export class SqlResearchRecordStore extends PausableRows implements ResearchRecordStore {
  protected readonly wish = RECORD_WISH;

  readonly keepEntry: ResearchRecordStore['keepEntry'] = async (account, draft) => {
    const owner = { account, edition: draft.search.edition };
    return this.change(owner, async (change) => {
      if (!(await isKept(change, RECORD_WISH, account))) return undefined;
      const last = await ENTRIES.find(change, owner);
      if (last && isAskedAgain(traceOf(last), traceOf(draft))) {
        // The answer of the last time it was asked counts.
        const { madeAt, total, corpusVersion } = draft;
        await ENTRIES.update(change, owner, { id: last.id }, { madeAt, total, corpusVersion });
        return { ...last, madeAt, total, corpusVersion };
      }
      const entry = { ...draft, edition: owner.edition, id: createId(), note: '' };
      await ENTRIES.add(change, owner, [entry]);
      return entry;
    });
  };

  readonly listEntries: ResearchRecordStore['listEntries'] = (account, edition) =>
    ENTRIES.list(this.queries, { account, edition });

  readonly findEntry: ResearchRecordStore['findEntry'] = (account, id) =>
    ENTRIES.find(this.queries, ofAccount(account), { id });

  readonly updateNote: ResearchRecordStore['updateNote'] = (account, id, note, at) =>
    this.change(ofAccount(account), async (change) => {
      const former = await ENTRIES.find(change, ofAccount(account), { id });
      if (!former) return undefined;
      await ENTRIES.update(change, ofAccount(account), { id }, { note });
      const entry = { ...former, note };
      if (note !== '' || former.note === '') return { entry, trash: null };
      const { edition, title } = former;
      const row = { id: createId(), account, edition, title, entry: id, note: former.note };
      await discard(change, 'entry-note', [row], at);
      return { entry, trash: row.id };
    });

  readonly deleteEntry: ResearchRecordStore['deleteEntry'] = (account, id, at) =>
    this.change(ofAccount(account), async (change) => {
      const rows = await ENTRIES.take(change, ofAccount(account), { id });
      await discard(change, 'entry', rows, at);
      return rows.length > 0;
    });

  readonly clearEntries: ResearchRecordStore['clearEntries'] = (account, edition) =>
    ENTRIES.remove(this.queries, { account, edition });
}

/** At its time among the others. */
export const giveBackEntry: GiveBack = async (change, owner, { place: _place, ...row }) => {
  if ((await ENTRIES.count(change, owner)) >= RECORD_LIMITS.entries) return 'record-full';
  await ENTRIES.giveBack(change, owner, row);
  return 'restored';
};

/** Onto the search it was on, never over another note. */
export const giveBackEntryNote: GiveBack = async (change, owner, { entry, note = '' }) => {
  const id = String(entry);
  const kept = await ENTRIES.find(change, owner, { id });
  if (!kept) return 'no-entry';
  if (kept.note !== '' && kept.note !== note) return 'noted-otherwise';
  await ENTRIES.update(change, owner, { id }, { note });
  return 'restored';
};

/** What cannot be read is the same as nothing. */
function traceOf({ search, ...trace }: Omit<RecordedTrace, 'key'> & { readonly search: StoredSearch }): RecordedTrace {
  return { ...trace, key: search.version === null ? '' : keyOfSavedSearch(search) };
}
