import { useEffect, useEffectEvent } from 'react';

/** The button of the search bar that opens the filters. */
export const PREFILTER_ID = 'prefilter';

const REQUESTED = 'pandect:filter-panel';

/** Asks the page for its filters, wherever the asking button stands (SR-029); a page without filters hears nothing. */
export function requestFilterPanel(): void {
  window.dispatchEvent(new Event(REQUESTED));
}

let isAwaited = false;

/** Goes to a page and asks it for its filters once it is drawn. */
export function requestFilterPanelOnArrival(go: () => Promise<void>): void {
  isAwaited = true;
  void go();
}

/** Hears the requests for the filters of this page, as long as it is drawn. */
export function useFilterPanelRequests(open: () => void): void {
  const answer = useEffectEvent(open);
  useEffect(() => {
    const listener = () => answer();
    if (isAwaited) listener();
    isAwaited = false;
    window.addEventListener(REQUESTED, listener);
    return () => window.removeEventListener(REQUESTED, listener);
  }, []);
}
