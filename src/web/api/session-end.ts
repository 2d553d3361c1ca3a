type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back when the server no longer knows who asks (401). Answers how to stop listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A call was answered 401. */
export function reportSessionEnd(): void {
  for (const listener of listeners) listener();
}
