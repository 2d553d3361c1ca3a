/** What is counted; a request is an investigation as well, so it is kept once and counted under both. */
export type UsageKind = 'search' | 'investigation' | 'request' | 'turnaway';

/** What an event must know to be summed. */
export interface CountedEvent {
  readonly kind: UsageKind;
  /** Instant, UTC, ISO 8601. */
  readonly at: string;
  /** The COUNTER database that was asked. */
  readonly edition: string;
  /** Who: the public id of the session; for visitors without one a mark of address, program and hour. */
  readonly session: string;
  /** What the session was called when a double click with this one could have begun, where that was something else. */
  readonly sessionBefore?: string;
  /** A mark that names nobody; null without an account. */
  readonly account: string | null;
  /** Null for searches. */
  readonly item: string | null;
  /** What was clicked: two of one item are two, such as its page and its PDF. For searches a mark of the question. */
  readonly link: string | null;
  readonly isRobot: boolean;
  /** Folded into a later event of the same reader on the same link. */
  readonly isDoubleClick: boolean;
}
