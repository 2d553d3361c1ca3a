/** How long what a reader removed can be brought back (OP-184). */
export const TRASH_DAYS = 30;

/** How much of an account lies in the trash of an edition; beyond that the oldest goes. */
export const TRASH_LIMIT = 5000;

/** Where it stands among the folders of favorites, whose ids are longer. */
export const TRASH_FOLDER = 'trash';

/**
 * What goes to the trash: a note is one on a favorite, a search one of the latest, an entry one of the research record
 * and an entry-note what was written on it, a question one of the Relationship Indicator, a case a merger with its
 * figures, a comparison-note what was written beside a topic of a comparison.
 */
export const TRASH_KINDS = [
  'favorite',
  'folder',
  'note',
  'alert',
  'search',
  'entry',
  'entry-note',
  'question',
  'case',
  'comparison-note',
] as const;

export type TrashKind = (typeof TRASH_KINDS)[number];

/** Something removed, as whoever wants it back has to know it. */
export interface TrashItem {
  /** Of the thing itself; a note has one of its own. */
  readonly id: string;
  readonly kind: TrashKind;
  /** As it was called; a note by what it is on. */
  readonly title: string;
  /** The document that it is, or is on. */
  readonly document: string | null;
  /** Names of the folders it lay in. */
  readonly folders: readonly string[];
  /** What the reader had written on it. */
  readonly note: string;
  /** Instant, UTC. */
  readonly removedAt: string;
}

/** What became of something that was to be brought back; all but `restored` leave the trash as it was. */
export type RestoreOutcome =
  | 'restored'
  /** Restored or emptied meanwhile, in another tab for example. */
  | 'gone'
  | 'there-already'
  | 'no-favorite'
  | 'no-entry'
  | 'noted-otherwise'
  | 'topic-noted'
  | 'too-many-favorites'
  | 'too-many-folders'
  | 'too-many-alerts'
  | 'too-many-searches'
  | 'too-many-questions'
  | 'too-many-cases'
  | 'too-many-notes'
  | 'record-full';

/** Until when something can be brought back: an instant, UTC. */
export function endOfTrash(removedAt: string): string {
  return addDays(removedAt, TRASH_DAYS);
}

/** What was removed before this instant is gone by `now`. */
export function startOfTrash(now: string): string {
  return addDays(now, -TRASH_DAYS);
}

function addDays(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * 24 * 60 * 60_000).toISOString();
}
