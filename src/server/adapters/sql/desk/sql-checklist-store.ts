import type { Tick } from '#domain/tools/desk/checklist.ts';
import type { ChecklistStore } from '#server/ports/checklist-store.ts';
import { OwnedRows } from './owned-rows.ts';
import { OwnedTable } from './owned-table.ts';
import { same } from './row-fields.ts';

const TICKS = new OwnedTable<'checklist_tick', Tick>('checklist_tick', {
  fields: same('document', 'item', 'words', 'at'),
  key: ['account', 'edition', 'document', 'item'],
});

/** What accounts have ticked, in either database. Held by checklist-store.conformance.ts. */
export class SqlChecklistStore extends OwnedRows implements ChecklistStore {
  readonly listTicks: ChecklistStore['listTicks'] = (owner, document) => TICKS.list(this.queries, owner, { document });

  readonly changeTicks: ChecklistStore['changeTicks'] = async (owner, document, { ticked, cleared }) => {
    await this.change(owner, async (change) => {
      await TICKS.remove(change, owner, { document, item: cleared });
      await TICKS.add(change, owner, ticked);
    });
  };

  readonly listBegun: ChecklistStore['listBegun'] = async ({ account, edition }, limit) => {
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
  };
}
