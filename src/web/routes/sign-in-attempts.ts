const KEY = 'pandect.sign-ins';

/** So many ways to sign-in for one address within so short a time are a loop; milliseconds. */
const MOST = 2;
const WINDOW = 20_000;

interface Attempts {
  readonly href: string;
  readonly times: readonly number[];
}

/**
 * Notes that the visitor is about to be led to sign-in for an address. False when that has just happened twice without a
 * sign-in: something, often refused cookies, keeps it from holding, and another round would change nothing.
 */
export function noteSignIn(href: string, now = Date.now()): boolean {
  const last = readAttempts();
  const times = last?.href === href ? last.times.filter((time) => now - time < WINDOW) : [];
  if (times.length >= MOST) {
    forgetSignIns();
    return false;
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ href, times: [...times, now] } satisfies Attempts));
  } catch {
    // Storage that is refused usually means that cookies are, too: sign-in cannot hold, so the visitor is told at once.
    return false;
  }
  return true;
}

/** The visitor has arrived. */
export function forgetSignIns(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function readAttempts(): Attempts | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
