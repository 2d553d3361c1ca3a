import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

interface Place {
  readonly path: string;
  readonly top: number;
  readonly focus: Element | null;
}

/** Where the reader was when the connection went. */
let place: Place | undefined;

/** Whether there is a connection, now and later (SH-279, SH-280). */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** What of a page is hidden without a connection, and comes back with it where the reader left it. */
export interface Offline {
  readonly isOnline: boolean;
  /** The offline screen stands in place of the page. */
  readonly isHidden: boolean;
  /** A kept document is opened: its page shows although there is no connection. */
  readonly showKept: (href: string) => void;
  readonly hideKept: () => void;
}

/** The rules of the time without a connection. `path` is that of the page that is open. */
export function useOffline(path: string): Offline {
  const isOnline = useOnline();
  const [kept, setKept] = useState<string>();
  const isHidden = !isOnline && kept !== path;
  useLayoutEffect(() => {
    if (!isOnline || !place) return;
    const { path: left, top, focus } = place;
    place = undefined;
    if (left !== path) return;
    window.scrollTo({ top, behavior: 'instant' });
    if (focus instanceof HTMLElement && focus.isConnected) focus.focus({ preventScroll: true });
  }, [isOnline, path]);
  return { isOnline, isHidden, showKept: setKept, hideKept: () => setKept(undefined) };
}

function subscribe(listener: () => void): () => void {
  const leave = () => {
    place = { path: location.pathname, top: window.scrollY, focus: document.activeElement };
    listener();
  };
  window.addEventListener('offline', leave);
  window.addEventListener('online', listener);
  return () => {
    window.removeEventListener('offline', leave);
    window.removeEventListener('online', listener);
  };
}
