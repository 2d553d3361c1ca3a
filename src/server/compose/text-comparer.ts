import { ThreadedComparer } from '#server/adapters/text-comparer/threaded-comparer.ts';

/** What holds texts of a library against each other, by the path of its database. */
export function openComparer(path: string): ThreadedComparer {
  return new ThreadedComparer(path, new URL('./compare-texts-thread.ts', import.meta.url));
}
