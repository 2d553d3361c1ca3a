/** A question as a reader would put it to one edition of the demo library, with what must come first and why. */
export interface GoldenQuery {
  readonly q: string;
  /** Id of the first hit; of several that are as good, any. */
  readonly first: string | readonly string[];
  /** Ids that stand among the first five. */
  readonly among?: readonly string[];
  /** Ids that are not found at all. */
  readonly never?: readonly string[];
  /** Id of the first document that the query names (shown above the hits). */
  readonly direct?: string;
  /** Where it is searched; the default search where it is absent. */
  readonly endpoint?: string;
  /** Switches of Search within that are on. */
  readonly within?: readonly string[];
  readonly why: string;
}
