import { join } from 'node:path';
import { findPasswordFault } from '#domain/access/password-rule.ts';
import { EDITIONS } from '#editions/editions.ts';
import { createCommonPasswords } from '#server/adapters/system/common-passwords.ts';
import type { AccountStore } from '#server/ports/account-store.ts';
import type { PasswordRule } from '#server/ports/password-rule.ts';
import { PRODUCT } from './product.ts';

/** The rule for passwords of this installation, with the names that no password may be made of. */
export function createPasswordRule(accounts: Pick<AccountStore, 'findInstitution'>): PasswordRule {
  const isCommon = createCommonPasswords(join(PRODUCT.root, 'content/passwords/common.txt'));
  const editions = Object.values(EDITIONS).map(({ name }) => name);
  return async (password, { username, name, email, institution }) => {
    const own = institution === null ? undefined : await accounts.findInstitution(institution);
    const places = own ? [...editions, own.name] : editions;
    return findPasswordFault(password, { username, name, email, places }, isCommon);
  };
}
