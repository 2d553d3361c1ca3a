import type { ComparisonTopic } from './topic.ts';

/** Topics in the order of their source, each after the one that it belongs to. */
export function orderTopics(topics: readonly ComparisonTopic[]): ComparisonTopic[] {
  const below = Map.groupBy(topics, ({ parent }) => parent);
  const list = (parent: string | undefined): ComparisonTopic[] =>
    (below.get(parent) ?? []).flatMap((topic) => [topic, ...list(topic.id)]);
  return list(undefined);
}

/** Labels of what a topic belongs to, the outermost first. */
export function listParents(topics: readonly ComparisonTopic[], id: string): string[] {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const parents: string[] = [];
  for (let topic = byId.get(byId.get(id)?.parent ?? ''); topic; topic = byId.get(topic.parent ?? '')) {
    parents.unshift(topic.label);
  }
  return parents;
}
