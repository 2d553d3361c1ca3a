import type { FactKind } from '../facts/fact.ts';
import { foldText } from '../words/fold-text.ts';

/** Which facts of law stand beside the answers to a topic. */
export interface TopicFacts {
  readonly kinds: readonly FactKind[];
  /** Steps or topics of facts; all where none is named. */
  readonly steps: readonly string[];
}

/** A row of a comparison: a question that documents answer under a heading of their own. */
export interface ComparisonTopic {
  readonly id: string;
  readonly label: string;
  /** Other headings under which they answer it. */
  readonly headings: readonly string[];
  /** Id of the topic that it belongs to. */
  readonly parent?: string;
  readonly frequent: boolean;
  readonly facts: readonly TopicFacts[];
}

/** What two headings have in common that mean the same topic. */
export function topicKey(heading: string): string {
  return foldText(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
