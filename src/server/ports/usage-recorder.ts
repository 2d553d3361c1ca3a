import type { Reader } from '#domain/access/reader.ts';
import type { ItemFacts } from '#domain/tools/usage/item-facts.ts';

/** What can be counted (COUNTER 5.1): a search, a look at an item, its full text, and a refusal for want of a licence. */
export interface UsageEvent {
  readonly kind: 'search' | 'investigation' | 'request' | 'turnaway';
  readonly reader: Reader;
  /** Absent for searches. */
  readonly item?: UsageItem;
  /** For searches: what was looked for. */
  readonly keywords?: string;
  /** For searches: what makes it the same search again, and the order its results stand in. */
  readonly search?: { readonly key: string; readonly order: string };
  /** Mode of a search, kind of page or file. */
  readonly place?: string;
  /** What of the item was clicked: its page where nothing is said, or the format of its file, for example `pdf`. */
  readonly link?: string;
}

/** The link to an item's page, as against those to its files. */
export const PAGE_LINK = 'html';

export interface UsageItem {
  readonly id: string;
  readonly title: string;
  /** Content type as readers see it. */
  readonly type: string;
  /** The publication it is part of. */
  readonly publication?: string | undefined;
}

/** What the library knows of an item that was just shown or refused; asks no store, never throws. */
export type DescribeItem = (reader: Reader, item: UsageItem) => ItemFacts;

/** What the browser reports after the reader has agreed to it: a page that was shown, a visit that began, a search. */
export interface TrackingEvent {
  readonly kind: 'page' | 'user' | 'search' | 'turnaway';
  readonly reader: Reader;
  /** The browser's own opaque mark; renewed while the reader comes back. */
  readonly trackingId: string | null;
  readonly page: string;
  readonly title: string | null;
  readonly keywords: string | null;
}

/** Notes what browsers report; the same promises as `UsageRecorder`. */
export interface TrackingRecorder {
  track(event: TrackingEvent): void;
}

/**
 * Notes what readers do. Never throws, never makes a reader wait: what cannot be noted is logged by the recorder. Names
 * no account, marks robots, folds quick clicks on one link into the last of them (`foldDoubleClicks`), whenever it was
 * noted, and leaves out a search that is only sorted (`isOnlySorted`).
 */
export interface UsageRecorder {
  record(event: UsageEvent): void;
}

/**
 * Both, as the composition root holds them: written beside the requests, wholly once it is closed. What the store refuses
 * is tried again, and what is lost in the end is logged.
 */
export interface UsageLog extends UsageRecorder, TrackingRecorder {
  /** Writes what waits at once. */
  flush(): Promise<void>;
  /** Writes the rest; to be called once no request is under way. */
  close(): Promise<void>;
}
