import { listTreePaths, splitTreePath } from '../document/tree-path.ts';
import { findConventionProvision, pathOfProvision } from './provisions.ts';
import { findConventionTopic, pathOfTopic } from './topics.ts';

/** What a court can do with what a party says on one provision (OP-140), in the order of tables. */
export const RULING_OUTCOMES = [
  'Enforced',
  'Enforced in part',
  'Refused',
  'Adjourned',
  'Remitted',
  'Set aside elsewhere',
  'Referred to arbitration',
  'Not referred',
] as const;

export type RulingOutcome = (typeof RULING_OUTCOMES)[number];

/** What a court decided on one provision of the Convention; its decision on the whole may be another one. */
export interface Ruling {
  /** As it is printed: `Article V(1)(b)`. */
  readonly provision: string;
  readonly outcome: RulingOutcome;
  /** Numbers of topics. */
  readonly topics: readonly string[];
}

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

export function isRulingOutcome(text: string): text is RulingOutcome {
  return RULING_OUTCOMES.some((outcome) => outcome === text);
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
