import type { CallBody } from '#contract/call.ts';
import * as calls from '#contract/account-security.ts';
import { callChange, callQuery, FRESH } from './call-query.ts';

/** Who keeps the password, and where the account is signed in. */
export const accountSecurityQuery = () => callQuery(calls.getAccountSecurity, {}, FRESH);

/** Answers how many other sessions ended. */
export const changePassword = callChange(
  calls.changePassword,
  (password: string, wanted: string) => ({ body: { password, wanted } }),
  (queries) => queries.invalidateQueries(accountSecurityQuery()),
);

/** Answers how many sessions ended. */
export const endSessions = callChange(
  calls.endSessions,
  (body: CallBody<typeof calls.endSessions>) => ({ body }),
  (queries, _answer, { which }) => (which === 'all' ? undefined : queries.invalidateQueries(accountSecurityQuery())),
);
