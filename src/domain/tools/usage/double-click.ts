import type { CountedEvent } from './counted-event.ts';

/** Two clicks of one reader on one link within this time are one (COUNTER 5.1, 7.2). */
export const DOUBLE_CLICK_SECONDS = 30;

/** From which instant on an earlier click is folded into one made at `at`; both ISO 8601, UTC. */
export function beginDoubleClick(at: string): string {
  return new Date(Date.parse(at) - DOUBLE_CLICK_SECONDS * 1000).toISOString();
}

/** Marks the clicks that are folded: of a row of quick ones on the same link only the last counts. */
export function foldDoubleClicks<Event extends CountedEvent>(events: readonly Event[]): Event[] {
  const ordered = [...events].sort((one, other) => one.at.localeCompare(other.at));
  const next = new Map<string, string>();
  return ordered
    .toReversed()
    .map((event) => {
      const keys = listReaders(event).map((reader) => nameClick(event, reader));
      const later = next.get(keys[0] ?? '');
      for (const key of keys) next.set(key, event.at);
      const isDoubleClick = later !== undefined && event.at >= beginDoubleClick(later);
      return isDoubleClick ? { ...event, isDoubleClick } : event;
    })
    .toReversed();
}

/** Whom a click is told by: the account, on whatever device, else the session, by its present name first. */
function listReaders({ account, session, sessionBefore }: CountedEvent): string[] {
  if (account !== null) return [`account ${account}`];
  return [session, ...(sessionBefore === undefined ? [] : [sessionBefore])].map((name) => `session ${name}`);
}

function nameClick({ edition, kind, item, link }: CountedEvent, reader: string): string {
  return JSON.stringify([edition, kind, item, link, reader]);
}
