import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { BegunChecklist, Tick } from '#domain/tools/desk/checklist.ts';

/** What accounts have ticked in the checklists of documents. */
export interface ChecklistStore {
  /** Those of one document, in no order. */
  listTicks(owner: AccountOnEdition, document: string): Promise<Tick[]>;
  /** Adds ticks, and takes away those of `cleared` items; both in one step. A tick that is there stays as it was. */
  changeTicks(
    owner: AccountOnEdition,
    document: string,
    change: { readonly ticked: readonly Tick[]; readonly cleared: readonly string[] },
  ): Promise<void>;
  /** The checklists that the account has begun, the latest first, at most `limit`. */
  listBegun(owner: AccountOnEdition, limit: number): Promise<BegunChecklist[]>;
}
