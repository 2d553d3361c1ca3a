/** Tries and the pause between them (SH-321). */
const TRIES = 5;
const PAUSE_MILLISECONDS = 1000;

/** The value once there is one: tried at once and up to five times more, a second apart; undefined where none comes. */
export async function waitFor<Value>(find: () => Value | undefined): Promise<Value | undefined> {
  for (let left = TRIES; ; left -= 1) {
    const value = find();
    if (value !== undefined || left === 0) return value;
    await new Promise((resume) => setTimeout(resume, PAUSE_MILLISECONDS));
  }
}
