import { MyDataPage } from '#web/features/my-data/my-data-page.tsx';
import { useRouteTitle } from './use-page-title.ts';
import { useSignInPage } from './use-sign-in-page.ts';

/** The page `my-data`. */
export default function MyDataRoute() {
  useRouteTitle();
  return <MyDataPage signIn={useSignInPage()} />;
}
