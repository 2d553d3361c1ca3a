import type { Reader } from '#domain/access/reader.ts';
import type { SeenPlace, WatchedPlace } from '#domain/comparison/watched-place.ts';

/** A place of a comparison as it stands today. */
export interface WatchedNow {
  /** As the comparison itself spells it. */
  readonly place: WatchedPlace;
  /** `missing`: the comparison, its column or its topic is no longer there. */
  readonly state: 'open' | 'closed' | 'missing';
  /** Names of subscriptions, where it is closed. */
  readonly heldBy: readonly string[];
  readonly title: string;
  /** Shows the place with what is there to be read. */
  readonly url: string;
  readonly type: string;
  /** Names of the countries in it. */
  readonly jurisdictions: readonly string[];
  /** Null where it is not open. */
  readonly parts: SeenPlace['parts'];
}

/** What changed at a place since its reader saw it. */
export interface PlaceChanges {
  /** Names of topics, or of columns of a whole comparison. */
  readonly names: readonly string[];
  /** Shows them with what changed since. */
  readonly url: string;
}

/** Watches answers, columns and whole comparisons for readers (“tell me when this changes”). */
export interface PlaceWatch {
  /** What stands at a place. Never throws for what is closed or gone. */
  look(reader: Reader, place: WatchedPlace): Promise<WatchedNow>;
  /** Undefined where nothing changed, and where it is not open. */
  findChanges(reader: Reader, now: WatchedNow, seen: string): Promise<PlaceChanges | undefined>;
}
