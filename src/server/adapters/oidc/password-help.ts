import { findInstitutionByAddress } from '#domain/access/address-range.ts';
import type { Account, AccountStore } from '#server/ports/account-store.ts';
import type { PasswordHelp } from './sign-in-page.ts';

/**
 * Whom a reader asks for another password: the institution of the account where this browser is known to have signed in
 * with it, else the institution of the network address. Nobody learns from a user name alone where somebody belongs.
 */
export function createPasswordHelp(accounts: Pick<AccountStore, 'findInstitution' | 'listRanges'>) {
  return async (address: string, account: Account | undefined): Promise<PasswordHelp | null> => {
    const id = account?.institution ?? findInstitutionByAddress(await accounts.listRanges(), address);
    const institution = id === undefined ? undefined : await accounts.findInstitution(id);
    return institution ? { institution: institution.name, contact: institution.contact } : null;
  };
}
