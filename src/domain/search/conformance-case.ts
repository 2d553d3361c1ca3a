/** What a query must answer about one document; expected by hand. Every engine answers the same. */
export interface ConformanceCase {
  readonly name: string;
  readonly query: string;
  readonly title?: string;
  readonly text: string;
  readonly matches: boolean;
  /** The marked texts in reading order, the title's first; where absent only `matches` is asked. */
  readonly marks?: readonly string[];
}
