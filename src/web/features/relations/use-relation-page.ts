import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { RelationPageState } from '#domain/tools/relations/relation-page.ts';
import { printRelationAddress, readRelationAddress } from './relation-address.ts';

export interface RelationPage {
  readonly state: RelationPageState;
  /** The address of what is shown with something changed, from its first page. */
  readonly hrefOf: (change: Partial<RelationPageState>) => string;
  readonly go: (change: Partial<RelationPageState>) => void;
}

/** What the page shows stands in its address: reloading, sharing and the way back show the same. */
export function useRelationPage(): RelationPage {
  const router = useRouter();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const state = useMemo(() => readRelationAddress(searchStr), [searchStr]);
  const hrefOf = (change: Partial<RelationPageState>) =>
    pathname + printRelationAddress({ ...state, page: 1, ...change });
  return {
    state,
    hrefOf,
    go: (change) => void router.navigate({ href: hrefOf(change), resetScroll: false }),
  };
}
