/** Items of one checklist that an account can tick; more are refused. */
export const TICKS_LIMIT = 200;

/** An item of a document's checklist that an account has ticked. It is kept by its words: other words are to be looked at anew. */
export interface Tick {
  /** Id of the document. */
  readonly document: string;
  /** Of the item's words. */
  readonly item: string;
  /** The words themselves, for the account's own file. */
  readonly words: string;
  /** Instant, UTC. */
  readonly at: string;
}

/** A checklist of which something is ticked. */
export interface BegunChecklist {
  readonly document: string;
  /** Of the latest tick. Instant, UTC. */
  readonly at: string;
}
