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

export function isRulingOutcome(text: string): text is RulingOutcome {
  return RULING_OUTCOMES.some((outcome) => outcome === text);
}
