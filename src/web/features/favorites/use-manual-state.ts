import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { changeManual, printManualAddress, readManualAddress, type ManualState } from './manual-address.ts';

/** What the favorites of the manual show, which their address holds, too: reloading and the way back show the same. */
export function useManualState(): readonly [ManualState, (change: Partial<ManualState>) => void] {
  const { history, navigate } = useRouter();
  const [state, setState] = useState(() => readManualAddress(history.location.search));
  const [pathname] = useState(() => history.location.pathname);
  useEffect(
    () =>
      history.subscribe(({ location }: { readonly location: Pick<Location, 'pathname' | 'search'> }) => {
        if (location.pathname === pathname) setState(readManualAddress(location.search));
      }),
    [history, pathname],
  );
  const change = (wish: Partial<ManualState>) => {
    const next = changeManual(state, wish);
    setState(next);
    void navigate({ href: pathname + printManualAddress(next), resetScroll: false });
  };
  return [state, change];
}
