/** Where a page asks whether its session goes on. Beside the calls, as whoever watches over the server asks. */
export const SESSION_STATE = '/sessionz';

export interface SessionState {
  /** Its public id; null where there is none. */
  readonly session: string | null;
  /** Id of the personal account; null for a visit by network address as well. */
  readonly account: string | null;
}
