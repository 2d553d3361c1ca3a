/** When a reader last looked at what is new, and what of that day they saw. */
export interface Look {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly seen: readonly string[];
}

interface Added {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly addedDate: string;
}

/** As many as are remembered of one day. */
const MOST_SEEN = 500;

/** Whether a document was added since the reader looked; nothing is new to whoever looks for the first time (OP-70). */
export function isNewToReader(look: Look | undefined, { id, addedDate }: Added): boolean {
  if (!look) return false;
  return addedDate > look.day || (addedDate === look.day && !look.seen.includes(id));
}

/** What to remember of this look; `former` is what was remembered before. */
export function noteLook(former: Look | undefined, today: string, shown: readonly Added[]): Look {
  const seen = shown.filter(({ addedDate }) => addedDate === today).map(({ id }) => id);
  const before = former?.day === today ? former.seen : [];
  return { day: today, seen: [...new Set([...before, ...seen])].slice(-MOST_SEEN) };
}

/** What was remembered; undefined where that is nothing or not readable. */
export function readLook(text: string): Look | undefined {
  try {
    const { day, seen } = JSON.parse(text) as Partial<Look>;
    return typeof day === 'string' && Array.isArray(seen) ? { day, seen } : undefined;
  } catch {
    return undefined;
  }
}
