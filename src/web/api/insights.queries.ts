import type { QueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/call.ts';
import * as calls from '#contract/insights.ts';
import { callChange, callQuery, changeKept, FRESH } from './call-query.ts';

export type Insight = CallAnswer<typeof calls.getInsight>;

/** One insight with what the account has ticked. */
export const insightQuery = (id: string) => callQuery(calls.getInsight, { path: { id } }, { staleTime: 60_000 });

/** The checklists that the account has begun; asked for accounts only. */
export const begunChecklistsQuery = () => callQuery(calls.listBegunChecklists, {}, FRESH);

/** Ticks or clears items of an insight's checklists, and lets every page know. */
export const tickItems = callChange(
  calls.tickChecklist,
  (id: string, items: readonly string[], isTicked: boolean) => ({
    path: { id },
    body: { changes: items.map((item) => ({ item, isTicked })) },
  }),
  (queries, { ticked }, id) => {
    markTicked(queries, id, new Set(ticked));
    void queries.invalidateQueries(begunChecklistsQuery());
  },
);

/** Draws an insight with exactly these items ticked. */
export function markTicked(queries: QueryClient, id: string, ticked: ReadonlySet<string>): void {
  changeKept(queries, insightQuery(id), ({ sections, ...insight }) => ({
    ...insight,
    sections: sections.map(({ items, ...section }) => ({
      ...section,
      items: items.map((item) => ({ ...item, isTicked: ticked.has(item.id) })),
    })),
  }));
}
