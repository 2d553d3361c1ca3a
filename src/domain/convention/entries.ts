import type { Ruling } from '#domain/document/ruling.ts';
import { CONVENTION_PROVISIONS, pathOfProvision } from './provisions.ts';
import { isOnTopic, rulesOn } from './ruling.ts';
import { CONVENTION_TOPICS, idOfTopic, pathOfTopic } from './topics.ts';

/** A provision or a topic of the New York Convention, as decisions are filed under both. */
export interface ConventionEntry {
  readonly kind: 'provision' | 'topic';
  readonly id: string;
  readonly label: string;
  readonly title: string;
  /** Id of what it stands in. */
  readonly parent?: string | undefined;
  /** How deep it stands, from 0. */
  readonly depth: number;
  /** What decisions on it are filed under. */
  readonly path: string;
  /** Label of the provision that a topic belongs to; its own for a provision. */
  readonly provision: string;
  /** Whether a ruling is on it, or on something within it. */
  readonly covers: (ruling: Ruling) => boolean;
}

/** Every provision in the order of the Convention, then every topic in the same. */
export const CONVENTION_ENTRIES: readonly ConventionEntry[] = [
  ...CONVENTION_PROVISIONS.map((provision) => ({
    ...provision,
    kind: 'provision' as const,
    depth: provision.steps.length - 1,
    path: pathOfProvision(provision),
    provision: provision.label,
    covers: (ruling: Ruling) => rulesOn(ruling, provision.label),
  })),
  ...CONVENTION_TOPICS.map((topic) => ({
    ...topic,
    kind: 'topic' as const,
    id: idOfTopic(topic.number),
    label: topic.number,
    parent: topic.parent && idOfTopic(topic.parent),
    depth: topic.number.split('.').length - 1,
    path: pathOfTopic(topic),
    covers: (ruling: Ruling) => isOnTopic(ruling, topic.number),
  })),
];

const BY_ID = new Map(CONVENTION_ENTRIES.map((entry) => [entry.id, entry]));

/** The provision or topic of an id, of a topic with its number as it is printed, too; undefined where there is neither. */
export function findConventionEntry(id = ''): ConventionEntry | undefined {
  return BY_ID.get(id.startsWith('topic-') ? id.replaceAll('.', '-') : id);
}

/** The provision that steps lead to, or the nearest that it stands in; undefined where the Convention has no such article. */
export function findConventionProvision(steps: readonly string[]): ConventionEntry | undefined {
  const within = CONVENTION_PROVISIONS.filter((one) => one.steps.every((step, at) => step === steps[at]));
  return findConventionEntry(within.toSorted((one, other) => other.steps.length - one.steps.length)[0]?.id);
}
