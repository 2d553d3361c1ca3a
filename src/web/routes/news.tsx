import { NewsPage } from '#web/features/news/news-page.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `news`. */
export default function NewsRoute() {
  useRouteTitle();
  return <NewsPage />;
}
