import { listComparisonNotes, noteComparison } from '#contract/comparison-notes.ts';
import { callChange, callQuery, FRESH } from './call-query.ts';

/** By product. */
export const COMPARISON_NOTES_KEY = ['comparison notes'] as const;

/** What the reader wrote beside topics of a product, by topic. */
export const comparisonNotesQuery = (slug: string, enabled: boolean) =>
  callQuery(
    listComparisonNotes,
    { path: { slug } },
    {
      ...FRESH,
      queryKey: [...COMPARISON_NOTES_KEY, slug],
      read: ({ notes }) => new Map(notes.map(({ topicId, note }) => [topicId, note])),
      enabled,
    },
  );

/** Writes the note beside a topic, where it still says `former`. */
export const writeComparisonNote = callChange(
  noteComparison,
  (slug: string, topic: string, note: string, former: string) => ({
    path: { slug },
    body: { TopicId: topic, Note: note, Former: former },
  }),
  (queries, { note }, slug, topic) =>
    queries.setQueryData<ReadonlyMap<string, string>>(
      [...COMPARISON_NOTES_KEY, slug],
      (notes) => notes && new Map(notes).set(topic, note),
    ),
);
