import { CustomizePage } from '#web/features/customization/customize-page.tsx';
import { useRouteTitle } from './use-page-title.ts';
import { useSignInPage } from './use-sign-in-page.ts';

/** The page `customize`. */
export default function CustomizeRoute() {
  useRouteTitle();
  return <CustomizePage signIn={useSignInPage()} />;
}
