import { ContinueReading } from '#web/features/history/continue-reading.tsx';
import { RecentlyViewed, SHOWN } from '#web/features/history/recently-viewed.tsx';
import { HomePage } from '#web/features/home/home-page.tsx';
import { useHome } from '#web/features/home/use-home.ts';
import { usePageTitle } from './use-page-title.ts';

/** The first page. */
export default function HomeRoute() {
  usePageTitle('Home');
  const parts = { 'continue-reading': <ContinueReading amount={SHOWN} />, 'recently-viewed': <RecentlyViewed /> };
  return <HomePage model={useHome()} parts={parts} />;
}
