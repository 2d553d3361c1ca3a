import { HomePage } from '#web/features/home/home-page.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { useHome } from '#web/features/home/use-home.ts';
import { usePageTitle } from './use-page-title.ts';

const RecentlyViewed = createLazyPart(
  async () => (await import('#web/features/history/recently-viewed.tsx')).RecentlyViewed,
  { failed: () => null },
);

/** The first page. */
export default function HomeRoute() {
  usePageTitle('Home');
  return (
    <HomePage model={useHome()}>
      <RecentlyViewed />
    </HomePage>
  );
}
