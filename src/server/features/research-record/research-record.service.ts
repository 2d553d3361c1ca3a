import type { CallAnswer } from '#contract/call.ts';
import { NEW_HITS_LISTED, type NewHitsAnswer } from '#contract/new-hits.ts';
import {
  ENTRIES_LISTED,
  type ExportFormat,
  type noteResearchEntry,
  type ResearchEntryAnswer,
} from '#contract/research-record.ts';
import { getAccountId, type Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { foldText } from '#domain/words/fold-text.ts';
import { printQueryOf } from '#domain/search/saved-search-text.ts';
import { nameModeOf } from '#domain/search/saved-search-words.ts';
import { getReadable } from '#domain/search/saved-search.ts';
import { nameAddressPlaces } from '#domain/places/name-filter-places.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { DocumentRenderer } from '#server/ports/document-renderer.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';
import type { SearchJournal } from '#server/ports/search-journal.ts';
import type { ResearchEntry, ResearchRecordStore } from '#server/ports/research-record-store.ts';
import { exportRecord, type RecordFile } from './export-record.ts';

interface Parts {
  readonly store: ResearchRecordStore;
  readonly finder: NewHitFinder;
  readonly content: Pick<ContentStore, 'readCorpusVersion'>;
  readonly renderer: Pick<DocumentRenderer, 'renderList'>;
  readonly clock: Clock;
  readonly journal: Pick<SearchJournal, 'settle'>;
}

/** The part of a record that was asked for. */
export interface RecordPage {
  readonly isKept: boolean;
  readonly total: number;
  readonly corpusVersion: number;
  readonly entries: ResearchEntryAnswer[];
}

/** What an account has searched for. Every call throws `not-subscribed` without a subscription to the edition. */
export class ResearchRecordService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Newest first; `text` is looked for in everything that an entry says, whatever the case and the accents. */
  async list(reader: Reader, text: string, start: number): Promise<RecordPage> {
    const { store, content } = this.#parts;
    const account = await this.#settle(reader);
    const entries = filterEntries(await store.listEntries(account, reader.edition.id), text);
    return {
      isKept: await store.isKept(account),
      total: entries.length,
      corpusVersion: await content.readCorpusVersion(),
      entries: entries.slice(start, start + ENTRIES_LISTED).map((entry) => present(reader, entry)),
    };
  }

  /** What the search finds that the library did not have when it was made. */
  async findNew(reader: Reader, id: string): Promise<NewHitsAnswer> {
    const entry = await this.#get(reader, id);
    const { madeAt: at, corpusVersion } = entry;
    return this.#parts.finder.findNew(reader, getReadable(entry.search), { at, corpusVersion }, NEW_HITS_LISTED);
  }

  async note(reader: Reader, id: string, note: string): Promise<CallAnswer<typeof noteResearchEntry>> {
    await this.#get(reader, id);
    const { store, clock } = this.#parts;
    const noted = await store.updateNote(getAccountId(reader), id, note.trim(), clock.now());
    if (!noted) throw new LibraryError('record-not-found');
    return { entry: present(reader, noted.entry), trash: noted.trash };
  }

  async remove(reader: Reader, id: string): Promise<void> {
    await this.#get(reader, id);
    const { store, clock } = this.#parts;
    const isGone = await store.deleteEntry(getAccountId(reader), id, clock.now());
    if (!isGone) throw new LibraryError('record-not-found');
  }

  /** Answers how many searches of the edition there were. */
  async clear(reader: Reader): Promise<number> {
    const account = await this.#settle(reader);
    return this.#parts.store.clearEntries(account, reader.edition.id);
  }

  async setKept(reader: Reader, isKept: boolean): Promise<void> {
    // What was searched for before the change falls under the former wish.
    const account = await this.#settle(reader);
    await this.#parts.store.setKept(account, isKept);
  }

  /** The whole record of the edition, or the entries with these ids; ids that are not the account's are left out. */
  async export(
    reader: Reader,
    format: ExportFormat,
    ids: readonly string[] | undefined,
    { origin, signal }: { readonly origin: string; readonly signal: AbortSignal },
  ): Promise<RecordFile> {
    const account = await this.#settle(reader);
    const all = await this.#parts.store.listEntries(account, reader.edition.id);
    const wanted = ids && new Set(ids);
    const entries = wanted ? all.filter(({ id }) => wanted.has(id)) : all;
    if (entries.length === 0) throw new LibraryError('record-not-found');
    const made = { edition: reader.edition.name, at: this.#parts.clock.now(), origin };
    return exportRecord(format, entries, made, (kind, list) => this.#parts.renderer.renderList(kind, list, signal));
  }

  /** The account, once what it searched for up to now is in its record. */
  async #settle(reader: Reader): Promise<string> {
    const account = getAccountId(reader);
    await this.#parts.journal.settle();
    return account;
  }

  /** Throws `record-not-found` for an id that is not one of the account's on this edition. */
  async #get(reader: Reader, id: string): Promise<ResearchEntry> {
    const entry = await this.#parts.store.findEntry(getAccountId(reader), id);
    if (entry?.edition !== reader.edition.id) throw new LibraryError('record-not-found');
    return entry;
  }
}

function filterEntries(entries: readonly ResearchEntry[], text: string): readonly ResearchEntry[] {
  const wanted = foldText(text.trim());
  if (wanted === '') return entries;
  return entries.filter(({ title, understood, filters, note }) =>
    foldText([title, understood ?? '', ...filters, note].join('\n')).includes(wanted),
  );
}

function present({ edition }: Reader, entry: ResearchEntry): ResearchEntryAnswer {
  const { id, madeAt, title, url, understood, filters, sort, total, corpusVersion, note } = entry;
  return {
    id,
    madeAt,
    title,
    mode: nameModeOf(edition, entry.search),
    url: nameAddressPlaces(url),
    query: printQueryOf(entry.search),
    understood,
    filters: [...filters],
    sort,
    total,
    corpusVersion,
    note,
  };
}
