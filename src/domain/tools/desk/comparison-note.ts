/** Notes that an account keeps in comparisons, on all editions; how long one may be, notes on favorites say, too. */
export const COMPARISON_NOTES_LIMIT = 1000;

/** What a reader wrote beside the answers to a topic of a product: once on each edition. */
export interface ComparisonNote {
  readonly id: string;
  /** Id of the product, and of the topic in it. */
  readonly product: string;
  readonly topic: string;
  /** What both were called when it was written, for the reader's own file and for the trash. */
  readonly title: string;
  /** Plain text, never ''. */
  readonly note: string;
  /** When it was written. Instant, UTC. */
  readonly at: string;
}
