import { ACCOUNT_ADDRESSES } from '#contract/account.ts';
import { Leaving } from '#web/features/account/leaving.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** `/account/logout`: the guard has left for the server already (SH-052). */
export default function SignOutRoute() {
  useRouteTitle();
  return <Leaving to={ACCOUNT_ADDRESSES.logout} />;
}
