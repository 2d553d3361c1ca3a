import { SwitchAccount } from '#web/features/account/switch-account.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `switch-account`. */
export default function SwitchAccountRoute() {
  useRouteTitle();
  return <SwitchAccount />;
}
