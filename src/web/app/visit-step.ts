let isReturn = false;

/** Whether the reader came here by going back or forward. */
export function isReturning(): boolean {
  return isReturn;
}

/** To be told of every step the reader takes: `PUSH` and `REPLACE` are new ones, all others lead where they were. */
export function noteStep(type: string): void {
  isReturn = type !== 'PUSH' && type !== 'REPLACE';
}

/**
 * How long, in milliseconds, the answer to a search counts as new. Where the reader returns to it it is not asked for
 * again, since what came in meanwhile would move what they look for; a search made once more is a new one after a minute.
 */
export function answerHolds(): number {
  return isReturn ? Infinity : 60_000;
}
