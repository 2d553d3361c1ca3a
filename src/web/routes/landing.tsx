import { Landing } from '#web/features/account/landing.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `landing`. */
export default function LandingRoute() {
  useRouteTitle();
  return <Landing />;
}
