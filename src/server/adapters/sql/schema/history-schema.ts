import type { Generated } from 'kysely';

/** One visit of an account. */
export interface HistoryEntryTable {
  /** Order in which they were made. */
  place: Generated<number>;
  id: string;
  account: string;
  edition: string;
  target: string;
  url: string;
  title_then: string;
  type_then: string;
  visited_at: string;
}

/** Accounts that have said whether they want a history; the others have one. */
export interface HistorySettingTable {
  account: string;
  is_kept: number;
}
