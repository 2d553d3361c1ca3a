/** The page of an entry: its head, a wide column and a narrow one, what stands below both. */
export interface EntryScreen {
  /** What is said where it is not there: `There is no such organization`. */
  readonly missing: string;
  /** Its heading, filled from it. */
  readonly title: string;
  /** Below the heading: values with a dot between them, or what draws it. */
  readonly lead?: readonly string[] | { readonly drawnBy: string };
  /** What can be done with it, hung in like sections; stands above its heading. */
  readonly actions?: readonly string[];
  /** The wide column: `blocks`, fields of words, or what draws a section, by the name under which that is hung in. */
  readonly sections: readonly string[];
  /** What its documents are about, in words where there are none; the first of these fields that is known. */
  readonly about?: readonly string[];
  /** Sorts without a document stand there only where there is none of any sort. */
  readonly hidesEmpty?: true;
  /** The narrow column; there is none without facts. */
  readonly facts: {
    /** What they are called, filled from the entry. */
    readonly label: string;
    readonly of: readonly EntryFact[];
  };
  /** Beneath its facts, hung in like sections. */
  readonly beside?: readonly string[];
  /** What stands below, hung in like sections. */
  readonly below?: readonly string[];
}

/** A fact of an entry. Words are as they are; documents, names and numbers lead where they lead, one below the other. */
export interface EntryFact {
  readonly name: string;
  readonly value: string;
  /** What words are, where they are not only that; a link says its host. */
  readonly type?: 'date' | 'link';
  /** For readers of screens, of one of several: what its number counts, or what else is to say of it. */
  readonly said?: string;
  /** Behind the value. */
  readonly after?: string;
  /** Said where there is nothing; the fact is left out where it is absent. */
  readonly none?: string;
  /** The same of what somebody would have to have read; where there is something, the fact is left out. */
  readonly unknown?: string;
  /** Another name of the fact, where the first of several lacks this value. */
  readonly unless?: { readonly value: string; readonly name: string };
  /** What draws it, by the name under which that is hung in. */
  readonly drawnBy?: string;
}
