/** Where an investor may bring a dispute under an investment treaty (OP-98). */
export const FORUMS = ['ICSID', 'UNCITRAL rules', 'Other'] as const;

export type Forum = (typeof FORUMS)[number];

/** What a summary of an investment treaty says of it in few words; what it does not say is absent, never guessed. */
export interface TreatyTerms {
  readonly forums: readonly Forum[];
  /** How long investments made before its end stay protected: `10 years`, `Term not stated`, `None`. */
  readonly sunset?: string;
}
