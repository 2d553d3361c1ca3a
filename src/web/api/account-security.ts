import type { QueryClient } from '@tanstack/react-query';
import {
  changePassword as changeCall,
  endSessions as endCall,
  getAccountSecurity,
} from '#contract/account-security.ts';
import type { CallBody } from '#contract/call.ts';
import { callQuery, FRESH } from './call-query.ts';
import { callServer } from './call-server.ts';

/** Who keeps the password, and where the account is signed in. */
export const accountSecurityQuery = () => callQuery(getAccountSecurity, {}, FRESH);

/** Answers how many other sessions ended. @throws ApiError */
export async function changePassword(queries: QueryClient, password: string, wanted: string): Promise<number> {
  const { ended } = await callServer(changeCall, { body: { password, wanted } });
  await queries.invalidateQueries(accountSecurityQuery());
  return ended;
}

/** Answers how many sessions ended. @throws ApiError */
export async function endSessions(queries: QueryClient, wish: CallBody<typeof endCall>): Promise<number> {
  const { ended } = await callServer(endCall, { body: wish });
  if (wish.which !== 'all') await queries.invalidateQueries(accountSecurityQuery());
  return ended;
}
