import { SESSION_STATE, type SessionState } from '#contract/session-state.ts';

/** Whoever asks asks again by then; milliseconds. */
const PATIENCE = 4000;

/** What the server says of this browser's session; undefined where it does not say. */
export async function askSessionState(): Promise<SessionState | undefined> {
  try {
    const response = await fetch(SESSION_STATE, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? ((await response.json()) as SessionState) : undefined;
  } catch {
    return undefined;
  }
}
