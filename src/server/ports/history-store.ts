import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { HistoryEntry, VisitedItem } from '#domain/tools/desk/history-entry.ts';

/** What accounts have opened. Visitors by address have no history. */
export interface HistoryStore {
  /** Whether visits are kept; they are until the account says no, on all editions. */
  isKept(account: string): Promise<boolean>;
  setKept(account: string, isKept: boolean): Promise<void>;
  /** The newest first. */
  listEntries(owner: AccountOnEdition): Promise<HistoryEntry[]>;
  /**
   * Keeps a visit and forgets the oldest beyond `HISTORY_LIMIT`; undefined where the account keeps none or the item was
   * entered within the hour (`isNewVisit`), and then nothing is written.
   */
  noteVisit(owner: AccountOnEdition, item: VisitedItem, at: string): Promise<HistoryEntry | undefined>;
  /** Forgets all on the edition, with the places where reading stopped; answers how many visits there were. */
  clear(owner: AccountOnEdition): Promise<number>;
}
