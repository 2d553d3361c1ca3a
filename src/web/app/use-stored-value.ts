import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const unsaved = new Map<string, string>();

/** A small preference of this reader, kept in the browser and shared by everything on the page that reads it. */
export function useStoredValue(key: string, fallback: string): readonly [string, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => readStoredValue(key, fallback));
  const store = useCallback((next: string) => writeStoredValue(key, next), [key]);
  return [value, store];
}

/** Reads a preference; where storage is refused it lasts as long as the page. */
export function readStoredValue(key: string, fallback: string): string {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Keeps a preference and tells everything that reads it. */
export function writeStoredValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, value);
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
