import { CookiePolicy } from '#web/features/house/cookie-policy.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `cookies`. */
export default function CookiePolicyRoute() {
  useRouteTitle();
  return <CookiePolicy />;
}
