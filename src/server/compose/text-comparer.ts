import { ThreadedComparer } from '#server/adapters/compare/threaded-comparer.ts';

/** What holds texts of a library against each other, by the path of its database. */
export function openComparer(path: string): ThreadedComparer {
  return new ThreadedComparer(path, new URL('./compare-thread.ts', import.meta.url));
}
