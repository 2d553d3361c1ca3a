/** What is counted; a request is an investigation as well, so it is kept once and counted under both. */
export type UsageKind = 'search' | 'investigation' | 'request' | 'turnaway';

/** What an event must know to be summed. */
export interface CountedEvent {
  readonly kind: UsageKind;
  /** Instant, UTC, ISO 8601. */
  readonly at: string;
  /** Who: the public id of the session; for visitors without one a mark of address, program and hour. */
  readonly session: string;
  /** Null for searches. */
  readonly item: string | null;
  readonly isRobot: boolean;
  /** Folded into a later event of the same reader on the same item. */
  readonly isDoubleClick: boolean;
}
