/** How many places there are under a name. */
export interface LeaseTerms {
  /** That may be held at once. */
  readonly most: number;
  /** That may wait for one; whoever comes then is refused. */
  readonly waiting: number;
  /** Fires when the place is not wanted any more. */
  readonly signal?: AbortSignal;
}

/** A place that is held until it is released, or until its server has said nothing for as long as a term. */
export interface HeldLease {
  /** Fires when it was lost: another server may have it. */
  readonly lost: AbortSignal;
  /** Never fails: what cannot be given back ends by itself. */
  release(): Promise<void>;
}

/** Milliseconds that a place lasts without a word of its server. */
export const LEASE_TERM = 15_000;

/**
 * Places that only so many may hold at once; with several servers over one database, at all of them together. Those who
 * wait come one after the other.
 */
export interface Lease {
  /** Undefined where too many wait already, or the signal fires before the turn has come. */
  take(name: string, terms: LeaseTerms): Promise<HeldLease | undefined>;
  /** Says that what is held here goes on; to be called several times a term. */
  renew(): Promise<void>;
}
