import type { Ruling, RulingOutcome } from '#domain/document/ruling.ts';
import { listTreePaths, splitTreePath } from '#domain/document/tree-path.ts';
import { findConventionProvision, pathOfProvision } from './provisions.ts';
import { findConventionTopic, pathOfTopic } from './topics.ts';

/** What decisions on the Convention are filtered and counted by, as facet values. */
export interface RulingValues {
  readonly provisions: readonly string[];
  readonly topics: readonly string[];
  /** `Article V(1)(b) > Refused`, the same of what it stands in, and each provision alone. */
  readonly grounds: readonly string[];
  /** On any provision. */
  readonly outcomes: readonly string[];
}

/** The values of some rulings, each with all that it stands in. */
export function listRulingValues(rulings: readonly Ruling[]): RulingValues {
  return {
    provisions: rulings.flatMap(({ provision }) => listTreePaths(pathOfKnown(provision))),
    topics: rulings.flatMap(({ topics }) =>
      topics.flatMap((number) => {
        const topic = findConventionTopic(number);
        return topic ? listTreePaths(pathOfTopic(topic)) : [];
      }),
    ),
    grounds: rulings.flatMap(({ provision, outcome }) =>
      splitTreePath(pathOfKnown(provision)).flatMap((label) => listTreePaths(pathOfGround(label, outcome))),
    ),
    outcomes: rulings.map(({ outcome }) => outcome),
  };
}

/** What a ruling on a provision is filed under. */
export function pathOfGround(provision: string, outcome: RulingOutcome): string {
  return `${provision} > ${outcome}`;
}

/** Empty for what the Convention does not have. */
function pathOfKnown(label: string): string {
  const provision = findConventionProvision(label);
  return provision ? pathOfProvision(provision) : '';
}

/** Whether a ruling is on a provision or on something within it. */
export function rulesOn(ruling: Pick<Ruling, 'provision'>, label: string): boolean {
  return splitTreePath(pathOfKnown(ruling.provision)).includes(label);
}

/** Whether a ruling is filed under a topic or one below it. */
export function isOnTopic({ topics }: Pick<Ruling, 'topics'>, number: string): boolean {
  return topics.some((topic) => topic === number || topic.startsWith(`${number}.`));
}
