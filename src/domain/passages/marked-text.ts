/** A range of a text as UTF-16 offsets, `end` exclusive; `term` numbers the query's term. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
  readonly term: number;
}

/** Text with the marked ranges, ascending, not overlapping. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly TextMark[];
}
