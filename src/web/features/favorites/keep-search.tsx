import { createLazyPart } from '#web/ui/lazy-part.tsx';
import type { KeepSearchProps } from './star-props.ts';
import styles from './star.module.css';
import { useHasFavorites } from './use-has-favorites.ts';

const SearchStar = createLazyPart<KeepSearchProps>(async () => (await import('./search-star.tsx')).SearchStar, {
  waiting: () => <span className={styles.star} />,
  failed: () => null,
});

/** Above the results: keeps the search among the favorites. Not there for codes without favorites (OP-38). */
export function KeepSearch(props: KeepSearchProps) {
  return useHasFavorites() ? <SearchStar {...props} /> : null;
}
