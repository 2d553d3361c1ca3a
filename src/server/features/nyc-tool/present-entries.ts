import type { ConventionEntry as Presented } from '#contract/nyc-tool.ts';
import type { Reader } from '#domain/access/reader.ts';
import { CONVENTION_ENTRIES, type ConventionEntry } from '#domain/convention/entries.ts';
import type { SearchCounts } from '#server/asking/search-counter.ts';
import { FILED, type CountDecisions } from './count-decisions.ts';

/** A provision or topic with its page. */
export function presentStep({ id, label, title }: Pick<ConventionEntry, 'id' | 'label' | 'title'>) {
  return { id, label, title, url: `/nyctool/${id}` };
}

/** The same with the decisions on it. */
export function presentEntry(entry: ConventionEntry, counts: SearchCounts): Presented {
  const { id, label, title, url } = presentStep(entry);
  return { id, label, title, depth: entry.depth, url, decisions: counts.of(FILED[entry.kind], entry.path) };
}

/** All provisions, or all topics, in their order. */
export function listOf(kind: ConventionEntry['kind']): ConventionEntry[] {
  return CONVENTION_ENTRIES.filter((entry) => entry.kind === kind);
}

/** The same, each with the decisions on it. */
export async function listEntries(count: CountDecisions, reader: Reader, kind: ConventionEntry['kind']) {
  const counts = await count(reader, [FILED[kind]]);
  return listOf(kind).map((entry) => presentEntry(entry, counts));
}
