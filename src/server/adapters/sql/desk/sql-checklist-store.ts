import type { BegunChecklist, Tick } from '#domain/tools/desk/checklist.ts';
import type { ChecklistOwner, ChecklistStore } from '#server/ports/checklist-store.ts';
import { deleteOwned, OwnedRows, selectOwned } from './owned-rows.ts';

/** What accounts have ticked, in either database. Held by checklist-store.conformance.ts. */
export class SqlChecklistStore extends OwnedRows implements ChecklistStore {
  async listTicks(owner: ChecklistOwner, document: string): Promise<Tick[]> {
    const rows = await selectOwned(this.queries, 'checklist_tick', owner).where('document', '=', document).execute();
    return rows.map(({ item, words, at }) => ({ document, item, words, at }));
  }

  async changeTicks(
    { account, edition }: ChecklistOwner,
    document: string,
    { ticked, cleared }: { readonly ticked: readonly Tick[]; readonly cleared: readonly string[] },
  ): Promise<void> {
    await this.change(account, async (change) => {
      if (cleared.length > 0) {
        const ticks = deleteOwned(change, 'checklist_tick', { account, edition }).where('document', '=', document);
        await ticks.where('item', 'in', [...cleared]).execute();
      }
      if (ticked.length === 0) return;
      await change
        .insertInto('checklist_tick')
        .values(ticked.map(({ item, words, at }) => ({ account, edition, document, item, words, at })))
        .onConflict((conflict) => conflict.columns(['account', 'edition', 'document', 'item']).doNothing())
        .execute();
    });
  }

  async listBegun({ account, edition }: ChecklistOwner, limit: number): Promise<BegunChecklist[]> {
    return this.queries
      .selectFrom('checklist_tick')
      .select(({ fn }) => ['document', fn.max('at').as('at')])
      .where('account', '=', account)
      .where('edition', '=', edition)
      .groupBy('document')
      .orderBy('at', 'desc')
      .orderBy('document')
      .limit(limit)
      .execute();
  }
}
