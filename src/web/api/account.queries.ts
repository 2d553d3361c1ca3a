import type { QueryClient } from '@tanstack/react-query';
import { getAccountInformation, loginByAddress, type AccountInformation } from '#contract/account.ts';
import { callQuery } from './call-query.ts';
import { callServer } from './call-server.ts';

/** Who is signed in, as the server knows it. */
export const accountQuery = () => callQuery(getAccountInformation, {}, { staleTime: 10 * 60_000 });

/** The same, asked of the server now. Undefined where it does not answer. */
export function askAccount(queries: QueryClient): Promise<AccountInformation | undefined> {
  return queries.fetchQuery({ ...accountQuery(), staleTime: 0 }).catch(() => undefined);
}

/** Whether somebody is signed in with an account of their own. */
export function isPersonal(account: AccountInformation | undefined): boolean {
  return account !== undefined && account.userId !== null;
}

/**
 * Has the server look whether it knows the visitor's network address (SH-034). `again` also undoes a sign-out that this
 * browser asked for. Answers whether it does.
 */
export async function askByAddress(queries: QueryClient, again = false): Promise<boolean> {
  const { recognised } = await callServer(loginByAddress, { query: again ? { again: 'true' } : {} });
  if (recognised) await queries.invalidateQueries(accountQuery());
  return recognised;
}
