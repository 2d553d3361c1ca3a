import type { LegalDate } from '#domain/document/document.ts';

/** One line of a schedule: what a fee comes to for amounts in dispute above one sum and up to another. */
export interface FeeLine {
  /** The kind of proceedings: `Expedited arbitration`. */
  readonly procedure: string;
  /** `Administration fee`. */
  readonly fee: string;
  /** Amounts in dispute greater than this; 0 where it is the first line. */
  readonly above: number;
  /** Amounts in dispute up to and including this; without it there is no end. */
  readonly upTo?: number | undefined;
  /** The sum itself, in the currency of the schedule; absent where the schedule fixes none. */
  readonly fixed?: number | undefined;
  /** Per cent of what is above `above`, added to `fixed`. */
  readonly percent?: number | undefined;
  /** The fee is never more. */
  readonly most?: number | undefined;
  /** What the schedule says where it names no sum, in our words. */
  readonly words?: string | undefined;
}

/** A calculation that the institution itself published, which the lines must give. */
export interface FeeExample {
  readonly procedure: string;
  readonly fee: string;
  /** The amount in dispute. */
  readonly amount: number;
  readonly comesTo: number;
}

/** What an institution charges, as read in one place on one day (OP-176). */
export interface FeeSchedule {
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly source: string;
  readonly readOn: LegalDate;
  /** The first and the last day on which it holds; absent where the source does not say it. */
  readonly validFrom?: LegalDate;
  readonly validUntil?: LegalDate;
  /** What has to be known before it is relied on. */
  readonly note?: string;
  readonly lines: readonly FeeLine[];
  readonly examples: readonly FeeExample[];
}
