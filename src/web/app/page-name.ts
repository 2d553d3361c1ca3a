import { useSyncExternalStore } from 'react';

interface PageName {
  readonly path: string;
  readonly name: string | undefined;
}

let present: PageName = { path: '', name: undefined };
const listeners = new Set<() => void>();

/** Says what the page that is open is called, such as the title of its document. */
export function setPageName(name: string | undefined): void {
  const { pathname: path } = window.location;
  if (present.path === path && present.name === name) return;
  present = { path, name };
  for (const listener of listeners) listener();
}

/** What the page at `path` is called; undefined until it says so. */
export function usePageName(path: string): string | undefined {
  return useSyncExternalStore(subscribe, () => (present.path === path ? present.name : undefined));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
