import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  describeMisread,
  printComparisonQuery,
  readComparisonQuery,
  type ComparisonState,
} from '#domain/comparison/comparison-address.ts';

export interface ComparisonAddress {
  readonly state: ComparisonState;
  /** What the address says that cannot be taken so, in words. */
  readonly misread: readonly string[];
  /** The address of what is shown with something changed. */
  readonly hrefOf: (change: Partial<ComparisonState>) => string;
  /** Shows it; what only narrows or orders what is seen replaces the address, a step of the reader's is one to go back. */
  readonly go: (change: Partial<ComparisonState>, isStep?: boolean) => void;
}

/** What the page shows stands in its address: reloading, sharing and the way back show the same. */
export function useComparisonAddress(): ComparisonAddress {
  const { navigate } = useRouter();
  const { pathname, searchStr } = useLocation();
  return useMemo(() => {
    const parameters = new URLSearchParams(searchStr);
    const state = readComparisonQuery(parameters);
    const kind = parameters.get('kind');
    const hrefOf = (change: Partial<ComparisonState>) => {
      const query = printComparisonQuery({ ...state, ...change });
      if (kind === null) return pathname + query;
      return `${pathname}?kind=${encodeURIComponent(kind)}${query.replace('?', '&')}`;
    };
    return {
      state,
      misread: describeMisread(parameters),
      hrefOf,
      go: (change, isStep = true) => void navigate({ href: hrefOf(change), resetScroll: false, replace: !isStep }),
    };
  }, [navigate, pathname, searchStr]);
}
