import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { CurrentRouteContext, type CurrentRoute } from '#web/app/current-route.ts';
import { defaultMode, findModeAt, useEditionView } from '#web/app/edition-view.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { readAddress } from '#web/app/search-address.ts';
import { SearchField } from '#web/app/search-field.tsx';
import { AccountCarryOver } from '#web/features/account-carry-over/account-carry-over.tsx';
import { Shell } from '#web/features/shell/shell.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { Slots } from './slots.tsx';
import { presentRoute, type LoadedPage } from './outcome.ts';

/** After the page, which says nothing of it where it does not come: no reader asked for it. */
const AfterPage = createLazyPart(async () => (await import('./after-page.tsx')).AfterPage, {
  failed: () => null,
});

/** On paper alone. */
const PrintLetterhead = createLazyPart(async () => (await import('./letterhead.tsx')).PrintLetterhead, {
  failed: () => null,
});

/** The shell with the page inside. */
export function Root() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = useMatches({
    select: (matches) => presentRoute((matches.at(-1)?.loaderData as LoadedPage | undefined)?.outcome),
    structuralSharing: true,
  });
  const hasField = useSearchField(current);
  return (
    <CurrentRouteContext value={current}>
      <PrintLetterhead />
      <Slots>
        <Shell path={pathname} page={current.page} search={hasField ? <HeaderSearch current={current} /> : null}>
          <Outlet />
        </Shell>
      </Slots>
      <AccountCarryOver />
      <AfterPage />
    </CurrentRouteContext>
  );
}

/** Home draws the field itself, and whoever has no search page gets none that would lead to a refusal. */
function useSearchField(current: CurrentRoute): boolean {
  const view = useEditionView();
  if (current.page === '' || current.page === 'home' || current.page === 'leaving') return false;
  const { path } = defaultMode(view);
  return resolveAddress(view, readHeldCodes(view), path, '').kind === 'page';
}

function HeaderSearch({ current }: { readonly current: CurrentRoute }) {
  const searchStr = useLocation({ select: withoutStart });
  const path = current.page === 'search' ? current.route?.path : undefined;
  const mode = findModeAt(useEditionView(), path, searchStr);
  const state = mode ? readAddress(mode, searchStr).state : undefined;
  return <SearchField key={mode?.id} mode={mode} state={state} />;
}

/** The search of an address but for the page of results, which the field does not show. */
function withoutStart({ searchStr }: { readonly searchStr: string }): string {
  const parameters = new URLSearchParams(searchStr);
  parameters.delete('start');
  return parameters.toString();
}
