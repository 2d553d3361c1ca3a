import { Outlet, useLocation } from '@tanstack/react-router';
import { useEditionView } from '#web/api/edition-view.ts';
import { readAddress } from '#web/api/search-address.ts';
import { SearchBar } from '#web/features/search-bar/search-bar.tsx';
import { Shell } from '#web/features/shell/shell.tsx';

/** The shell with the page inside; home draws the search field itself. */
export function Root() {
  const { pathname, searchStr } = useLocation();
  const mode = useEditionView().modes.find((candidate) => candidate.path === pathname);
  const state = mode ? readAddress(mode, searchStr).state : undefined;
  return (
    <Shell path={pathname} search={pathname === '/' ? null : <SearchBar key={mode?.id} mode={mode} state={state} />}>
      <Outlet />
    </Shell>
  );
}
