import type { Paper } from '#domain/paper/paper.ts';

/** Beyond so many facts a text begins on a page of its own. */
const MOST_FACTS = 6;

/** Whether the first page of a file of one text is for what that is alone. */
export function hasFront({ facts, hasContents }: Paper): boolean {
  return hasContents || facts.length > MOST_FACTS;
}
