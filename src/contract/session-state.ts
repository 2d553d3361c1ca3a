/** Where a page asks whether its session goes on. Beside the calls, as whoever watches over the server asks. */
export const SESSION_STATE = '/sessionz';

export interface SessionState {
  readonly live: boolean;
  /** Id of the personal account; null for a visit by network address, and where there is no session. */
  readonly account: string | null;
}
