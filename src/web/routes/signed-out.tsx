import { SignedOut } from '#web/features/account/signed-out.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `signed-out`. */
export default function SignedOutRoute() {
  useRouteTitle();
  return <SignedOut />;
}
