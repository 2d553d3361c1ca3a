/** A search and the documents that it should bring first. */
export interface JudgedSearch {
  readonly text: string;
  /** Names of the relevant documents, as the library of the set has them. */
  readonly relevant: ReadonlySet<string>;
}

export interface JudgedSet {
  readonly name: string;
  readonly searches: readonly JudgedSearch[];
}
