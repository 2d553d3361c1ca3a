import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { CASES_ON_A_PAGE } from '#domain/tools/profiles/cases-on-a-page.ts';
import type { CasesTable, Profile } from '#contract/profiles.ts';
import { profileCasesQuery } from '#web/api/profile.queries.ts';
import { ALL_CASES, printCasesAddress, readCasesAddress, type CasesState } from './cases-address.ts';

export type CasesTableModel = ReturnType<typeof useCasesTable>;

/** The table of cases, which the address holds: reloading, the way back and a number that leads here show the same. */
export function useCasesTable(profile: Profile) {
  const { navigate } = useRouter();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const state = readCasesAddress(searchStr);
  const isFirst = printCasesAddress(state) === printCasesAddress(ALL_CASES);
  const filters = state.filters.map(({ id, value }) => ({ id, filterItems: [value] }));
  const body = { page: state.page, resultsPerPage: CASES_ON_A_PAGE, filters };
  const { data, error, isFetching } = useQuery({ ...profileCasesQuery(profile.slug, body), enabled: !isFirst });
  const first: CasesTable = { ...profile, start: 0, resultsPerPage: CASES_ON_A_PAGE };
  return {
    table: isFirst ? first : data,
    state,
    error: isFirst ? undefined : (error ?? undefined),
    isLoading: !isFirst && isFetching,
    choose: (next: CasesState) => void navigate({ href: pathname + printCasesAddress(next), resetScroll: false }),
  };
}
