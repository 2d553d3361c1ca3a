import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Says something to those who do not see the change; a repeated message is said again. */
export function announce(text: string): void {
  message = text === message ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

/** The one place where announcements are read from; part of the shell. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <output className="visually-hidden" aria-live="polite">
      {text}
    </output>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
