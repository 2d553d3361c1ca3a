const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long sessions last, as the operator has it. */
export interface SessionTerms {
  readonly sessionIdleMinutes: number;
  readonly sessionDays: number;
}

/** Before which instants a session must not have been used last, or made, if it is to hold at `now`; all ISO 8601. */
export function limitSessions({ sessionIdleMinutes, sessionDays }: SessionTerms, now: string) {
  const before = (milliseconds: number) => new Date(Date.parse(now) - milliseconds).toISOString();
  return { idleSince: before(sessionIdleMinutes * MINUTE), madeSince: before(sessionDays * DAY) };
}
