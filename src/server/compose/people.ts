import { randomBytes } from 'node:crypto';
import { SqlAccountStore } from '#server/adapters/sql/people/sql-account-store.ts';
import { SqlCustomizationStore } from '#server/adapters/sql/desk/sql-customization-store.ts';
import { SqlDeskStore } from '#server/adapters/sql/desk/sql-desk-store.ts';
import { SqlDownloadJobStore } from '#server/adapters/sql/desk/sql-download-job-store.ts';
import { SqlFavoriteStore } from '#server/adapters/sql/desk/sql-favorite-store.ts';
import { SqlKeptTraces } from '#server/adapters/sql/desk/sql-kept-traces.ts';
import { SqlHistoryStore } from '#server/adapters/sql/desk/sql-history-store.ts';
import { SqlPersonalData } from '#server/adapters/sql/desk/sql-personal-data.ts';
import { SqlPasswordStore } from '#server/adapters/sql/people/sql-password-store.ts';
import { SqlMergerCaseStore } from '#server/adapters/sql/desk/sql-merger-case-store.ts';
import { SqlRelationSearchStore } from '#server/adapters/sql/desk/sql-relation-search-store.ts';
import { SqlComparisonNoteStore } from '#server/adapters/sql/desk/sql-comparison-note-store.ts';
import { SqlChecklistStore } from '#server/adapters/sql/desk/sql-checklist-store.ts';
import { SqlReadingPlaceStore } from '#server/adapters/sql/desk/sql-reading-place-store.ts';
import { SqlResearchRecordStore } from '#server/adapters/sql/desk/sql-research-record-store.ts';
import { SqlSearchAlertStore } from '#server/adapters/sql/desk/sql-search-alert-store.ts';
import { SqlTrashStore } from '#server/adapters/sql/desk/sql-trash-store.ts';
import { SqlSessionStore } from '#server/adapters/sql/people/sql-session-store.ts';
import { SqlTopicCounts } from '#server/adapters/sql/people/sql-topic-counts.ts';
import { SqlSupportMessages } from '#server/adapters/sql/people/sql-support-messages.ts';
import { SqlLease } from '#server/adapters/sql/servers/sql-lease.ts';
import { SqlRateCounter } from '#server/adapters/sql/servers/sql-rate-counter.ts';
import { SqlUsageRecorder, type RecorderOptions } from '#server/adapters/sql/people/sql-usage-recorder.ts';
import { eraseFreed } from '#server/adapters/sqlite/erase-freed.ts';
import { openPeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { createArgon2PasswordHasher } from '#server/adapters/system/argon2-password-hasher.ts';
import type { Config } from '#server/config/config.ts';
import type { AccountStore, PasswordStore } from '#server/ports/account-store.ts';
import type { CustomizationStore } from '#server/ports/customization-store.ts';
import type { DeskStore } from '#server/ports/desk-store.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { KeptTraces } from '#server/ports/forgetting.ts';
import type { HistoryStore } from '#server/ports/history-store.ts';
import type { Lease } from '#server/ports/lease.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import type { PasswordRule } from '#server/ports/password-rule.ts';
import type { RateCounter } from '#server/ports/rate-counter.ts';
import type { MergerCaseStore } from '#server/ports/merger-case-store.ts';
import type { RelationSearchStore } from '#server/ports/relation-search-store.ts';
import type { ComparisonNoteStore } from '#server/ports/comparison-note-store.ts';
import type { ChecklistStore } from '#server/ports/checklist-store.ts';
import type { ReadingPlaceStore } from '#server/ports/reading-place-store.ts';
import type { ResearchRecordStore } from '#server/ports/research-record-store.ts';
import type { SearchAlertStore } from '#server/ports/search-alert-store.ts';
import type { DownloadJobStore } from '#server/ports/download-job-store.ts';
import type { SessionStore } from '#server/ports/session-store.ts';
import type { TopicCounts } from '#server/ports/topic-counts.ts';
import type { TrashStore } from '#server/ports/trash-store.ts';
import type { SupportMessages } from '#server/ports/support-messages.ts';
import type { UsageLog } from '#server/ports/usage-recorder.ts';
import { createPasswordRule } from './password-rule.ts';

/** All that is kept of people, on one connection: who may come in, what they collect and what they have written. */
export interface OpenPeople {
  readonly accounts: AccountStore;
  readonly passwords: PasswordStore;
  readonly sessions: SessionStore;
  /** What readers collect by themselves. */
  readonly desk: DeskStore;
  readonly favorites: FavoriteStore;
  /** What they removed. */
  readonly trash: TrashStore;
  /** What readers have opened. */
  readonly history: HistoryStore;
  /** What readers make of their home pages. */
  readonly customizations: CustomizationStore;
  /** Where they stopped reading. */
  readonly places: ReadingPlaceStore;
  readonly checklists: ChecklistStore;
  readonly comparisonNotes: ComparisonNoteStore;
  /** All of it together, for those whom it is about. */
  readonly personal: PersonalData;
  /** Words of documents in it, for when they have to go. */
  readonly traces: KeptTraces;
  /** Files that are being made, and those that wait to be fetched. */
  readonly jobs: DownloadJobStore;
  readonly alerts: SearchAlertStore;
  /** Which relations readers have asked for. */
  readonly relationSearches: RelationSearchStore;
  /** Mergers that readers keep, with their figures. */
  readonly mergerCases: MergerCaseStore;
  readonly record: ResearchRecordStore;
  /** What readers have written to whoever runs the library. */
  readonly messages: SupportMessages;
  /** How often topics of comparisons were opened. */
  readonly topicCounts: TopicCounts;
  readonly hasher: PasswordHasher;
  /** What a password must be to be chosen. */
  readonly passwordRule: PasswordRule;
  /** Begins to count; to be closed before the people are. */
  openUsage(options: Omit<RecorderOptions, 'queries' | 'secret'>): Promise<UsageLog>;
  /** What several servers over this database agree on. */
  openShared(parts: {
    /** Milliseconds since 1970. */
    readonly now: () => number;
    readonly log: (message: string, error?: unknown) => void;
  }): { readonly counter: RateCounter; readonly lease: Lease };
  /** Whether what people do can be read and kept. Throws `StoreUnavailable` where the disk says no. */
  isUsable(): Promise<boolean>;
  close(): void;
}

export async function openPeople(config: Pick<Config, 'dataFolder'>): Promise<OpenPeople> {
  const database = await openPeopleDatabase(config.dataFolder);
  const sessions = new SqlSessionStore(database.queries);
  const accounts = new SqlAccountStore(database.queries);
  return {
    accounts,
    passwords: new SqlPasswordStore(database.queries),
    sessions,
    desk: new SqlDeskStore(database.queries),
    favorites: new SqlFavoriteStore(database.queries),
    trash: new SqlTrashStore(database.queries),
    history: new SqlHistoryStore(database.queries),
    customizations: new SqlCustomizationStore(database.queries),
    places: new SqlReadingPlaceStore(database.queries),
    checklists: new SqlChecklistStore(database.queries),
    comparisonNotes: new SqlComparisonNoteStore(database.queries),
    personal: new SqlPersonalData(database.queries),
    traces: new SqlKeptTraces(database.queries, () => eraseFreed(database.path)),
    jobs: new SqlDownloadJobStore(database.queries),
    alerts: new SqlSearchAlertStore(database.queries),
    relationSearches: new SqlRelationSearchStore(database.queries),
    mergerCases: new SqlMergerCaseStore(database.queries),
    record: new SqlResearchRecordStore(database.queries),
    messages: new SqlSupportMessages(database.queries),
    topicCounts: new SqlTopicCounts(database.queries),
    hasher: createArgon2PasswordHasher(),
    passwordRule: createPasswordRule(accounts),
    openUsage: async (options) => {
      const secret = await sessions.getSecret('usage', () => randomBytes(32).toString('base64url'));
      return new SqlUsageRecorder({ ...options, queries: database.queries, secret });
    },
    openShared: ({ now, log }) => ({
      counter: new SqlRateCounter(database.queries, now),
      lease: new SqlLease({ queries: database.queries, now, log }),
    }),
    isUsable: () => database.isUsable(),
    close: () => database.close(),
  };
}
