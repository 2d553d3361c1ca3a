import type { BegunChecklist, Tick } from '#domain/tools/desk/checklist.ts';
import type { ChecklistOwner, ChecklistStore } from '#server/ports/checklist-store.ts';
import { OwnedRows } from './owned-rows.ts';
import { OwnedTable } from './owned-table.ts';
import { same } from './row-fields.ts';

const TICKS = new OwnedTable<'checklist_tick', Tick>('checklist_tick', {
  fields: same('document', 'item', 'words', 'at'),
  key: ['account', 'edition', 'document', 'item'],
});

/** What accounts have ticked, in either database. Held by checklist-store.conformance.ts. */
export class SqlChecklistStore extends OwnedRows implements ChecklistStore {
  listTicks(owner: ChecklistOwner, document: string): Promise<Tick[]> {
    return TICKS.list(this.queries, owner, { document });
  }

  async changeTicks(
    owner: ChecklistOwner,
    document: string,
    { ticked, cleared }: Parameters<ChecklistStore['changeTicks']>[2],
  ): Promise<void> {
    await this.change(owner, async (change) => {
      await TICKS.remove(change, owner, { document, item: cleared });
      const ticks = ticked.map((tick) => ({ ...tick, document }));
      await TICKS.add(change, owner, ticks);
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
