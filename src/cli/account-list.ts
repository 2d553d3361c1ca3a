import { foldUsername } from '#domain/access/fold-username.ts';
import type { Account, AccountDraft } from '#server/ports/account-store.ts';
import { checkEmail, checkUsername, makePassword, MOST_NAME_CHARACTERS } from './account-fields.ts';
import { getInstitution, InputRefused, readText } from './change-people.ts';
import { checkPassword, planInitialEnd } from './read-password.ts';
import type { ListRow } from './read-list.ts';
import type { ListKind } from './take-list.ts';

/** A new account with its password, or a known one as it will be. */
type AccountEntry =
  | { readonly draft: AccountDraft; readonly password: string }
  | { readonly draft: AccountDraft; readonly account: Account };

/** Accounts by their usernames. Without a password a new account gets one, which is told. */
export const ACCOUNT_LIST: ListKind<AccountEntry> = {
  columns: { needed: ['username', 'name'], optional: ['email', 'institution', 'password'] },
  async plan(people, row, before) {
    const username = checkUsername(row.cells['username'] ?? '');
    const isTwice = before.some(({ draft }) => foldUsername(draft.username) === foldUsername(username));
    if (isTwice) throw new InputRefused(`“${username}” stands on a line before.`);
    const account = await people.accounts.findAccountByUsername(username);
    const name = readText('name', row.cells['name'] ?? '', MOST_NAME_CHARACTERS);
    const email = checkEmail(readCell(row, 'email', account?.email ?? null));
    const institution = readCell(row, 'institution', account?.institution ?? null);
    if (institution !== null) await getInstitution(people, institution);
    const draft = { username: account?.username ?? username, name, email, institution };
    const words = [draft.username, name, email, institution].filter((part) => part !== null).join(', ');
    const password = readCell(row, 'password', null);
    if (!account) {
      const made = password === null ? makePassword() : await checkPassword(people, draft, password);
      return {
        outcome: 'made',
        entry: { draft, password: made },
        words,
        ...(password === null ? { password: made } : {}),
      };
    }
    if (password !== null) {
      throw new InputRefused(`“${username}” is there already; “account password” sets another password.`);
    }
    const isSame = account.name === name && account.email === email && account.institution === institution;
    return { outcome: isSame ? 'unchanged' : 'changed', entry: { draft, account: { ...account, ...draft } }, words };
  },
  async keep({ accounts, hasher }, entries) {
    const initialUntil = planInitialEnd();
    const made = await Promise.all(
      entries.flatMap((entry) =>
        'password' in entry
          ? [hasher.hash(entry.password).then((hash) => ({ draft: entry.draft, hash, initialUntil }))]
          : [],
      ),
    );
    const changed = entries.flatMap((entry) => ('account' in entry ? [entry.account] : []));
    await accounts.writePeopleList({ made, changed, contracts: [], ranges: [] });
  },
};

/** What stands in a cell: null for an empty one, `former` where the list has no such column. */
function readCell({ cells }: ListRow, column: string, former: string | null): string | null {
  const cell = cells[column];
  if (cell === undefined) return former;
  return cell === '' ? null : cell;
}
