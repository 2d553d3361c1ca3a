import { randomBytes } from 'node:crypto';
import { SqlAccountStore } from './adapters/sql/sql-account-store.ts';
import { SqlLibraryStore } from './adapters/sql/sql-library-store.ts';
import { SqlPasswordStore } from './adapters/sql/sql-password-store.ts';
import { SqlResearchRecordStore } from './adapters/sql/sql-research-record-store.ts';
import { SqlSearchAlertStore } from './adapters/sql/sql-search-alert-store.ts';
import { SqlSessionStore } from './adapters/sql/sql-session-store.ts';
import { SqlSupportMessages } from './adapters/sql/sql-support-messages.ts';
import { SqlUsageRecorder } from './adapters/sql/sql-usage-recorder.ts';
import { openPeopleDatabase } from './adapters/sqlite/people-database.ts';
import { createArgon2PasswordHasher } from './adapters/system/argon2-password-hasher.ts';
import type { Config } from './config.ts';
import type { AccountStore, PasswordStore } from './ports/account-store.ts';
import type { LibraryStore } from './ports/library-store.ts';
import type { PasswordHasher } from './ports/password-hasher.ts';
import type { ResearchRecordStore } from './ports/research-record-store.ts';
import type { SearchAlertStore } from './ports/search-alert-store.ts';
import type { SessionStore } from './ports/session-store.ts';
import type { SupportMessages } from './ports/support-messages.ts';
import type { UsageLog } from './ports/usage-recorder.ts';

/** All that is kept of people, on one connection: who may come in, what they collect and what they have written. */
export interface OpenPeople {
  readonly accounts: AccountStore;
  readonly passwords: PasswordStore;
  readonly sessions: SessionStore;
  /** What readers collect by themselves. */
  readonly library: LibraryStore;
  readonly alerts: SearchAlertStore;
  readonly record: ResearchRecordStore;
  /** What readers have written to whoever runs the library. */
  readonly messages: SupportMessages;
  readonly hasher: PasswordHasher;
  /** Begins to count; to be closed before the people are. */
  openUsage(options: { now: () => string; log: (message: string, error?: unknown) => void }): Promise<UsageLog>;
  /** Whether what people do can be read and kept. */
  isUsable(): Promise<boolean>;
  close(): void;
}

export async function openPeople(config: Pick<Config, 'dataFolder'>): Promise<OpenPeople> {
  const database = await openPeopleDatabase(config.dataFolder);
  const sessions = new SqlSessionStore(database.queries);
  return {
    accounts: new SqlAccountStore(database.queries),
    passwords: new SqlPasswordStore(database.queries),
    sessions,
    library: new SqlLibraryStore(database.queries),
    alerts: new SqlSearchAlertStore(database.queries),
    record: new SqlResearchRecordStore(database.queries),
    messages: new SqlSupportMessages(database.queries),
    hasher: createArgon2PasswordHasher(),
    openUsage: async (options) => {
      const secret = await sessions.getSecret('usage', () => randomBytes(32).toString('base64url'));
      return new SqlUsageRecorder({ ...options, queries: database.queries, secret });
    },
    isUsable: () => database.isUsable(),
    close: () => database.close(),
  };
}
