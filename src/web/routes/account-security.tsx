import { useAccount } from '#web/app/account.ts';
import { AccountSecurityPage } from '#web/features/account-security/account-security-page.tsx';
import { NotFound } from './not-found.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `account-security`; whoever is recognised by network address alone has no account, and no such page. */
export default function AccountSecurityRoute() {
  const { isByAddress, isSignedIn } = useAccount();
  return isByAddress && !isSignedIn ? <NotFound /> : <Known />;
}

function Known() {
  useRouteTitle();
  return <AccountSecurityPage />;
}
