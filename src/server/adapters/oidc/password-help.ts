import { findInstitutionByAddress } from '#domain/access/address-range.ts';
import type { Account, AccountStore, AddressRange } from '#server/ports/account-store.ts';
import type { PasswordHelp } from './sign-in-page.ts';

type Accounts = Pick<AccountStore, 'findInstitution' | 'listRanges' | 'revision'>;

/**
 * Whom a reader asks for another password: the institution of the account where this browser is known to have signed in
 * with it, else the institution of the network address. Nobody learns from a user name alone where somebody belongs.
 */
export function createPasswordHelp(accounts: Accounts) {
  const listRanges = keepRanges(accounts);
  return async (address: string, account: Account | undefined): Promise<PasswordHelp | null> => {
    const id = account?.institution ?? findInstitutionByAddress(await listRanges(), address);
    const institution = id === undefined ? undefined : await accounts.findInstitution(id);
    return institution ? { institution: institution.name, contact: institution.contact } : null;
  };
}

/** Reads the ranges again only after a change: there may be thousands, and finding one among them prepares them all. */
function keepRanges(accounts: Accounts): () => Promise<readonly AddressRange[]> {
  let kept: { readonly revision: number; readonly ranges: readonly AddressRange[] } | undefined;
  return async () => {
    const revision = await accounts.revision();
    if (kept?.revision !== revision) kept = { revision, ranges: await accounts.listRanges() };
    return kept.ranges;
  };
}
