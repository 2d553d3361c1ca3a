import { useSyncExternalStore } from 'react';

const KEY = 'pandect.visit-searches';
const listeners = new Set<() => void>();

/** This browser has kept searches for somebody recognised by address, which an account can take over later. */
export function noteVisitSearch(): void {
  write('yes');
}

/** They are in an account now, or nobody wants them. */
export function forgetVisitSearches(): void {
  write(null);
}

/** Whether there may be some, now and later, in whichever tab that changes. */
export function useHasVisitSearches(): boolean {
  return useSyncExternalStore(subscribe, read);
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Where storage is refused nothing is noted, and nobody is asked. */
function write(value: 'yes' | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
