/** Where time comes from; a test gives its own. */
export interface Clock {
  /** Instant in UTC, ISO 8601. */
  now(): string;
  /** Today's date in the library's time zone, `YYYY-MM-DD`. */
  today(): string;
}
