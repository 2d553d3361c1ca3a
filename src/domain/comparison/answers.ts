import type { OutlineEntry } from '../document/outline.ts';
import { topicKey, type ComparisonTopic } from './topic.ts';

/** Consecutive blocks of a text, from 0; `to` is not among them any more. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A number that is printed before a heading: `1.`, `2.3)`, `IV.`, `(a)`. */
const PRINTED_NUMBER = /^\(?(?:\d+(?:\.\d+)*|[ivxlcdm]+|[a-z])[.)]\s+/iu;

/**
 * The stretch of a text that answers each topic, by its id (OP-143): what stands under the heading that is the topic's, up
 * to the next heading of its level or above, or to the heading of another topic. The first heading of a topic counts; a
 * topic under whose heading nothing stands is not answered.
 */
export function listAnswers(
  outline: readonly OutlineEntry[],
  blocks: number,
  topics: readonly ComparisonTopic[],
): Map<string, Stretch> {
  const byHeading = new Map(
    topics.flatMap(({ id, label, headings }) =>
      [label, ...headings].map((heading) => [topicKey(heading), id] as const),
    ),
  );
  const found = outline.map(({ label, level, block }) => ({
    level,
    block,
    topic: byHeading.get(topicKey(label)) ?? byHeading.get(topicKey(label.replace(PRINTED_NUMBER, ''))),
  }));
  const answers = new Map<string, Stretch>();
  for (const [at, { topic, level, block }] of found.entries()) {
    if (topic === undefined || answers.has(topic)) continue;
    const next = found.slice(at + 1).find((one) => one.level <= level || one.topic !== undefined);
    const stretch = { from: block + 1, to: next?.block ?? blocks };
    if (stretch.to > stretch.from) answers.set(topic, stretch);
  }
  return answers;
}
