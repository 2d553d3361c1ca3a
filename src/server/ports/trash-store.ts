import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { RestoreOutcome, TrashItem } from '#domain/tools/desk/trash.ts';

/**
 * What accounts have removed, which the stores of favorites, alerts and the desk put there (OP-184). It counts nowhere
 * else. Ids of somebody else or of another edition are those of nothing. Instants are ISO strings in UTC.
 */
export interface TrashStore {
  /** The last removed first. */
  listTrash(owner: AccountOnEdition): Promise<TrashItem[]>;
  /**
   * Brings things back as they were, each by itself, folders before what lay in them: a favorite into its folders, or
   * those of the same name, which are made anew where there are none. Answers what became of each, in the order given.
   */
  restore(owner: AccountOnEdition, ids: readonly string[], at: string): Promise<RestoreOutcome[]>;
  /** Forgets what is in the trash, or of it what is named; answers how many things there were. */
  empty(owner: AccountOnEdition, ids?: readonly string[]): Promise<number>;
  /** Forgets what anybody removed before an instant. */
  forgetRemoved(before: string): Promise<void>;
}
