/**
 * Documents that may be one work: they share a docket number or a citation of a report, which others may bear as well, or
 * a neutral citation or ECLI without agreeing in their words, so that an operator decides (OP-193). A decision names documents by their keys and holds whatever is imported anew.
 */
export interface WorkJoins {
  /** Pairs that nobody decided on, in the order of the documents. */
  listProposed(limit: number): Promise<ProposedJoin[]>;
  /**
   * Keeps that two documents are one work, or that they are not; the last decision on a pair counts. The library's lock has
   * to be held. Throws `JoinRefused` where they cannot be.
   */
  decide(wish: JoinWish, by: string | null): Promise<void>;
}

/** Documents by their ids. */
export interface JoinWish {
  /** `join-anyway`: they are one whatever their words. */
  readonly decision: 'join' | 'join-anyway' | 'refuse';
  readonly one: string;
  readonly other: string;
}

/** Two documents and what both bear. */
export interface ProposedJoin {
  readonly one: ProposedWork;
  readonly other: ProposedWork;
  /** As the first of them prints it. */
  readonly shared: string;
}

export interface ProposedWork {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/** Two documents cannot be one work; the message says why. */
export class JoinRefused extends Error {}
