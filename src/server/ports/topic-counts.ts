/** How often topics of comparisons were opened, by day: nothing says by whom (OP-144). */
export interface TopicCounts {
  /** Counts each of these topics of a product once, on a day (`yyyy-mm-dd`). */
  count(product: CountedProduct, topics: readonly string[], day: string): Promise<void>;
  /** The topics of a product that were opened since a day, that one included, the most opened first; then by their ids. */
  list(product: CountedProduct, since: string, limit: number): Promise<string[]>;
}

export interface CountedProduct {
  readonly edition: string;
  readonly slug: string;
}

/** Days over which topics are counted; older figures are let go. */
export const COUNTED_DAYS = 90;
