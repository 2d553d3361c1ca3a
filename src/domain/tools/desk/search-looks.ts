import { chooseLaterMark, type SeenMark } from './search-alert.ts';

/** What a reader has seen of a search that is among their favorites. */
export interface SearchLooks {
  readonly seen: SeenMark;
  /** The mark before the last look that had something new; null until there was one. */
  readonly before: SeenMark | null;
}

/** A look at what is new. */
export interface SearchLook {
  /** Its instant is that of the look. */
  readonly seen: SeenMark;
  readonly hasNew: boolean;
}

/** As it is kept with the favorite. */
export function printLooks(looks: SearchLooks): string {
  return JSON.stringify(looks);
}

/** The way back. A search that was kept before looks were noted tells by the time it was kept (`keptAt`, UTC) alone. */
export function readLooks(text: string, keptAt: string): SearchLooks {
  if (text === '') return { seen: { at: keptAt, corpusVersion: null }, before: null };
  return JSON.parse(text) as SearchLooks;
}

/** What has been seen after another look; two looks at once do not take back what either has seen. */
export function addLook({ seen, before }: SearchLooks, look: SearchLook): SearchLooks {
  return { seen: chooseLaterMark(seen, look.seen), before: look.hasNew ? seen : before };
}
