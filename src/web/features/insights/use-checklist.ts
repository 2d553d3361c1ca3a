import { useQueryClient } from '@tanstack/react-query';
import { markTicked, tickItems, type Insight } from '#web/api/insights.queries.ts';
import { attempt } from '#web/app/attempt.ts';

export type ChecklistModel = ReturnType<typeof useChecklist>;

/** The checklists of an insight as its account ticks them. */
export function useChecklist({ id, sections, canTick }: Insight) {
  const queries = useQueryClient();
  const items = sections.flatMap((section) => section.items);
  const ticked = items.filter((item) => item.isTicked).map((item) => item.id);
  const tick = async (wanted: readonly string[], isTicked: boolean) => {
    const left = ticked.filter((item) => !wanted.includes(item));
    markTicked(queries, id, new Set(isTicked ? [...left, ...wanted] : left));
    const isKept = await attempt('Your tick could not be kept', () => tickItems(queries, id, wanted, isTicked));
    if (!isKept) markTicked(queries, id, new Set(ticked));
  };
  return {
    canTick,
    ticked: ticked.length,
    of: items.length,
    /** Drawn at once; as it was before where it cannot be kept. */
    tick: (wanted: readonly string[], isTicked: boolean) => void tick(wanted, isTicked),
    clear: () => void tick(ticked, false),
  };
}
