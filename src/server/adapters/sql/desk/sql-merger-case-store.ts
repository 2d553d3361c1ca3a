import { CASE_LIMITS } from '#domain/tools/desk/merger-case.ts';
import type { MergerCase, MergerCaseStore } from '#server/ports/merger-case-store.ts';
import { createId, OwnedRows } from './owned-rows.ts';
import { OwnedTable } from './owned-table.ts';
import { inJson, same } from './row-fields.ts';
import { discard, type GiveBack } from './trash-table.ts';

const CASES = new OwnedTable<'merger_case', MergerCase>('merger_case', {
  fields: {
    ...same('id', 'name'),
    deal: inJson<'deal_json', MergerCase['deal']>('deal_json'),
    createdAt: 'created_at',
    changedAt: 'changed_at',
    shareToken: 'share_token',
  },
  order: 'changed_at DESC, id',
});

/** Mergers that accounts keep, in either database. Held by merger-case-store.conformance.ts. */
export class SqlMergerCaseStore extends OwnedRows implements MergerCaseStore {
  readonly list: MergerCaseStore['list'] = (owner) => CASES.list(this.queries, owner);

  readonly find: MergerCaseStore['find'] = (owner, id) => CASES.find(this.queries, owner, { id });

  readonly create: MergerCaseStore['create'] = (owner, draft, at) =>
    this.change(owner, async (change) => {
      if ((await CASES.count(change, owner)) >= CASE_LIMITS.cases) return undefined;
      const made: MergerCase = { ...draft, id: createId(), createdAt: at, changedAt: at, shareToken: null };
      await CASES.add(change, owner, [made]);
      return made;
    });

  readonly update: MergerCaseStore['update'] = (owner, id, { name, deal }, at, former) =>
    this.change(owner, async (change) => {
      const kept = await CASES.find(change, owner, { id });
      if (!kept || kept.changedAt !== (former ?? kept.changedAt)) return kept && 'changed';
      await CASES.update(change, owner, { id }, { name, deal, changedAt: at });
      return { ...kept, name, deal, changedAt: at };
    });

  readonly share: MergerCaseStore['share'] = (owner, id, isShared) =>
    this.change(owner, async (change) => {
      const found = await CASES.find(change, owner, { id });
      if (!found || (found.shareToken !== null) === isShared) return found;
      const shareToken = isShared ? `${createId()}${createId()}` : null;
      await CASES.update(change, owner, { id }, { shareToken });
      return { ...found, shareToken };
    });

  readonly findShared: MergerCaseStore['findShared'] = async (edition, token) => {
    const named = await this.queries
      .selectFrom('merger_case')
      .select('account')
      .where('share_token', '=', token)
      .where('edition', '=', edition)
      .executeTakeFirst();
    return named && CASES.find(this.queries, { account: named.account, edition }, { share_token: token });
  };

  readonly remove: MergerCaseStore['remove'] = (owner, id, at) =>
    this.change(owner, async (change) => {
      // What is in the trash is open to nobody, and comes back for its reader alone.
      const count = await CASES.update(change, owner, { id }, { shareToken: null });
      await discard(change, 'case', await CASES.take(change, owner, { id }), at);
      return count > 0;
    });
}

/** As it was, for its reader alone. */
export const giveBackCase: GiveBack = async (change, owner, row) => {
  if ((await CASES.count(change, owner)) >= CASE_LIMITS.cases) return 'too-many-cases';
  await CASES.giveBack(change, owner, row);
  return 'restored';
};
