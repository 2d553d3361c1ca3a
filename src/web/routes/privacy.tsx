import { PrivacyPolicy } from '#web/features/house/privacy-policy.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `privacy`. */
export default function PrivacyPolicyRoute() {
  useRouteTitle();
  return <PrivacyPolicy />;
}
