import type { CallBody } from '#contract/call.ts';
import type { addFavorites } from '#contract/favorites.ts';

export type WaitingStars = CallBody<typeof addFavorites>['favorites'];

const KEY = 'pandect.waiting-stars';

/** How long somebody may take to sign in; milliseconds. Later it may be another person at this desk. */
const PATIENCE = 30 * 60_000;

/** Keeps in this tab what was starred without an account, until somebody has signed in (OP-13). */
export function waitForSignIn(favorites: WaitingStars): void {
  write(JSON.stringify({ at: Date.now(), favorites }));
}

/** The reader decided against it. */
export function forgetWaiting(): void {
  write(null);
}

/** What waits, once; nothing where it has waited for too long. */
export function takeWaiting(): WaitingStars {
  const kept = read();
  forgetWaiting();
  return kept && Date.now() - kept.at < PATIENCE ? kept.favorites : [];
}

function read(): { readonly at: number; readonly favorites: WaitingStars } | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Where storage is refused nothing waits, and the star is pressed once more. */
function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Nothing waits.
  }
}
