import type { ConventionEntry as Presented } from '#contract/nyc-tool.ts';
import type { ConventionEntry } from '#domain/convention/entries.ts';
import type { SearchCounts } from '#server/asking/search-counter.ts';
import { FILED } from './count-decisions.ts';

/** A provision or topic with its page. */
export function presentStep({ id, label, title }: Pick<ConventionEntry, 'id' | 'label' | 'title'>) {
  return { id, label, title, url: `/nyctool/${id}` };
}

/** The same with the decisions on it. */
export function presentEntry(entry: ConventionEntry, counts: SearchCounts): Presented {
  const { id, label, title, url } = presentStep(entry);
  return { id, label, title, depth: entry.depth, url, decisions: counts.of(FILED[entry.kind], entry.path) };
}
