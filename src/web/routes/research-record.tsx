import { RecordPage } from '#web/features/research-record/record-page.tsx';
import { useSignInPage } from './use-sign-in-page.ts';
import { useRouteTitle } from './use-page-title.ts';

/** The page `research-record`. */
export default function ResearchRecordRoute() {
  useRouteTitle();
  return <RecordPage signIn={useSignInPage()} />;
}
