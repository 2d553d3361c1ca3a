import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does is always the latest; for events alone, not while drawing. */
export function useSteady<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
