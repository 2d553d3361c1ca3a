import type { EditionId } from '#domain/edition/edition.ts';

/** Entries that an account keeps on each edition; older ones go (OP-85). */
export const HISTORY_LIMIT = 100;

const HOUR = 60 * 60_000;

/** Something of the library that was opened, as it was called then. */
export interface VisitedItem {
  /** Id of the document, publication or case, or a comparison (`targetOfComparison`). */
  readonly target: string;
  /** A path of this site. */
  readonly url: string;
  readonly title: string;
  readonly type: string;
}

/** A visit that is kept (OP-85). */
export interface HistoryEntry extends VisitedItem {
  readonly id: string;
  readonly edition: EditionId;
  /** Instant, UTC. */
  readonly visitedAt: string;
}

const COMPARISON = 'comparison:';

/** A product of the comparison as a history has it; no id of a document has a colon. */
export function targetOfComparison(slug: string): string {
  return `${COMPARISON}${slug}`;
}

/** Whether an entry is a comparison: it leads to the choice that was made in it, not to a document. */
export function isComparison({ target }: Pick<VisitedItem, 'target'>): boolean {
  return target.startsWith(COMPARISON);
}

/** Whether a visit is a new entry: an item enters once in an hour (OP-133). `last` is when it was last entered. */
export function isNewVisit(last: string | undefined, at: string): boolean {
  return last === undefined || Date.parse(at) - Date.parse(last) >= HOUR;
}
