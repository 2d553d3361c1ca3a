import type { ConventionEntry } from '#contract/nyc-tool.ts';
import { pathOfProvision, type ConventionProvision } from '#domain/convention/provisions.ts';
import { idOfTopic, pathOfTopic, type ConventionTopic } from '#domain/convention/topics.ts';
import type { DecisionCounts } from './count-decisions.ts';

/** What decisions are filed under by each of the ways in. */
export const PROVISION_FACET = 'nycprovision';
export const TOPIC_FACET = 'nyctopic';

/** The page of a provision or topic. */
export function addressOfEntry(id: string): string {
  return `/nyctool/${id}`;
}

export function presentProvision(provision: ConventionProvision, counts: DecisionCounts): ConventionEntry {
  const { id, label, title, steps } = provision;
  const decisions = counts.of(PROVISION_FACET, pathOfProvision(provision));
  return { id, label, title, depth: steps.length - 1, url: addressOfEntry(id), decisions };
}

export function presentTopic(topic: ConventionTopic, counts: DecisionCounts): ConventionEntry {
  const id = idOfTopic(topic);
  const { number, title } = topic;
  const decisions = counts.of(TOPIC_FACET, pathOfTopic(topic));
  return { id, label: number, title, depth: number.split('.').length - 1, url: addressOfEntry(id), decisions };
}
