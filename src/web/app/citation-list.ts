import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

/** The page that looks up a list of citations: a part of the search of everything. */
export const CITATION_LIST = '/search?list=citations';

const KEY = 'pandect.citation-list';
const listeners = new Set<() => void>();

/** Leads to the look-up of a list, with a text to begin with; it is kept in this tab alone, and in no address. */
export function useCitationList(): (text: string) => void {
  const { navigate } = useRouter();
  return (text) => {
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      // It is pasted once more.
    }
    for (const listener of listeners) listener();
    void navigate({ href: CITATION_LIST });
  };
}

/** The text to begin with. */
export function useCitations(): string {
  return useSyncExternalStore(subscribe, read, read);
}

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
