import { AccountSecurity } from '#web/features/account-security/account-security-page.tsx';
import { KeptData } from '#web/features/my-data/kept-data.tsx';

/** What is the reader's own whether or not a contract is in force: what the account keeps, and how it signs in. */
export function OwnAccount() {
  return (
    <>
      <KeptData />
      <AccountSecurity />
    </>
  );
}
