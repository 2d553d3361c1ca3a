import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import type { Account, Contract, Institution } from '#server/ports/account-store.ts';
import type { AccountTable, ContractTable, PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

export function readAccount(row: AccountTable): Account {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    accountNo: row.account_no,
    email: row.email,
    institution: row.institution,
    demo: row.demo === 1,
    ...(row.issuer === null ? {} : { issuer: row.issuer }),
    ...(row.suspended_at === null ? {} : { suspendedAt: row.suspended_at }),
    ...(row.institution_claimed === 1 && row.issuer !== null ? { claimedFrom: row.issuer } : {}),
  };
}

export function readInstitution(row: PeopleSchema['institution']): Institution {
  const { id, name, contact } = row;
  return { id, name, customerNo: row.customer_no, contact, demo: row.demo === 1 };
}

/** Editions and codes were checked when they were written; a code that no edition knows opens nothing. */
export function readContract(row: ContractTable): Contract {
  return {
    institution: row.institution,
    edition: row.edition as EditionId,
    code: row.code as AccessCode,
    from: row.from_day,
    to: row.to_day,
    suspended: row.suspended === 1,
  };
}
