import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { changeFavorites, type FavoritesAction, type FavoritesPageState } from '#domain/tools/desk/favorites-page.ts';
import { printFavoritesAddress, readFavoritesAddress } from './favorites-address.ts';

/** What is no place of its own to come back to: a letter typed, a list that is shown again. */
const IN_PLACE: ReadonlySet<FavoritesAction['do']> = new Set(['query', 'changed', 'folder-removed']);

/**
 * What the favorites page shows, which its address holds, too: reloading and the way back show the same. The page draws
 * from the state, so that typing never waits for the address. An action answers what was shown before it.
 */
export function usePageState(): readonly [
  FavoritesPageState,
  (action: FavoritesAction) => FavoritesPageState,
  hrefOf: (action: FavoritesAction) => string,
] {
  const { history, navigate } = useRouter();
  const [state, setState] = useState(() => readFavoritesAddress(history.location.search));
  const latest = useRef(state);
  const [pathname] = useState(() => history.location.pathname);
  useEffect(
    () =>
      history.subscribe(({ location }: { readonly location: Pick<Location, 'pathname' | 'search'> }) => {
        if (location.pathname !== pathname || location.search === printFavoritesAddress(latest.current)) return;
        latest.current = readFavoritesAddress(location.search);
        setState(latest.current);
      }),
    [history, pathname],
  );
  const act = (action: FavoritesAction) => {
    const before = latest.current;
    const next = changeFavorites(before, action);
    latest.current = next;
    setState(next);
    // What was asked of the server may be done when the reader is on another page already.
    if (history.location.pathname !== pathname) return before;
    const href = pathname + printFavoritesAddress(next);
    if (href === pathname + history.location.search) return before;
    void navigate({ href, replace: IN_PLACE.has(action.do), resetScroll: false });
    return before;
  };
  return [state, act, (action) => pathname + printFavoritesAddress(changeFavorites(state, action))];
}
