import { HomePage } from '#web/features/home/home-page.tsx';
import { useHome } from '#web/features/home/use-home.ts';
import { SearchBar } from '#web/features/search-bar/search-bar.tsx';
import { usePageTitle } from './use-page-title.ts';

/** The first page. */
export default function HomeRoute() {
  usePageTitle('Home');
  return <HomePage model={useHome()} searchField={<SearchBar size="large" />} />;
}
