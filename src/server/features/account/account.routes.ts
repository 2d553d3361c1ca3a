import { getAccountInformation, type AccountInformation } from '#contract/account.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';

/** Serves who is signed in. */
export function registerAccountRoutes(register: RegisterCall): void {
  register(getAccountInformation, async ({ reader }) => presentAccount(reader));
}

/** The seven fields and the institution; an anonymous visitor has none of them (OP-06). */
export function presentAccount({ visitor, codes }: Reader): AccountInformation {
  const { account, institution, byAddress } = visitor;
  const isKnown = account !== null || byAddress;
  return {
    userId: account?.id ?? null,
    accountId: account?.id ?? null,
    username: account?.name ?? (byAddress ? (institution?.name ?? null) : null),
    accountNo: account?.accountNo ?? (byAddress ? (institution?.customerNo ?? null) : null),
    subscription: isKnown && codes.length > 0 ? codes.join(',') : null,
    authenticatedByIp: isKnown ? account === null : null,
    gaSessionId: isKnown ? visitor.sessionId : null,
    institution: institution?.name ?? null,
  };
}
