/**
 * Takes words out of a library for good (OP-204): a former text, or the words of a title. The library's lock has to be
 * held. What is begun and broken off is ended by asking for the same again.
 */
export interface Forgetting {
  /** What would go; throws `RecordRefused` with the reason in words where it cannot. */
  plan(wish: ForgetWish): Promise<ForgetPlan>;
  /** Takes it out of store and index, and notes that it was done. */
  carryOut(plan: ForgetPlan, note: { readonly by: string | null; readonly reason: string | null }): Promise<void>;
  /**
   * Writes the file anew without what was freed; false where somebody kept it from being shortened. To be asked once
   * readers keep nothing of it any more: a title is known until then.
   */
  erase(plan: ForgetPlan): Promise<boolean>;
  /** Notes that nothing of it is left in any file. */
  finish(plan: ForgetPlan): Promise<void>;
  /** What was taken away, the last first. */
  listForgotten(limit: number): Promise<ForgottenEntry[]>;
}

export interface ForgetWish {
  /** Of the document. */
  readonly id: string;
  /** The former version whose text goes; undefined where only the title of a withdrawn document does. */
  readonly version: number | undefined;
  /** Whether the words of the title go: that of the version, else that of the withdrawn document. */
  readonly hasTitle: boolean;
}

export interface ForgetPlan extends ForgetWish {
  readonly number: number;
  /** Content of the former version; undefined where it is gone already. */
  readonly content: number | undefined;
  readonly bytes: number;
  /** The words that go, where readers keep them too; undefined where none do. */
  readonly title: string | undefined;
  /** Whether it was done before, and only what was broken off is left to do. */
  readonly isAgain: boolean;
  /** What the document says today, block by block: readers keep that. */
  readonly newest: ReadonlySet<string>;
}

/** The note that stays; it has none of the words. */
export interface ForgottenEntry {
  readonly number: number;
  readonly document: string;
  readonly version: number | null;
  readonly hasTitle: boolean;
  readonly reason: string | null;
  /** Instant in UTC. */
  readonly at: string;
  readonly by: string | null;
  /** Whether it came to its end. */
  readonly isErased: boolean;
}

/** What was taken away, or would be. */
export interface Forgotten {
  readonly plan: ForgetPlan;
  readonly traces: TraceCounts;
  /** Whether nothing of it is left in the files; else the same is to be asked for again. */
  readonly isErased: boolean;
}

/** Where readers keep words of documents: titles, places, ticks, files that wait for them, what was counted. */
export interface KeptTraces {
  /** How much there is, by what readers call it. */
  count(traces: Traces): Promise<TraceCounts>;
  /** Takes it away; titles are replaced. */
  forget(traces: Traces): Promise<TraceCounts>;
  /** Writes the file anew as `Forgetting.erase` does. */
  erase(): Promise<boolean>;
}

export type Traces = Pick<ForgetPlan, 'id' | 'version' | 'hasTitle' | 'title' | 'newest'>;

export interface TraceCounts {
  readonly favorites: number;
  readonly history: number;
  readonly readingPlaces: number;
  readonly checklists: number;
  /** Files that wait to be fetched, of any document: nobody can tell what is in them. */
  readonly files: number;
  readonly usage: number;
}
