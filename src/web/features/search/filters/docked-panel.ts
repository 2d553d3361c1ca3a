import { useEffect, useRef, type RefObject } from 'react';
import { useStoredValue } from '#web/app/use-stored-value.ts';
import { focusResults } from '../results/focus-results.ts';
import { PREFILTER_ID } from './panel-opener.ts';

/** The filters beside the results, where there is room for them. */
export interface DockedPanel {
  readonly panel: RefObject<HTMLElement | null>;
  readonly isDocked: boolean;
  /** Shows the filters and goes to them. */
  readonly open: () => void;
  /** Gives their room to the results and goes back to the button that opens them. */
  readonly close: () => void;
}

/** Whether the filters stand beside the results: until the reader closes them, which is remembered (OP-168). */
export function useDockedPanel(hasRoom: boolean): DockedPanel {
  const panel = useRef<HTMLElement>(null);
  const isAsked = useRef(false);
  const [stored, store] = useStoredValue('pandect.filters', 'open');
  const isDocked = hasRoom && stored !== 'closed';
  useEffect(() => {
    if (isDocked && isAsked.current) panel.current?.focus();
    isAsked.current = false;
  }, [isDocked]);
  const open = () => {
    if (isDocked) panel.current?.focus();
    isAsked.current = !isDocked;
    store('open');
  };
  const close = () => {
    store('closed');
    const opener = document.getElementById(PREFILTER_ID);
    if (opener) opener.focus();
    else focusResults();
  };
  return { panel, isDocked, open, close };
}
